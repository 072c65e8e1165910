<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New dating show</source>
        <translation>新建相亲会(&amp;N)</translation>
    </message>
    <message>
        <source>New show: &amp;marks of 80 and 5</source>
        <translation>新建：打分 80 对 5(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Add a &amp;guest</source>
        <translation>添加嘉宾(&amp;G)</translation>
    </message>
    <message>
        <source>Add a &amp;trait</source>
        <translation>添加标准(&amp;T)</translation>
    </message>
    <message>
        <source>Add an a&amp;xis</source>
        <translation>添加细节轴(&amp;X)</translation>
    </message>
    <message>
        <source>Re&amp;lease all pinned scores</source>
        <translation>还原所有手动打分(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Step &amp;1: tags and details</source>
        <translation>第 &amp;1 步：标签与细节</translation>
    </message>
    <message>
        <source>Step &amp;2: score</source>
        <translation>第 &amp;2 步：打分</translation>
    </message>
    <message>
        <source>Step &amp;3: scale and softmax</source>
        <translation>第 &amp;3 步：缩放与 Softmax</translation>
    </message>
    <message>
        <source>Step &amp;4: blend</source>
        <translation>第 &amp;4 步：加权融合</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>播放四步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动画(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言 Language(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Lar&amp;ger</source>
        <translation>放大(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>原始大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Show me around</source>
        <translation>带我看看(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why this number?</source>
        <translation>这个数怎么来的？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About Attention Date</source>
        <translation>关于注意力相亲会(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong that should not have. Your show is kept here:
{}</source>
        <translation>程序出了意料之外的错误。你的相亲会已另存一份，就在这里：
{}</translation>
    </message>
    <message>
        <source>Attention Date</source>
        <translation>注意力相亲会</translation>
    </message>
</context>
<context>
    <name>CriteriaPanel</name>
    <message>
        <source>What am I looking for? (below 0: rather not)</source>
        <translation>我在找什么样的人？（负数＝不喜欢）</translation>
    </message>
    <message>
        <source>Add a trait</source>
        <translation>添加一条标准</translation>
    </message>
    <message>
        <source>Divide the scores by</source>
        <translation>打分先除以</translation>
    </message>
    <message>
        <source>Divide by the root of the number of traits</source>
        <translation>除以标准条数的平方根 √d_k</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>Do not divide</source>
        <translation>不缩放，直接做 Softmax</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Give {} a 0</source>
        <translation>把 {}打成 0 分</translation>
    </message>
    <message>
        <source>Who takes over the {} % of {}?</source>
        <translation>{1} 让出的 {0}%，会被谁接住？</translation>
    </message>
    <message>
        <source>Want the opposite</source>
        <translation>标准全部反过来</translation>
    </message>
    <message>
        <source>Turn every criterion round: q becomes −q</source>
        <translation>每条标准取相反数：q 变成 −q</translation>
    </message>
    <message>
        <source>Want nothing</source>
        <translation>什么都不挑</translation>
    </message>
    <message>
        <source>All criteria 0: every score is 0, and everyone gets the same share</source>
        <translation>标准全为 0：人人得 0 分，占比也就人人相同</translation>
    </message>
</context>
<context>
    <name>CriterionRow</name>
    <message>
        <source>Name of trait {}</source>
        <translation>第 {} 条标准的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How much I want: {}</source>
        <translation>看重程度：{}</translation>
    </message>
    <message>
        <source>Remove the trait {}</source>
        <translation>删去标准“{}”</translation>
    </message>
</context>
<context>
    <name>GuestCard</name>
    <message>
        <source>Name of {}</source>
        <translation>{} 的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What {} does</source>
        <translation>{} 的身份</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>做什么的</translation>
    </message>
    <message>
        <source>Story of {}</source>
        <translation>{} 的故事</translation>
    </message>
    <message>
        <source>Their story</source>
        <translation>一句话故事</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>{}：更多操作</translation>
    </message>
</context>
<context>
    <name>GuestWidget</name>
    <message>
        <source>Score of {}</source>
        <translation>{} 的打分</translation>
    </message>
</context>
<context>
    <name>ImpressionAxis</name>
    <message>
        <source>Low word of axis {}</source>
        <translation>第 {} 条细节轴：低端用词</translation>
    </message>
    <message>
        <source>High word of axis {}</source>
        <translation>第 {} 条细节轴：高端用词</translation>
    </message>
    <message>
        <source>Remove the axis {} – {}</source>
        <translation>删去细节轴“{} – {}”</translation>
    </message>
</context>
<context>
    <name>ImpressionPanel</name>
    <message>
        <source>Softmax · shares of my mind</source>
        <translation>Softmax · 谁占我心里多少</translation>
    </message>
    <message>
        <source>Drag a share: its score is solved for you</source>
        <translation>占比也能拖：软件替你反推打分</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>添加一条细节轴</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>&amp;Undo: {}</source>
        <translation>撤销(&amp;U)：{}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: {}</source>
        <translation>重做(&amp;R)：{}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>About Attention Date</source>
        <translation>关于注意力相亲会</translation>
    </message>
    <message>
        <source>Attention Date {}: the Transformer&apos;s attention, as a dating show. Every number is real.</source>
        <translation>注意力相亲会 {}：用一场相亲讲清 Transformer 的注意力机制。屏幕上的每个数都是真算出来的。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Attention Date</source>
        <translation>注意力相亲会</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>相亲现场</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>At {}: {}</source>
        <translation>位置 {}：{}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>找不到这个文件。</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>You may not read or write there.</source>
        <translation>没有权限读写这里。</translation>
    </message>
    <message>
        <source>The system says: {}</source>
        <translation>系统提示：{}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text ({found}); save it as UTF-8</source>
        <translation>文件不是 UTF-8 文本（{found}），请另存为 UTF-8</translation>
    </message>
    <message>
        <source>the file is not valid JSON: found {found}, expected {expected}</source>
        <translation>文件不是合法的 JSON：这里是 {found}，应为 {expected}</translation>
    </message>
    <message>
        <source>the file is not a show: found {found}, expected {expected}</source>
        <translation>这不是相亲会文件：这里是 {found}，应为 {expected}</translation>
    </message>
    <message>
        <source>the file has version {found}; this app reads version {expected}</source>
        <translation>文件版本是 {found}，本软件能读的版本是 {expected}</translation>
    </message>
    <message>
        <source>there is no key {found} here; what would do: {expected}</source>
        <translation>这里没有 {found} 这个键，可用的是：{expected}</translation>
    </message>
    <message>
        <source>the key {expected} is missing</source>
        <translation>缺少键 {expected}</translation>
    </message>
    <message>
        <source>found {found}, expected {expected}</source>
        <translation>这里是 {found}，应为 {expected}</translation>
    </message>
    <message>
        <source>found {found}, but a number has to be finite</source>
        <translation>这里是 {found}，数字必须是有限的</translation>
    </message>
    <message>
        <source>found {found}, which is too large; what would do: {expected}</source>
        <translation>{found} 太大了，可以是：{expected}</translation>
    </message>
    <message>
        <source>{found} stands here twice</source>
        <translation>{found} 重复出现</translation>
    </message>
    <message>
        <source>{found} is nobody in this show; what would do: {expected}</source>
        <translation>场上没有 {found} 这个人，可以是：{expected}</translation>
    </message>
    <message>
        <source>found {found}; what would do: {expected}</source>
        <translation>这里是 {found}，可以是：{expected}</translation>
    </message>
    <message>
        <source>found {found}, but at least one entry is needed</source>
        <translation>这里是 {found}，至少要有一项</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Switch the language</source>
        <translation>切换语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
</context>
<context>
    <name>ScoreSlider</name>
    <message>
        <source>Pinned by hand: q·k is not used. The guest&apos;s menu releases it.</source>
        <translation>手动打分：不再用 q·k。可在嘉宾菜单里还原。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>打分</translation>
    </message>
</context>
<context>
    <name>ShareStack</name>
    <message>
        <source>Share of {}</source>
        <translation>{} 的占比</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ShowFiles</name>
    <message>
        <source>Open a show</source>
        <translation>打开相亲会</translation>
    </message>
    <message>
        <source>Save the show</source>
        <translation>保存相亲会</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>有改动还没保存</translation>
    </message>
    <message>
        <source>The show has changes that are not saved. Save them?</source>
        <translation>这场相亲会有改动还没保存，要保存吗？</translation>
    </message>
    <message>
        <source>This show cannot be opened: {}</source>
        <translation>打不开这个文件：{}</translation>
    </message>
    <message>
        <source>The show could not be saved: {}</source>
        <translation>没能保存：{}</translation>
    </message>
    <message>
        <source>Attention Date</source>
        <translation>注意力相亲会</translation>
    </message>
    <message>
        <source>Shows (*{});;All files (*)</source>
        <translation>相亲会文件 (*{});;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ShowWords</name>
    <message>
        <source>No. {}</source>
        <translation>{} 号</translation>
    </message>
    <message>
        <source>Nobody is left to look at: every guest is hidden, so no share is given and nothing comes home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single guest holds all of my mind, whatever the score: shares always add up to 100 %.</source>
        <translation>只有一位嘉宾时，打多少分都占 100%：占比的合计永远是 100%。</translation>
    </message>
    <message>
        <source>One guest takes everything. Softmax turns differences into ratios: {} = {}, so the shares stand at e^{} ≈ {} to 1. Divide the scores, and the others are heard again.</source>
        <translation>一个人占走了全部。Softmax 把分差变成倍数：{} = {}，占比就差了 e^{} ≈ {} 倍。先把打分除小一点，别人才有机会。</translation>
    </message>
    <message>
        <source>{} = {} % · as spread out as {} equal guests</source>
        <translation>{} = {}% · 相当于 {} 个人平分</translation>
    </message>
    <message>
        <source>sum 1.000</source>
        <translation>合计 1.000</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation>打分</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>impression</source>
        <translation>印象</translation>
    </message>
    <message>
        <source>Scores {}; shares {} %; impression {}</source>
        <translation>打分 {}；占比 {}%；印象 {}</translation>
    </message>
</context>
<context>
    <name>StageGestures</name>
    <message>
        <source>How much I want: {}</source>
        <translation>看重程度：{}</translation>
    </message>
    <message>
        <source>Score of {}</source>
        <translation>{} 的打分</translation>
    </message>
    <message>
        <source>Share of {}</source>
        <translation>{} 的占比</translation>
    </message>
    <message>
        <source>Tag of {}</source>
        <translation>{} 的标签</translation>
    </message>
    <message>
        <source>Detail of {}</source>
        <translation>{} 的细节</translation>
    </message>
    <message>
        <source>Divide the scores</source>
        <translation>调整缩放</translation>
    </message>
    <message>
        <source>Name of {}</source>
        <translation>{} 的名字</translation>
    </message>
    <message>
        <source>Role of {}</source>
        <translation>{} 的身份</translation>
    </message>
    <message>
        <source>Story of {}</source>
        <translation>{} 的故事</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Name of the trait {}</source>
        <translation>标准“{}”的名称</translation>
    </message>
    <message>
        <source>Word of an axis</source>
        <translation>细节轴的用词</translation>
    </message>
    <message>
        <source>Remove the trait {}</source>
        <translation>删去标准“{}”</translation>
    </message>
    <message>
        <source>Remove an axis</source>
        <translation>删去一条细节轴</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>请 {} 离场</translation>
    </message>
    <message>
        <source>Release the score of {}</source>
        <translation>还原 {} 的打分</translation>
    </message>
    <message>
        <source>Release all scores</source>
        <translation>还原所有打分</translation>
    </message>
    <message>
        <source>Move {}</source>
        <translation>移动 {}</translation>
    </message>
    <message>
        <source>New guest</source>
        <translation>新嘉宾</translation>
    </message>
    <message>
        <source>Add a guest</source>
        <translation>添加一位嘉宾</translation>
    </message>
    <message>
        <source>New trait</source>
        <translation>新标准</translation>
    </message>
    <message>
        <source>Add a trait</source>
        <translation>添加一条标准</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>添加一条细节轴</translation>
    </message>
    <message>
        <source>Want nothing</source>
        <translation>什么都不挑</translation>
    </message>
    <message>
        <source>Flip the criteria</source>
        <translation>反转标准</translation>
    </message>
    <message>
        <source>The last guest stays: attention needs somebody to attend to.</source>
        <translation>最后一位嘉宾得留下：总要有人可看，才谈得上注意力。</translation>
    </message>
    <message>
        <source>The last trait stays: a score needs something to compare.</source>
        <translation>最后一条标准得留下：总要有得比，才打得出分。</translation>
    </message>
    <message>
        <source>The last axis stays: an impression needs something to blend.</source>
        <translation>最后一条细节轴得留下：总要有东西可融合，才有印象。</translation>
    </message>
    <message>
        <source>A show holds at most {} guests.</source>
        <translation>一场最多 {} 位嘉宾。</translation>
    </message>
    <message>
        <source>A show holds at most {} traits.</source>
        <translation>最多 {} 条标准。</translation>
    </message>
    <message>
        <source>A show holds at most {} axes.</source>
        <translation>最多 {} 条细节轴。</translation>
    </message>
    <message>
        <source>Scores can only be divided by a number above 0.</source>
        <translation>打分只能除以大于 0 的数。</translation>
    </message>
    <message>
        <source>A text holds at most {} characters, all of them whole.</source>
        <translation>一段文字最多 {} 个字符，且不能含残缺的字符。</translation>
    </message>
    <message>
        <source>That number is too large: the limit is ±{}.</source>
        <translation>这个数太大了，上限是 ±{}。</translation>
    </message>
    <message>
        <source>The only guest holds all of my mind, whatever the score.</source>
        <translation>场上只有一位嘉宾，打多少分都占满我的心。</translation>
    </message>
</context>
<context>
    <name>StageHeader</name>
    <message>
        <source>Title of the show</source>
        <translation>这一场的标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>① Tags &amp; details</source>
        <translation>① 标签·细节</translation>
    </message>
    <message>
        <source>Step 1: what I look for, and how guests introduce themselves</source>
        <translation>第 1 步：我找什么样的人，嘉宾怎么介绍自己</translation>
    </message>
    <message>
        <source>② Score QKᵀ</source>
        <translation>② 打分 QKᵀ</translation>
    </message>
    <message>
        <source>Step 2: compare my criteria with every guest&apos;s tags</source>
        <translation>第 2 步：拿我的标准逐一对照每位嘉宾的标签</translation>
    </message>
    <message>
        <source>③ Scale + softmax</source>
        <translation>③ 缩放 + Softmax</translation>
    </message>
    <message>
        <source>Step 3: turn scores into shares of my mind</source>
        <translation>第 3 步：把打分变成占比</translation>
    </message>
    <message>
        <source>④ Blend</source>
        <translation>④ 加权融合</translation>
    </message>
    <message>
        <source>Step 4: blend the real details in these shares</source>
        <translation>第 4 步：按占比把真实细节融合成印象</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>跳到最后</translation>
    </message>
    <message>
        <source>Play the four steps</source>
        <translation>播放四步</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>嘉宾</translation>
    </message>
    <message>
        <source>Add a guest</source>
        <translation>添加一位嘉宾</translation>
    </message>
    <message>
        <source>Show me around</source>
        <translation>带我看看</translation>
    </message>
</context>
<context>
    <name>StageSheets</name>
    <message>
        <source>Why this number?</source>
        <translation>这个数怎么来的？</translation>
    </message>
    <message>
        <source>Show the whole card</source>
        <translation>看完整的资料卡</translation>
    </message>
    <message>
        <source>Release the score: back to q·k</source>
        <translation>还原打分：回到 q·k</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>往前挪</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>往后挪</translation>
    </message>
    <message>
        <source>Remove from the show</source>
        <translation>请 TA 离场</translation>
    </message>
    <message>
        <source>Query: what I look for</source>
        <translation>Query：我在找什么</translation>
    </message>
    <message>
        <source>Drag a slider: how much do you want this trait? Below 0 means rather not. These numbers together are the query vector q.</source>
        <translation>拖动滑块：这一条你有多看重？负数表示不喜欢。这几个数合起来，就是查询向量 q。</translation>
    </message>
    <message>
        <source>Key and value: a guest</source>
        <translation>Key 与 Value：一位嘉宾</translation>
    </message>
    <message>
        <source>The amber tags are the key k, compared with your criteria. The teal story and details are the value v: what you really learn. The score is q·k; drag it and it is pinned. Everything here can be edited.</source>
        <translation>琥珀色的标签是 Key（k），用来和你的标准比对；青色的故事和细节是 Value（v），聊过才知道。打分就是 q·k，拖动它就改成手动打分。这张卡上什么都能改。</translation>
    </message>
    <message>
        <source>Softmax: shares of my mind</source>
        <translation>Softmax：各占我心里多少</translation>
    </message>
    <message>
        <source>Scores become shares that add up to 100 %. One guest&apos;s gain is all others&apos; loss. Drag a share, and the score behind it is solved backwards.</source>
        <translation>打分变成占比，合计正好 100%。一个人多占一点，其他人就少一点。也可以直接拖占比，软件会反推出对应的打分。</translation>
    </message>
    <message>
        <source>Output: the impression I keep</source>
        <translation>输出：留下的印象</translation>
    </message>
    <message>
        <source>Everyone&apos;s details, blended in these shares. The larger a share, the louder the story. This is what attention hands on.</source>
        <translation>按占比把每个人的细节融合在一起。占比越大，故事越响亮。注意力交给下一层的，就是它。</translation>
    </message>
    <message>
        <source>The same thing as algebra</source>
        <translation>同一件事，写成算式</translation>
    </message>
    <message>
        <source>softmax(q·Kᵀ ÷ √d_k)·V with the very numbers above. Point at any cell, card or bar: its twins light up. “Why this number?” in a guest&apos;s menu writes the four steps out.</source>
        <translation>softmax(q·Kᵀ ÷ √d_k)·V，用的就是上面这些数。指向任何一格、一张卡、一段条，与它对应的地方都会亮起来。嘉宾菜单里的“这个数怎么来的？”会把四步逐行写出来。</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Done</source>
        <translation>看完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why does {} take {} % of my mind?</source>
        <translation>{} 的 {}% 是怎么来的？</translation>
    </message>
    <message>
        <source>① ② Compare criteria with tags, and add up</source>
        <translation>①② 标准与标签逐项相乘，再相加</translation>
    </message>
    <message>
        <source>q·k = sum of the products =</source>
        <translation>q·k ＝ 各项之和 ＝</translation>
    </message>
    <message>
        <source>The score is pinned by hand, so q·k is not used. Score =</source>
        <translation>这个打分是手动定的，不用 q·k。打分 ＝</translation>
    </message>
    <message>
        <source>③ Scale, then softmax</source>
        <translation>③ 先缩放，再 Softmax</translation>
    </message>
    <message>
        <source>Take the largest off, so that nothing overflows:</source>
        <translation>先减去全场最大值，免得溢出：</translation>
    </message>
    <message>
        <source>The same for everyone, added up:</source>
        <translation>每个人都这样算，加起来：</translation>
    </message>
    <message>
        <source>Share:</source>
        <translation>占比：</translation>
    </message>
    <message>
        <source>(with all decimals: {})</source>
        <translation>（保留全部小数：{}）</translation>
    </message>
    <message>
        <source>④ Share × details: the part of the impression that is theirs</source>
        <translation>④ 占比 × 细节：印象里属于 TA 的那一份</translation>
    </message>
</context>
</TS>
