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
        <source>Rea&amp;dy shows</source>
        <translation>现成的场景(&amp;D)</translation>
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
        <source>Add an a&amp;xis</source>
        <translation>添加轴(&amp;X)</translation>
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
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate as…</source>
        <translation>复制为(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Add {a_guest}</source>
        <translation>添加{guest}(&amp;G)</translation>
    </message>
    <message>
        <source>A&amp;dd {a_trait}</source>
        <translation>添加{trait}(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Words of this show…</source>
        <translation>这一场的用词(&amp;W)…</translation>
    </message>
    <message>
        <source>La&amp;b</source>
        <translation>实验室(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;2: score</source>
        <translation>第 &amp;2 步：打分</translation>
    </message>
    <message>
        <source>Step &amp;3: scale and softmax</source>
        <translation>第 &amp;3 步：缩放 + softmax</translation>
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
        <translation>默认大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>使用手册(&amp;G)</translation>
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
        <source>Where the analogy &amp;breaks</source>
        <translation>类比在哪儿失灵(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;About Attention Date</source>
        <translation>关于注意力相亲会(&amp;A)</translation>
    </message>
    <message>
        <source>Reset to the &amp;original</source>
        <translation>恢复原样(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>The &amp;show</source>
        <translation>现场(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Everyone</source>
        <translation>全场互看(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>{friend}团(&amp;P)</translation>
    </message>
    <message>
        <source>For&amp;mula</source>
        <translation>公式(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>上一页(&amp;V)</translation>
    </message>
    <message>
        <source>Step &amp;1: {tag}</source>
        <translation>第 &amp;1 步：{tag}</translation>
    </message>
    <message>
        <source>Step &amp;4: blend {detail}</source>
        <translation>第 &amp;4 步：融合{detail}</translation>
    </message>
    <message>
        <source>P&amp;lay the steps</source>
        <translation>播放四步(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{}, masked</source>
        <translation>{}（加掩码）</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Unscaled</source>
        <translation>未缩放</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>打分</translation>
    </message>
</context>
<context>
    <name>BreaksCard</name>
    <message>
        <source>Where the analogy breaks</source>
        <translation>类比在哪儿失灵</translation>
    </message>
    <message>
        <source>What attention does, and this show does not</source>
        <translation>注意力会做、而这一场做不到的事</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Any scene chooses in the end; attention never does. A share is not the probability of choosing somebody: all who are not masked are mixed in, each by their share.
Nobody talks first and learns later. Keys and values are computed at once, out of the same rows; here the values stay sealed only to tell the two apart.
Here some look and others are looked at. In self-attention each row does both, and gives as well: q, k and v are three projections of the same x.
Nobody writes keys and values. W_Q, W_K and W_V are learned together, and their dimensions have no names. Nor has a head a character: what it looks at changes with the input.
Only numbers are computed with. Names and sentences are there for you to read; attention never sees them.
A score means nothing by itself. Add the same number to all of them, and no share moves.
There is no memory. The same input always gives the same output, whatever came before it.
There is no order either. All rows look at all at once; who comes first has to be added, as positions or as a mask.
Nobody is replaced. In a model the mixture is added to the row that looked (the residual connection), and the next layer begins with the sum.</source>
        <translation>任何一个场景最后都要选定一个，注意力从不选。占比不是“选中谁”的概率：没被掩码遮住的，个个都按自己的占比混进来。
没有谁是先聊天、后了解。Key 和 Value 由同一行同时算出，从一开始就都在；这里先把 Value 封住，只是为了把两样东西分清。
这里有人在看、有人被看。在自注意力里，每一行既看别人、又被看、还交出内容：q、k、v 是同一行 x 的三个投影。
Key 和 Value 不是谁写上去的。W_Q、W_K、W_V 在训练中一起学出来，每一维都没有名字。头也没有固定的性格：它看什么，随输入而变。
参与计算的只有数字。名字和一句句话是给人读的，注意力看不见它们。
分数本身没有意思。给所有分数加上同一个数，占比一点不变。
注意力没有记忆。同样的输入永远得到同样的输出，之前看过什么都不算数。
注意力也没有先后。所有行同时看所有行；要分先后，得另外加上位置编码或掩码。
谁也没有被换掉。在模型里，这份混合会加回到在看的那一行上（残差连接），下一层从两者之和接着算。</translation>
    </message>
</context>
<context>
    <name>ByHandTab</name>
    <message>
        <source>Check by hand</source>
        <translation>手算验证</translation>
    </message>
    <message>
        <source>Whose share is checked</source>
        <translation>验算谁的占比</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>一对一</translation>
    </message>
    <message>
        <source>Whole row</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>带答案</translation>
    </message>
    <message>
        <source>Without answers</source>
        <translation>留空练习</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>The {guest} before</source>
        <translation>上一{counter}{guest}</translation>
    </message>
    <message>
        <source>The next {guest}</source>
        <translation>下一{counter}{guest}</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {}</source>
        <translation>PDF 没能保存：{}</translation>
    </message>
    <message>
        <source>Each step goes on from the digits written above it: a pocket calculator finds the same</source>
        <translation>每一步都接着上面写出的数往下算，拿计算器按一遍，结果相同</translation>
    </message>
    <message>
        <source>Saved: {0} (pages: {1})</source>
        <translation>已保存：{0}，共 {1} 页</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手算</translation>
    </message>
</context>
<context>
    <name>ClaimPanel</name>
    <message>
        <source>Claim</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>What this does not show</source>
        <translation>这不能说明什么</translation>
    </message>
</context>
<context>
    <name>CodeEditor</name>
    <message>
        <source>Tab indents what is worked on; Escape, then Tab, goes on to the next.</source>
        <translation>正在改动时，Tab 键用来缩进；先按 Esc 再按 Tab，就到下一处。</translation>
    </message>
</context>
<context>
    <name>CodeHeader</name>
    <message>
        <source>The show as a program</source>
        <translation>这一场，写成程序</translation>
    </message>
    <message>
        <source>The program in NumPy</source>
        <translation>用 NumPy 写的程序</translation>
    </message>
    <message>
        <source>The program in PyTorch</source>
        <translation>用 PyTorch 写的程序</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>多头</translation>
    </message>
    <message>
        <source>Multi-head attention: all heads of the panel</source>
        <translation>多头注意力：所有头</translation>
    </message>
    <message>
        <source>Numbers in the program</source>
        <translation>数字写在程序里</translation>
    </message>
    <message>
        <source>Every number stands in the program itself</source>
        <translation>每个数字都写在程序里</translation>
    </message>
    <message>
        <source>From the show file</source>
        <translation>从文件读取</translation>
    </message>
    <message>
        <source>The program reads the numbers from the show file</source>
        <translation>程序从现场文件里读出数字</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>只算一行</translation>
    </message>
    <message>
        <source>Only the row that the stage shows</source>
        <translation>只算现场显示的那一行</translation>
    </message>
    <message>
        <source>All who look: one row per viewer</source>
        <translation>在看的各占一行</translation>
    </message>
</context>
<context>
    <name>CodePage</name>
    <message>
        <source>The program is on the clipboard.</source>
        <translation>程序已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Program (.py) …</source>
        <translation>程序（.py）…</translation>
    </message>
    <message>
        <source>Notebook (.ipynb) …</source>
        <translation>笔记本（.ipynb）…</translation>
    </message>
</context>
<context>
    <name>CodePresentation</name>
    <message>
        <source>The tensors of this line: {}</source>
        <translation>这一行的张量：{}</translation>
    </message>
    <message>
        <source>{}[0]  {} of {}</source>
        <translation>{}[0]  {}，取自 {}</translation>
    </message>
</context>
<context>
    <name>CodeStops</name>
    <message>
        <source>The show as a program</source>
        <translation>这一场，写成程序</translation>
    </message>
    <message>
        <source>It follows every edit of the show. Change it as you like; “Reset” brings the show&apos;s own back, and it can be saved as a program or a notebook.</source>
        <translation>这一场改什么，程序就跟着变。尽管动手改；“还原”找回这一场自己的程序，也可以存成程序或笔记本。</translation>
    </message>
    <message>
        <source>What a line makes</source>
        <translation>一行算出什么</translation>
    </message>
    <message>
        <source>The tensors of the line where the cursor is, with shapes and numbers: those on screen.</source>
        <translation>光标所在的那一行算出的张量：形状和数，与屏幕上的是同一套。</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>跑起来</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it, and the app says whether it finds what is on screen.</source>
        <translation>按 Ctrl+Enter 运行，软件会说它算出的和屏幕上的是不是一样。</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>选哪个程序</translation>
    </message>
    <message>
        <source>NumPy or PyTorch; one row, all rows, or the panel; numbers in it, or from the show file.</source>
        <translation>NumPy 还是 PyTorch；只算一行、算全部，还是算多头；数写在程序里，还是从现场文件里读。</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong that should not have. Your show is kept here:
{}</source>
        <translation>软件出了意料之外的错误。你的现场已另存一份，就在这里：
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
        <source>Divide the scores by</source>
        <translation>打分先除以</translation>
    </message>
    <message>
        <source>What kind of {guest} am I looking for? (below 0: rather not)</source>
        <translation>我在找什么样的{guest}？（负数＝不想要）</translation>
    </message>
    <message>
        <source>Add {a_trait}</source>
        <translation>添加{trait}</translation>
    </message>
    <message>
        <source>Divide by the root of the number of {traits}</source>
        <translation>除以{trait}条数的平方根 √d_k</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>Do not divide</source>
        <translation>不缩放，直接做 softmax</translation>
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
        <source>Who takes over the {} of {}?</source>
        <translation>{1} 让出的 {0}，会被谁接住？</translation>
    </message>
    <message>
        <source>Want the opposite</source>
        <translation>全部反过来</translation>
    </message>
    <message>
        <source>Turn every number round: q becomes −q</source>
        <translation>每个数取相反数：q 变成 −q</translation>
    </message>
    <message>
        <source>What is “{}” looking for? (below 0: rather not)</source>
        <translation>“{}”在找什么样的？（负数＝不想要）</translation>
    </message>
    <message>
        <source>All of q becomes 0: then every score is 0, and all shares are equal</source>
        <translation>q 全变成 0：打分全是 0，占比也就全都相同</translation>
    </message>
    <message>
        <source>Set all to 0</source>
        <translation>什么都不挑</translation>
    </message>
</context>
<context>
    <name>CriterionRow</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of {trait} {}</source>
        <translation>第 {} 项{trait}的名称</translation>
    </message>
    <message>
        <source>How much I want: {}</source>
        <translation>看重程度：{}</translation>
    </message>
    <message>
        <source>Remove the {trait} {}</source>
        <translation>删去{trait}“{}”</translation>
    </message>
</context>
<context>
    <name>EditErrors</name>
    <message>
        <source>The last {guest} stays: attention needs somebody to attend to.</source>
        <translation>最后一{counter}{guest}得留下：总要有得看，才谈得上注意力。</translation>
    </message>
    <message>
        <source>The last {trait} stays: a score needs something to compare.</source>
        <translation>最后一项{trait}得留下：总要有得比，才打得出分。</translation>
    </message>
    <message>
        <source>The last axis stays: the output needs something to blend.</source>
        <translation>最后一条轴得留下：总要有东西可融合，才有输出。</translation>
    </message>
    <message>
        <source>A show holds at most {} {guests}.</source>
        <translation>一场最多 {} {counter}{guest}。</translation>
    </message>
    <message>
        <source>A show holds at most {} {traits}.</source>
        <translation>{trait}最多 {} 项。</translation>
    </message>
    <message>
        <source>A show holds at most {} axes.</source>
        <translation>最多 {} 条轴。</translation>
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
        <source>A sentence holds at most {} words; this one has more.</source>
        <translation>一句话最多 {} 个词，这句超了。</translation>
    </message>
    <message>
        <source>A sentence needs at least one word.</source>
        <translation>一句话至少要有一个词。</translation>
    </message>
    <message>
        <source>A panel has 1 to {} {friends}.</source>
        <translation>{friend}最少 1 位，最多 {} 位。</translation>
    </message>
    <message>
        <source>The last {friend} stays: somebody has to look.</source>
        <translation>最后一位{friend}得留下：总要有人来看。</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {}.</source>
        <translation>随机种子是 0 到 {} 的整数。</translation>
    </message>
    <message>
        <source>{Guests} come on one by one only where all stand in one row. Let everyone look first.</source>
        <translation>{guest}排成同一行，才能逐个登场。请先让大家都来看。</translation>
    </message>
    <message>
        <source>Cards are shared evenly: the number of sets has to divide the {} heads.</source>
        <translation>卡片要平分：份数必须能整除 {} 个头。</translation>
    </message>
    <message>
        <source>Scores can only be divided by a number from {} up.</source>
        <translation>打分只能除以不小于 {} 的数。</translation>
    </message>
    <message>
        <source>The only {guest} holds all of {mind}, whatever the score.</source>
        <translation>场上只有一{counter}{guest}，打多少分都占满{mind}。</translation>
    </message>
    <message>
        <source>A mask hides this {guest}: no score gives it a share.</source>
        <translation>这一{counter}{guest}被掩码遮住了：打多少分都分不到占比。</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>{friend} {}</source>
        <translation>{friend} {}</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation>头的个数</translation>
    </message>
    <message>
        <source>Who shares cards</source>
        <translation>谁合用卡片</translation>
    </message>
    <message>
        <source>Mute “{}”</source>
        <translation>把“{}”静音</translation>
    </message>
    <message>
        <source>Unmute “{}”</source>
        <translation>取消“{}”的静音</translation>
    </message>
    <message>
        <source>Remove head “{}”</source>
        <translation>请“{}”离场</translation>
    </message>
    <message>
        <source>Name of {}</source>
        <translation>{} 的名字</translation>
    </message>
    <message>
        <source>Lens of {}</source>
        <translation>{} 的镜片</translation>
    </message>
    <message>
        <source>A number of {}</source>
        <translation>改 {} 里的数</translation>
    </message>
    <message>
        <source>{} as the lenses give it</source>
        <translation>{} 恢复成镜片给出的值</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>A number of X</source>
        <translation>改 X 里的数</translation>
    </message>
    <message>
        <source>A number of W</source>
        <translation>改 W 里的数</translation>
    </message>
    <message>
        <source>Query of {}</source>
        <translation>{} 的 Query</translation>
    </message>
    <message>
        <source>Key of {}</source>
        <translation>{} 的 Key</translation>
    </message>
    <message>
        <source>Value of {}</source>
        <translation>{} 的 Value</translation>
    </message>
    <message>
        <source>Take what x @ W gives</source>
        <translation>恢复成 x @ W 算出的值</translation>
    </message>
    <message>
        <source>Make projections of the records</source>
        <translation>把资料换成嵌入和投影矩阵</translation>
    </message>
    <message>
        <source>How much I want: {}</source>
        <translation>看重程度：{}</translation>
    </message>
    <message>
        <source>Set all to 0</source>
        <translation>什么都不挑</translation>
    </message>
    <message>
        <source>Want the opposite</source>
        <translation>全部反过来</translation>
    </message>
    <message>
        <source>{Tag}: {}</source>
        <translation>{tag}：{}</translation>
    </message>
    <message>
        <source>{Detail}: {}</source>
        <translation>{detail}：{}</translation>
    </message>
    <message>
        <source>Score of {}</source>
        <translation>{} 的打分</translation>
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
        <source>Divide the scores</source>
        <translation>调整缩放</translation>
    </message>
    <message>
        <source>Subtitle of {}</source>
        <translation>{} 的副标题</translation>
    </message>
    <message>
        <source>{Story} of {}</source>
        <translation>{} 的{story}</translation>
    </message>
    <message>
        <source>Name of the {trait} {}</source>
        <translation>{trait}“{}”的名称</translation>
    </message>
    <message>
        <source>Word of an axis</source>
        <translation>轴的用词</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Word of the show: {}</source>
        <translation>用词：{}</translation>
    </message>
    <message>
        <source>Where the analogy breaks</source>
        <translation>类比在哪儿失灵</translation>
    </message>
    <message>
        <source>Add {a_guest}</source>
        <translation>添加{guest}</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>移走 {}</translation>
    </message>
    <message>
        <source>Move {}</source>
        <translation>移动 {}</translation>
    </message>
    <message>
        <source>Add {a_trait}</source>
        <translation>添加{trait}</translation>
    </message>
    <message>
        <source>Remove the {trait} {}</source>
        <translation>删去{trait}“{}”</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>添加一条轴</translation>
    </message>
    <message>
        <source>Remove an axis</source>
        <translation>删去一条轴</translation>
    </message>
    <message>
        <source>Let everyone look</source>
        <translation>让大家都来看</translation>
    </message>
    <message>
        <source>Let only “{}” look</source>
        <translation>只让“{}”看</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>Shuffle the {seats}</source>
        <translation>打乱{seat}</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>{Seat} of {}</source>
        <translation>{} 的{seat}</translation>
    </message>
    <message>
        <source>What “{}” may look at</source>
        <translation>“{}”能看到谁</translation>
    </message>
    <message>
        <source>Take off all masks</source>
        <translation>去掉所有掩码</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Another word for “{}”</source>
        <translation>把“{}”换成另一个词</translation>
    </message>
    <message>
        <source>Share of {}</source>
        <translation>{} 的占比</translation>
    </message>
    <message>
        <source>Row of shares: {}</source>
        <translation>{} 这一行的占比</translation>
    </message>
</context>
<context>
    <name>EveryoneHeader</name>
    <message>
        <source>Title of the show</source>
        <translation>这一场的标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>换一场</translation>
    </message>
    <message>
        <source>Put on one of the ready shows</source>
        <translation>换上一场现成的</translation>
    </message>
    <message>
        <source>One looks</source>
        <translation>单独看</translation>
    </message>
    <message>
        <source>Everyone looks</source>
        <translation>全场互看</translation>
    </message>
    <message>
        <source>Self-attention: all {guests} look at all, n × n</source>
        <translation>自注意力：n {counter}互相看，n × n</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>{Guests} look, {askers} are looked at: another map, not this one turned over</source>
        <translation>换成{guests}看{askers}：得到的是另一张图，并不是把这张翻过来</translation>
    </message>
    <message>
        <source>Shuffle the {seats}</source>
        <translation>打乱{seat}</translation>
    </message>
    <message>
        <source>Deal the {seats} anew, and see whether any output changes</source>
        <translation>重新排{seat}，看看有没有谁的输出变了</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>Only “{}” looks: one row of the map</source>
        <translation>只有“{}”在看：热力图只有一行</translation>
    </message>
    <message>
        <source>Add a sinusoidal position to each row x: then {seats} make a difference</source>
        <translation>给每一行 x 加上正弦位置编码：排在哪个{seat}从此有区别</translation>
    </message>
</context>
<context>
    <name>EveryonePage</name>
    <message>
        <source>Arcs &amp; steps</source>
        <translation>弧线与步骤</translation>
    </message>
    <message>
        <source>X @ W</source>
        <translation>X @ W</translation>
    </message>
    <message>
        <source>What queries, keys and values are made of</source>
        <translation>Q、K、V 是怎么来的</translation>
    </message>
    <message>
        <source>“{}” looks around</source>
        <translation>“{}”看了一圈</translation>
    </message>
    <message>
        <source>Pick a row to change who looks; point at a cell for its four steps</source>
        <translation>点一行换主角；指着一格看它的四步算式</translation>
    </message>
    <message>
        <source>Where Q, K and V come from</source>
        <translation>Q、K、V 从哪儿来</translation>
    </message>
    <message>
        <source>{Seats} shuffled: somebody&apos;s output moved by {0}, because of {1}.</source>
        <translation>{seat}打乱了：有的输出变了 {0}，因为有{1}。</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>{Seats} shuffled, and nobody&apos;s output has changed: largest change 0. Without positions or a causal mask, attention does not care who is where.</source>
        <translation>{seat}打乱了，可谁的输出都没变：最大变化为 0。没有位置编码和因果掩码，注意力不在乎谁排在哪儿。</translation>
    </message>
    <message>
        <source>Why does “{0}” give “{1}” {2}?</source>
        <translation>为什么“{0}”分给“{1}” {2}？</translation>
    </message>
    <message>
        <source>Type all shares that “{}” gives</source>
        <translation>输入 {} 这一行的全部占比</translation>
    </message>
</context>
<context>
    <name>EveryonePresentation</name>
    <message>
        <source>Made up of their letters, not trained: the vectors of {}.</source>
        <translation>以下的向量是按字母编出来的，没有经过训练：{}。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>who looks (Q)</source>
        <translation>谁在看（Q）</translation>
    </message>
    <message>
        <source>who is looked at (K)</source>
        <translation>谁被看（K）</translation>
    </message>
    <message>
        <source>who is looked at (K): {guests}</source>
        <translation>谁被看（K）：{guest}</translation>
    </message>
    <message>
        <source>who looks (Q): {askers}</source>
        <translation>谁在看（Q）：{askers}</translation>
    </message>
    <message>
        <source>“{0}” may not look at “{1}”: a mask hides it</source>
        <translation>“{0}”看不到“{1}”：被掩码遮住了</translation>
    </message>
    <message>
        <source>“{0}” looks at “{1}”: {2}</source>
        <translation>“{0}”看“{1}”：{2}</translation>
    </message>
</context>
<context>
    <name>EveryoneStops</name>
    <message>
        <source>A row for each who looks</source>
        <translation>在看的各占一行</translation>
    </message>
    <message>
        <source>Rows look at columns: each row is a softmax of its own. Pick a row, and everything here follows it; the stage shows one of these rows.</source>
        <translation>行看列：每一行各做各的 softmax。点一行，这一页都跟着换成它；现场看到的，就是其中一行。</translation>
    </message>
    <message>
        <source>One row, and one cell in it</source>
        <translation>看一行，再看一格</translation>
    </message>
    <message>
        <source>The wider an arc, the larger the share. Below, the pair that is picked, or pointed at, is worked out. “X @ W” shows what queries, keys and values are made of.</source>
        <translation>弧线越粗，占比越大。下面把选中或指着的那一对算给你看。“X @ W”里是查询、键、值的来历。</translation>
    </message>
    <message>
        <source>Masks: who may not look at whom</source>
        <translation>掩码：谁不能看谁</translation>
    </message>
    <message>
        <source>Causal hides who comes later, an empty {seat} hides a whole column, a click hides single cells. What is hidden gets no share; the others take it.</source>
        <translation>因果掩码遮住后来的，空{seat}遮住一整列，逐格遮只遮你点的那一格。遮住的没有占比，由其余的分走。</translation>
    </message>
    <message>
        <source>Order, and other scenes</source>
        <translation>次序，换一场</translation>
    </message>
    <message>
        <source>Shuffle: nobody&apos;s output changes, until positions or a causal mask are on. “Scenes” has sentences, a pronoun, and a translation, in which one side alone looks.</source>
        <translation>打乱{seat}，谁的输出都不变；加上位置编码或因果掩码就变了。“换一场”里有句子、代词，还有只由一方来看的翻译。</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
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
        <translation>这不是现场文件：这里是 {found}，应为 {expected}</translation>
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
        <translation>场上没有编号 {found}，可以是：{expected}</translation>
    </message>
    <message>
        <source>found {found}; what would do: {expected}</source>
        <translation>这里是 {found}，可以是：{expected}</translation>
    </message>
    <message>
        <source>found {found}, but at least one entry is needed</source>
        <translation>这里是 {found}，至少要有一项</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Another program has that file open.</source>
        <translation>别的程序正开着这个文件。</translation>
    </message>
    <message>
        <source>There is no room left on that disk.</source>
        <translation>那个磁盘已经满了。</translation>
    </message>
    <message>
        <source>That disk can only be read, not written to.</source>
        <translation>那个磁盘是只读的，写不进去。</translation>
    </message>
    <message>
        <source>The file is too large for that disk.</source>
        <translation>文件太大，那个磁盘放不下。</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>文件名太长了。</translation>
    </message>
    <message>
        <source>A file cannot have that name there.</source>
        <translation>那里的文件不能叫这个名字。</translation>
    </message>
    <message>
        <source>A file is in the way, where a folder should be.</source>
        <translation>路径中有一处应当是文件夹，却是个文件。</translation>
    </message>
    <message>
        <source>The links there lead round in a circle.</source>
        <translation>那里的链接绕成了一圈。</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>那个磁盘读写出错。</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>size of type</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>recent shows</source>
        <translation>最近打开的场次</translation>
    </message>
    <message>
        <source>size of the window</source>
        <translation>窗口大小</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>These settings could not be read, and begin anew: {}.</source>
        <translation>这几项设置读不出来，已恢复默认：{}。</translation>
    </message>
    <message>
        <source>The file as it was is kept: {}</source>
        <translation>原来的设置文件留在：{}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the program</source>
        <translation>在程序里查找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FlowTab</name>
    <message>
        <source>Click a box, or use the arrow keys: it opens below</source>
        <translation>点一个方框，或用方向键选中，下面就打开这个矩阵</translation>
    </message>
    <message>
        <source>From X to the output: all {} look</source>
        <translation>从 X 到输出：{} {counter}都在看</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Head {0} of {1} · {2}: its own W makes {3} numbers out of all {4}</source>
        <translation>第 {0} 个头（共 {1} 个）· {2}：用自己的 W，从整行 {4} 个数算出 {3} 个</translation>
    </message>
    <message>
        <source>From X to the output: “{}” looks</source>
        <translation>从 X 到输出：“{}”在看</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>打分</translation>
    </message>
</context>
<context>
    <name>FocusPanel</name>
    <message>
        <source>Map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Who looks at whom, as this {friend} sees it</source>
        <translation>在这位{friend}眼里，谁在看谁</translation>
    </message>
    <message>
        <source>Why not one head?</source>
        <translation>一个头不够吗？</translation>
    </message>
    <message>
        <source>Original sizes</source>
        <translation>论文原尺寸</translation>
    </message>
    <message>
        <source>Head {0} · {1}</source>
        <translation>第 {0} 个头 · {1}</translation>
    </message>
    <message>
        <source>The very same {guests}, looked at by two {friends} who want opposite things.</source>
        <translation>看的是同一批{guest}，两位{friend}想要的正好相反。</translation>
    </message>
    <message>
        <source>What the {friends} found, side by side, @ W_O ({0}×{0}) = the output.</source>
        <translation>各位{friend}的发现并排放好，@ W_O（{0}×{0}）＝ 输出。</translation>
    </message>
    <message>
        <source>The three matrices that say what this {friend} compares and brings home: its lens</source>
        <translation>这位{friend}的“镜片”：比什么、带回什么，由这三个矩阵定</translation>
    </message>
    <message>
        <source>The matrix that mixes what all {friends} bring home</source>
        <translation>把各位{friend}带回的东西混合起来的矩阵</translation>
    </message>
    <message>
        <source>What two heads can do that one cannot</source>
        <translation>两个头做得到、一个头做不到的事</translation>
    </message>
    <message>
        <source>Every tensor at the sizes of the paper: rows of 512 numbers, 8 heads</source>
        <translation>按论文的尺寸看每个张量：一行 512 个数，8 个头</translation>
    </message>
    <message>
        <source>Remove head “{}”</source>
        <translation>请“{}”离场</translation>
    </message>
    <message>
        <source>6 words, d_model = 512, and 8 heads that each make 64 numbers out of all 512, as in “Attention Is All You Need”.</source>
        <translation>6 个词，d_model = 512；8 个头，每个头都从整行 512 个数算出自己的 64 个，跟论文《Attention Is All You Need》一样。</translation>
    </message>
    <message>
        <source>Here W_O takes averages, because we chose so; a learned one mixes freely. Heads do not vote.</source>
        <translation>这里的 W_O 取平均，是我们这样定的；学出来的 W_O 怎么混都行。头与头之间没有投票。</translation>
    </message>
</context>
<context>
    <name>FormulaHeader</name>
    <message>
        <source>Title of the show</source>
        <translation>这场的标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>The formula, symbol by symbol</source>
        <translation>逐个符号读懂公式</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>How the matrices follow from one another</source>
        <translation>矩阵一步步怎样变过来</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手算</translation>
    </message>
    <message>
        <source>Check the four steps by hand, and print them</source>
        <translation>亲手验算四步，还可以打印</translation>
    </message>
    <message>
        <source>One who looks: a single row</source>
        <translation>只看其中一行</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>A head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>A head of the panel: (heads, n, d_head)</source>
        <translation>多头里的一个头：(heads, n, d_head)</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>The head before</source>
        <translation>上一个头</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>上一位</translation>
    </message>
    <message>
        <source>The next head</source>
        <translation>下一个头</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Let everyone look at everyone: one row per viewer</source>
        <translation>让大家互看：各占一行</translation>
    </message>
    <message>
        <source>All who look: one row per viewer</source>
        <translation>凡是在看的：各占一行</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>只看一行</translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Words</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Click one to see it on its page</source>
        <translation>点一个词，去它所在的页面看</translation>
    </message>
</context>
<context>
    <name>FormulaPresentation</name>
    <message>
        <source>Head {}</source>
        <translation>头 {}</translation>
    </message>
    <message>
        <source>scores, {} pinned</source>
        <translation>打分，{} 个手动定的</translation>
    </message>
    <message>
        <source>scores, {}</source>
        <translation>打分，{}</translation>
    </message>
    <message>
        <source>{0}: {1}, hidden by a mask</source>
        <translation>{0}：{1}，被掩码挡住</translation>
    </message>
</context>
<context>
    <name>FormulaStops</name>
    <message>
        <source>Pick a symbol</source>
        <translation>挑一个符号</translation>
    </message>
    <message>
        <source>Click a letter, or walk along the formula with the arrow keys: below it stand its name in this show, its shape, and the line of NumPy that computes it.</source>
        <translation>点一个字母，或用方向键沿着公式走：下面写着它在这一场里叫什么、形状是多少、哪一行 NumPy 算出它。</translation>
    </message>
    <message>
        <source>The same with the live numbers</source>
        <translation>同一个公式，代入此刻的数字</translation>
    </message>
    <message>
        <source>Every matrix of the formula, with the numbers of the show. That of the symbol stands out; a cell that is picked leads to the pair that it belongs to.</source>
        <translation>公式里的每个矩阵，装的都是这一场的数。挑中的符号，它的矩阵就亮起来；点一格，就跟到它所属的那一对。</translation>
    </message>
    <message>
        <source>Flow, by hand, and whose attention</source>
        <translation>流程、手算、看谁的</translation>
    </message>
    <message>
        <source>“Flow” draws every step from the record to the output; “By hand” makes worksheets to print. At the right: one row, a row for each, or a head of the panel; and the glossary.</source>
        <translation>“流程”从 X 画到输出，一步不落；“手算”出练习卷，可以打印。右边选一行、各占一行，或者一个头；还有术语表。</translation>
    </message>
</context>
<context>
    <name>FormulaTab</name>
    <message>
        <source>The formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Click a symbol, or use the arrow keys: it lights up below, with its word, its shape and its code</source>
        <translation>点一个符号，或用方向键选：下方的矩阵会亮起，并给出说法、形状和代码</translation>
    </message>
    <message>
        <source>The same with live numbers: head {0} · {1}</source>
        <translation>代入此刻的数字：第 {0} 个头 · {1}</translation>
    </message>
    <message>
        <source>The same with live numbers: all {} who look</source>
        <translation>代入此刻的数字：{} {counter}都在看</translation>
    </message>
    <message>
        <source>The same with live numbers: “{}” looks</source>
        <translation>代入此刻的数字：“{}”在看</translation>
    </message>
    <message>
        <source>“{0}” → “{1}”: {2}</source>
        <translation>“{0}”→“{1}”：{2}</translation>
    </message>
    <message>
        <source>Pick a cell: the dot product of a row of {0} and a column of {1} makes it</source>
        <translation>点一格：{0} 的一行与 {1} 的一列求点积，就得到它</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>New show</source>
        <translation>新建一场</translation>
    </message>
    <message>
        <source>What shall it begin with? Everything in it can be changed.</source>
        <translation>从哪一场开始？里面的一切都能改。</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Query</source>
        <translation>查询 Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键 Key</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值 Value</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>打分</translation>
    </message>
    <message>
        <source>how well two match</source>
        <translation>两边有多合拍</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>a cooler head</source>
        <translation>降降温</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>sharing out {mind}</source>
        <translation>分配{mind}</translation>
    </message>
    <message>
        <source>share of {mind}</source>
        <translation>占了多少{mind}</translation>
    </message>
    <message>
        <source>{a_friend} with a view of their own</source>
        <translation>眼光各不相同的{friend}</translation>
    </message>
    <message>
        <source>{a_seat} left empty; {guests} still to come</source>
        <translation>空着的{seat}；还没登场的{guest}</translation>
    </message>
    <message>
        <source>a word as numbers</source>
        <translation>用数字表示的词</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元 Token</translation>
    </message>
    <message>
        <source>One piece of the input: a word, or a part of one.</source>
        <translation>输入里的一小块：一个词，或词的一部分。</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>The row of numbers that stands for a token.</source>
        <translation>代表一个词元的那一行数字。</translation>
    </message>
    <message>
        <source>What the one who looks is looking for, as a row of numbers.</source>
        <translation>在看的一方想找什么，写成一行数。</translation>
    </message>
    <message>
        <source>How each one looked at introduces itself, to be compared with the query.</source>
        <translation>被看的一方怎样介绍自己，拿来和查询比对。</translation>
    </message>
    <message>
        <source>What is taken home, in proportion to the shares. It is computed together with the key, not after it.</source>
        <translation>按占比带走的内容。它和键是同时算好的，并不是后来才有。</translation>
    </message>
    <message>
        <source>The dot product of query and key: multiply number by number, add up. Double the key, and the score doubles.</source>
        <translation>查询与键的点积：逐项相乘，再加起来。键的数字翻一倍，打分也翻一倍。</translation>
    </message>
    <message>
        <source>With independent components of mean 0 and variance 1, a sum of d_k products has standard deviation √d_k. Dividing brings it back to 1: softmax does not start saturated, where its gradient is near 0.</source>
        <translation>各分量互相独立、均值 0、方差 1 时，d_k 个乘积之和的标准差是 √d_k。除以它，标准差回到 1，softmax 才不至于一开始就饱和——饱和处的梯度接近 0。</translation>
    </message>
    <message>
        <source>Turns scores into shares above 0 that add up to 1. Only the differences between scores count.</source>
        <translation>把打分变成占比：个个大于 0，加起来等于 1。只有分差起作用。</translation>
    </message>
    <message>
        <source>How much of a value goes into the output; not the probability of choosing it. Nobody learns it: each input has its own, computed anew.</source>
        <translation>一个值有多大比例进入输出，不是“选中它”的概率。权重不是学来的：每来一个输入，都现算一遍。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影矩阵</translation>
    </message>
    <message>
        <source>what picks or mixes</source>
        <translation>怎么挑、怎么混</translation>
    </message>
    <message>
        <source>Makes q, k and v out of a row x. It is learned in training, and then the same for every input.</source>
        <translation>由一行 x 得出 q、k、v。它在训练中学出来，之后对每个输入都一样。</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>all dot products at once</source>
        <translation>一次算完所有点积</translation>
    </message>
    <message>
        <source>Each row at the left with each column at the right: their dot product.</source>
        <translation>左边的每一行与右边的每一列求点积。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>how many of each</source>
        <translation>各有多少</translation>
    </message>
    <message>
        <source>n rows are looked at, n_q rows look. d_k numbers make a query or a key, d_v a value, d_model a row of X.</source>
        <translation>被看的有 n 行，在看的有 n_q 行。一个查询或键有 d_k 个数，一个值有 d_v 个，X 的一行有 d_model 个。</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>looking at oneself, too</source>
        <translation>也看自己</translation>
    </message>
    <message>
        <source>Each row looks at all rows, itself included: what it says itself may matter as much, and the formula makes no exception.</source>
        <translation>每一行看所有行，也包括自己：自己的内容同样可能有用，公式也没有把自己排除在外。</translation>
    </message>
    <message>
        <source>Puts −∞ in the place of a score: the share is exactly 0.</source>
        <translation>把打分换成 −∞，占比就恰好是 0。</translation>
    </message>
    <message>
        <source>One attention among several. It reads all of x, with a W_Q, W_K and W_V of its own. In a model nobody gave it a task, and what it looks at changes with the input.</source>
        <translation>多路注意力中的一路：读的是整行 x，用的是自己的 W_Q、W_K、W_V。模型里没有谁给它派任务，它看什么随输入而变。</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>镜片</translation>
    </message>
    <message>
        <source>what {a_friend} compares and brings home</source>
        <translation>一位{friend}比什么、带回什么</translation>
    </message>
    <message>
        <source>Our word for what the W of a head pick out of x. In a model they are learned, and mix all of x.</source>
        <translation>本软件的说法，指一个头的几个 W 从 x 里挑出什么。模型里的 W 是学出来的，会把整行 x 混在一起。</translation>
    </message>
    <message>
        <source>Way back</source>
        <translation>汇总矩阵</translation>
    </message>
    <message>
        <source>one answer out of many</source>
        <translation>合成一个答案</translation>
    </message>
    <message>
        <source>Mixes what all heads bring home. Ours takes averages, because we chose so; a learned one mixes freely. Heads do not vote.</source>
        <translation>把各个头带回的东西混合起来。这里取平均，是我们这样定的；学出来的怎么混都行。头与头之间没有投票。</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>比特</translation>
    </message>
    <message>
        <source>how spread out</source>
        <translation>有多分散</translation>
    </message>
    <message>
        <source>How spread out a row of shares is. 0 bits: all on one. 3 bits: as spread out as 8 equal {guests}, since 2³ = 8.</source>
        <translation>一行占比有多分散：0 比特是只看一{counter}，3 比特就像 8 {counter}平分，因为 2³ = 8。</translation>
    </message>
    <message>
        <source>Filled up with 0</source>
        <translation>补 0</translation>
    </message>
    <message>
        <source>empty columns</source>
        <translation>空着的列</translation>
    </message>
    <message>
        <source>A panel has d_model = heads × d_head. Where x is shorter, zeros fill it up; they change no number.</source>
        <translation>多头要求 d_model = 头数 × d_head。x 不够长，就用 0 补齐，不影响任何结果。</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>cards that are kept</source>
        <translation>存起来的卡片</translation>
    </message>
    <message>
        <source>A model that writes word by word keeps the keys and values of the words so far, so as not to compute them again. Only then is there one; in training there is not.</source>
        <translation>模型逐词生成时，把前面各词的键和值存起来，免得重算。只有生成时才有，训练时没有。</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>nobody is replaced</source>
        <translation>谁也没被换掉</translation>
    </message>
    <message>
        <source>In a model the output is added to the row, not put in its place; the next layer begins with the sum.</source>
        <translation>在模型里，输出是加到原来那一行上的，不是把它换掉；下一层从两者之和接着算。</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Deepest colour from {}</source>
        <translation>{} 起颜色最深</translation>
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
        <source>Subtitle of {}</source>
        <translation>{} 的副标题</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1} 的{0}</translation>
    </message>
</context>
<context>
    <name>GuestWidget</name>
    <message>
        <source>Score of {}</source>
        <translation>{} 的打分</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>{}：更多操作</translation>
    </message>
</context>
<context>
    <name>GuideSide</name>
    <message>
        <source>To the other side</source>
        <translation>换到另一边</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HeadTile</name>
    <message>
        <source>Name of {friend} {}</source>
        <translation>第 {} 位{friend}的名字</translation>
    </message>
    <message>
        <source>Map of {}</source>
        <translation>{} 的热力图</translation>
    </message>
    <message>
        <source>Unmute “{}”</source>
        <translation>取消“{}”的静音</translation>
    </message>
    <message>
        <source>Mute “{}”</source>
        <translation>把“{}”静音</translation>
    </message>
</context>
<context>
    <name>HeadsPanel</name>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>{} heads, side by side</source>
        <translation>{} 个头，并排看</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Show each head&apos;s shares</source>
        <translation>看每个头的占比</translation>
    </message>
    <message>
        <source>Differs from average</source>
        <translation>与平均之差</translation>
    </message>
    <message>
        <source>Show by how much each head&apos;s shares are above or below the average</source>
        <translation>看每个头比平均高多少、低多少</translation>
    </message>
    <message>
        <source>The same {guests}, seen with other eyes · each map says how spread out the row of “{}” is</source>
        <translation>同一批{guest}，各有各的眼光 · 每格都写着“{}”这一行有多分散</translation>
    </message>
</context>
<context>
    <name>ImpressionAxis</name>
    <message>
        <source>Low word of axis {}</source>
        <translation>第 {} 条轴：低端用词</translation>
    </message>
    <message>
        <source>High word of axis {}</source>
        <translation>第 {} 条轴：高端用词</translation>
    </message>
    <message>
        <source>Remove the axis {} – {}</source>
        <translation>删去轴“{} – {}”</translation>
    </message>
</context>
<context>
    <name>ImpressionPanel</name>
    <message>
        <source>Softmax · shares of {mind}</source>
        <translation>softmax · {mind}怎么分</translation>
    </message>
    <message>
        <source>Drag a share: its score is solved for you</source>
        <translation>占比也能拖：软件替你反推打分</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>添加一条轴</translation>
    </message>
    <message>
        <source>Type all shares, in the order of the {guests}</source>
        <translation>按{guests}的次序，输入全部占比</translation>
    </message>
    <message>
        <source>Who will take most of {mind}? Guess first: step ③ tells.</source>
        <translation>谁会占去{mind}最多？先猜一猜，第 ③ 步揭晓。</translation>
    </message>
</context>
<context>
    <name>InferenceExperiment</name>
    <message>
        <source>Cheap inference</source>
        <translation>推理省在哪</translation>
    </message>
    <message>
        <source>A model that writes word by word need not work out old keys and values again, nor hold the whole table of scores: the same output for a fraction of the work.</source>
        <translation>逐词写作的模型不必重算旧的键和值，也不必存下整张打分表：输出一模一样，计算量只剩零头。</translation>
    </message>
    <message>
        <source>Multiplications are counted, not seconds: on a real chip, moving numbers often takes longer than multiplying them. A window does change the output.</source>
        <translation>这里数的是乘法次数，不是秒：在真实芯片上，搬运数字往往比相乘更费时。另外，滑动窗口确实会改变输出。</translation>
    </message>
    <message>
        <source>For the 64th word, how many times fewer multiplications does a KV cache need?</source>
        <translation>写第 64 个词时，有 KV 缓存能少做多少倍的乘法？</translation>
    </message>
    <message>
        <source>about 4 times</source>
        <translation>大约 4 倍</translation>
    </message>
    <message>
        <source>about 26 times</source>
        <translation>大约 26 倍</translation>
    </message>
    <message>
        <source>64 times</source>
        <translation>64 倍</translation>
    </message>
    <message>
        <source>How many words are written</source>
        <translation>一共写多少个词</translation>
    </message>
    <message>
        <source>How many words are kept</source>
        <translation>保留多少个词</translation>
    </message>
    <message>
        <source>Keys in a block</source>
        <translation>每块多少个键</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Counted: {} times fewer.</source>
        <translation>数出来：少了 {} 倍。</translation>
    </message>
    <message>
        <source>worked out anew</source>
        <translation>每次重算</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Multiplications for each word</source>
        <translation>写每个词要做的乘法</translation>
    </message>
    <message>
        <source>One head, d_model = 64, d = 16</source>
        <translation>一个头，d_model = 64，d = 16</translation>
    </message>
    <message>
        <source>word</source>
        <translation>第几个词</translation>
    </message>
    <message>
        <source>multiplications</source>
        <translation>乘法次数</translation>
    </message>
    <message>
        <source>What a KV cache holds</source>
        <translation>KV 缓存要存多少数</translation>
    </message>
    <message>
        <source>Millions of numbers: 4,096 words, 32 layers, 32 heads of 128; GQA: 8 sets of K and V, MQA: 1</source>
        <translation>单位：百万个数。4096 个词、32 层、32 个头、每头 128 维；GQA 有 8 套 K、V，MQA 只有 1 套</translation>
    </message>
    <message>
        <source>million numbers</source>
        <translation>百万个数</translation>
    </message>
    <message>
        <source>Softmax in blocks</source>
        <translation>分块算 softmax</translation>
    </message>
    <message>
        <source>Running maximum and sum after each block, as in FlashAttention</source>
        <translation>每看完一块，更新当前最大值与总和（FlashAttention 的做法）</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>keys seen</source>
        <translation>看过的键</translation>
    </message>
    <message>
        <source>numbers kept</source>
        <translation>存下的数</translation>
    </message>
    <message>
        <source>earlier sum times</source>
        <translation>先前的和要乘以</translation>
    </message>
    <message>
        <source>{0} multiplications in all against {1}; the outputs differ by {2} at most.</source>
        <translation>乘法一共 {0} 次，对 {1} 次；输出最多相差 {2}。</translation>
    </message>
    <message>
        <source>MHA {0}, GQA {1}, MQA {2} numbers.</source>
        <translation>MHA {0} 个数，GQA {1} 个，MQA {2} 个。</translation>
    </message>
    <message>
        <source>{0} scores at a time instead of {1}; the output differs by {2}.</source>
        <translation>同时只存 {0} 个分数，而不是 {1} 个；输出相差 {2}。</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Computing… {}</source>
        <translation>正在计算……{}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
</context>
<context>
    <name>LabStops</name>
    <message>
        <source>A claim</source>
        <translation>一条主张</translation>
    </message>
    <message>
        <source>What is said about attention, in a sentence; below it, what this experiment cannot show.</source>
        <translation>一句话说清关于注意力的一个说法；下面写着这个实验不能说明什么。</translation>
    </message>
    <message>
        <source>Guess before you see</source>
        <translation>先猜，再看</translation>
    </message>
    <message>
        <source>What one has bet on is remembered better. Afterwards guess and result stand side by side; you may also just have it shown.</source>
        <translation>押过注的东西记得更牢。之后你的猜测和结果并排放着；不想猜，也可以直接看。</translation>
    </message>
    <message>
        <source>Change anything</source>
        <translation>什么都能改</translation>
    </message>
    <message>
        <source>Every parameter can be dragged, typed and stepped; the same seed gives the same numbers on every machine.</source>
        <translation>每个参数都能拖、能输入、能一步步走；种子相同，哪台机器上的数字都一样。</translation>
    </message>
    <message>
        <source>Real results</source>
        <translation>真结果</translation>
    </message>
    <message>
        <source>Each plot was computed a moment ago. It can be read as a table, and saved as a picture or as CSV.</source>
        <translation>每张图都是刚刚算出来的，可以当表格读，也可以存成图片或 CSV。</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>No. {}</source>
        <translation>{} 号</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
</context>
<context>
    <name>LookPanel</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Sentence that looks</source>
        <translation>在看的句子</translation>
    </message>
    <message>
        <source>Sentence that is looked at</source>
        <translation>被看的句子</translation>
    </message>
    <message>
        <source>{}: hidden by a mask</source>
        <translation>{}：被掩码遮住</translation>
    </message>
    <message>
        <source>{0}: {1}, step by step</source>
        <translation>{0}：{1} 是怎么来的</translation>
    </message>
    <message>
        <source>Whom “{}” looks at</source>
        <translation>“{}”在看谁</translation>
    </message>
    <message>
        <source>Blanks divide words. A token in square brackets stays whole: [CLS], [SEP].</source>
        <translation>空格用来分词；方括号里的特殊词元不会拆开，如 [CLS]、[SEP]。</translation>
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
        <source>About Attention Date</source>
        <translation>关于注意力相亲会</translation>
    </message>
    <message>
        <source>Attention Date {}: the Transformer&apos;s attention, as a dating show. Every number is real.</source>
        <translation>注意力相亲会 {}：用一场相亲讲清 Transformer 的注意力机制。屏幕上的每个数都是真算出来的。</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message>
        <source>Transpose</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>Swap rows and columns: then columns look at rows</source>
        <translation>行列互换：变成列看行</translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation>注意力热力图</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>Everyone sees everyone</source>
        <translation>谁都看得见谁</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>{Guests} come on one by one: nobody sees who comes later</source>
        <translation>{guest}逐个登场：谁也看不到后来的</translation>
    </message>
    <message>
        <source>Empty {seat}</source>
        <translation>空{seat}</translation>
    </message>
    <message>
        <source>Click a cell, or press Space on it, to hide one {guest} from one</source>
        <translation>点一格，或在格上按空格：不让这一{counter}看那一{counter}</translation>
    </message>
    <message>
        <source>The stage is one row of this map. When all {} look at one another, there is a row for each.</source>
        <translation>现场只是这张图的一行。让全部 {} 个互相看，就各有一行。</translation>
    </message>
    <message>
        <source>Blocking: click a cell to hide it or show it again, a name above for a whole {seat}.</source>
        <translation>逐格遮：点一格就遮住或放开它；点上方的名字，整个{seat}空出来。</translation>
    </message>
    <message>
        <source>Block cells</source>
        <translation>逐格遮</translation>
    </message>
    <message>
        <source>Self-attention: map {}</source>
        <translation>自注意力热力图 {}</translation>
    </message>
    <message>
        <source>One row of attention: map {}</source>
        <translation>注意力的一行 {}</translation>
    </message>
    <message>
        <source>Cross-attention: map {}</source>
        <translation>交叉注意力热力图 {}</translation>
    </message>
    <message>
        <source>Let everyone look: {0} × {0}</source>
        <translation>让大家都来看：{0} × {0}</translation>
    </message>
    <message>
        <source>Blocking: click a cell to hide it or show it again.</source>
        <translation>逐格遮：点一格就遮住或放开它。</translation>
    </message>
    <message>
        <source>Padding: leave {a_seat} empty; nobody looks at it</source>
        <translation>填充：空出一个{seat}，谁都不看它</translation>
    </message>
    <message>
        <source>Columns look at rows: each column is 100&#xa0;% before rounding</source>
        <translation>列看行：每列合计 100&#xa0;%（舍入前）</translation>
    </message>
    <message>
        <source>Rows look at columns: each row is 100&#xa0;% before rounding</source>
        <translation>行看列：每行合计 100&#xa0;%（舍入前）</translation>
    </message>
    <message>
        <source>Causal, a triangle: {guests} come on one by one, and each sees itself and those before. The reason is training: all rows predict the next one at once, and none may see the answer.</source>
        <translation>因果掩码，遮掉一个三角：{guest}逐个登场，各自看得到自己和前面的。这是训练的需要：每一行都在同时预测下一个，谁也不能偷看答案。</translation>
    </message>
    <message>
        <source>Padding, a whole column: empty {seats} fill short rows up, so that all lengths make one batch. Nobody looks at them; their own rows are still computed, and not used.</source>
        <translation>填充掩码，遮掉一整列：长短不一的句子用空{seat}补齐，才能并成一批。谁都不看空{seat}；它自己那一行照样会算，只是没有用处。</translation>
    </message>
    <message>
        <source> · deepest from {}</source>
        <translation> · {} 起颜色最深</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Points above (rose) or below (indigo) the average of all heads: each row adds up to 0 before rounding</source>
        <translation>比所有头的平均高（玫红）或低（靛蓝）几个百分点：四舍五入之前，每行合计为 0</translation>
    </message>
    <message>
        <source>Map of {}, enlarged</source>
        <translation>{} 的热力图，放大</translation>
    </message>
    <message>
        <source>Rows look at columns: each row is 100&#xa0;% before rounding</source>
        <translation>行看列：每行合计 100&#xa0;%（舍入前）</translation>
    </message>
    <message>
        <source> · deepest colour from {}</source>
        <translation> · {} 起颜色最深</translation>
    </message>
</context>
<context>
    <name>MaskedShare</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> 等（还有 {} {counter}）</translation>
    </message>
    <message>
        <source>Masked: {0}. Their {1} went to the others, × {2} for each; {3} got most of it, {4} points.</source>
        <translation>被掩码遮住：{0}。让出的 {1} 分给了其余的，各 × {2}；{3} 分到最多，{4} 个百分点。</translation>
    </message>
    <message>
        <source>Nobody is left for “{}” to look at: all shares are 0, and so is the output.</source>
        <translation>“{}”没有谁可看了：占比全是 0，输出也是 0。</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>The program runs …</source>
        <translation>程序正在运行……</translation>
    </message>
    <message>
        <source>Run the program, and the app compares what it finds with the screen.</source>
        <translation>运行程序，软件会把结果和屏幕上的数字逐一比较。</translation>
    </message>
    <message>
        <source>The program has changed since it ran.</source>
        <translation>运行之后，程序又变了。</translation>
    </message>
    <message>
        <source>PyTorch is not installed in this app&apos;s Python: “pip install torch” installs it there, or save the program and run it where PyTorch is.</source>
        <translation>本软件所用的 Python 里没有 PyTorch：运行 “pip install torch” 即可安装，也可以把程序存下来，拿到有 PyTorch 的地方运行。</translation>
    </message>
    <message>
        <source>Equal to 1e-9: weights and output are the very numbers on screen.</source>
        <translation>完全一致（误差不超过 1e-9）：权重和输出正是屏幕上的数字。</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>第 {} 行：{}</translation>
    </message>
    <message>
        <source>The program failed. {}</source>
        <translation>程序出错了。{}</translation>
    </message>
    <message>
        <source>The program ended itself with exit code {}.</source>
        <translation>程序自己退出了，退出码 {}。</translation>
    </message>
    <message>
        <source>The program&apos;s process was ended by force ({}): it crashed, or somebody killed it. The app is fine.</source>
        <translation>程序的进程被强行结束（{}）：它崩溃了，或是被人终止了。软件本身一切正常。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Stopped: after {} seconds the program had not come to its end. Does a loop never end?</source>
        <translation>已停止：过了 {} 秒程序还没有结束。是不是有个循环停不下来？</translation>
    </message>
    <message>
        <source>Stopped: the program wrote more than {} MB. Of all that, only the last {} kB were kept.</source>
        <translation>已停止：程序输出超过 {} MB，只保留了最后 {} kB。</translation>
    </message>
    <message>
        <source>Python could not be started: {}</source>
        <translation>无法启动 Python：{}</translation>
    </message>
    <message>
        <source>The program ran, but in the end there is no matrix of numbers called “{}” to compare with the screen.</source>
        <translation>程序运行完了，但最后没有名为 “{}” 的数字矩阵可以和屏幕比较。</translation>
    </message>
    <message>
        <source>“{}” has the shape {} in the program, but {} on screen.</source>
        <translation>“{}” 在程序里的形状是 {}，屏幕上是 {}。</translation>
    </message>
    <message>
        <source>{} is {} in the program, but {} on screen.</source>
        <translation>{} 在程序里是 {}，屏幕上是 {}。</translation>
    </message>
    <message>
        <source>Line {}: the program ended itself with exit code {}.</source>
        <translation>程序在第 {} 行自行结束，退出码 {}。</translation>
    </message>
    <message>
        <source>{} is NaN, which is no number: look for 0 / 0, inf − inf or log of a negative number. On screen it is {}.</source>
        <translation>程序里的 {} 是 NaN，不是一个数：查查有没有 0 / 0、inf − inf，或对负数取 log。屏幕上是 {}。</translation>
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
        <translation>现场</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全场互看</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>{friend}团</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message>
        <source>Follow the one before</source>
        <translation>看上一个</translation>
    </message>
    <message>
        <source>Follow the next one</source>
        <translation>看下一个</translation>
    </message>
    <message>
        <source>all heads, side by side 1×{}</source>
        <translation>各头并排 1×{}</translation>
    </message>
    <message>
        <source>@ W_O = output 1×{}</source>
        <translation>@ W_O ＝ 输出 1×{}</translation>
    </message>
    <message>
        <source>All heads&apos; parts add up to the output.</source>
        <translation>各头的份加起来就是输出。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0}等（还有 {1} 位）</translation>
    </message>
    <message>
        <source>What the {friends} tell “{}”</source>
        <translation>各位{friend}告诉“{}”什么</translation>
    </message>
    <message>
        <source>What all heads bring home for “{}”</source>
        <translation>所有头为“{}”带回的东西</translation>
    </message>
    <message>
        <source>Output of “{0}”; below, what “{1}” put into it</source>
        <translation>“{0}”的输出；下方是“{1}”的那一份</translation>
    </message>
    <message>
        <source>Small digits: what “{}” puts into it.</source>
        <translation>小字：其中“{}”的那一份。</translation>
    </message>
    <message>
        <source>Muted: {}. The output stays the same.</source>
        <translation>已静音：{}。输出没有变化。</translation>
    </message>
    <message>
        <source>Muted: {0}. The output changes most here: {1}, {2} instead of {3}.</source>
        <translation>已静音：{0}。输出变化最大的是 {1}：{2}，本来是 {3}。</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Title of the show</source>
        <translation>这一场的标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>{} heads</source>
        <translation>{} 个头</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation>头的个数</translation>
    </message>
    <message>
        <source>Everyone looks</source>
        <translation>全场互看</translation>
    </message>
    <message>
        <source>Self-attention: all {guests} look at all, n × n</source>
        <translation>自注意力：n {counter}互相看，n × n</translation>
    </message>
    <message>
        <source>Cards (K, V)</source>
        <translation>卡片（K、V）</translation>
    </message>
    <message>
        <source>one set each</source>
        <translation>一人一份</translation>
    </message>
    <message>
        <source>Multi-head attention (MHA): each head has keys and values of its own</source>
        <translation>多头注意力（MHA）：每个头有自己的 Key 和 Value</translation>
    </message>
    <message>
        <source>one set for all</source>
        <translation>共用一份</translation>
    </message>
    <message>
        <source>shared by {}</source>
        <translation>{} 人合用</translation>
    </message>
    <message>
        <source>W_K or W_V was set by hand, so there are no unshared ones to compare with.</source>
        <translation>W_K 或 W_V 手动改过，没有不合用的版本可比。</translation>
    </message>
    <message>
        <source>MHA · K and V of all cards: 2·{0}·{1}·{2} = {3} numbers; a model that writes keeps them (KV cache)</source>
        <translation>MHA · 所有卡片的 K 和 V：2·{0}·{1}·{2} = {3} 个数；模型生成时要存着它们（KV 缓存）</translation>
    </message>
    <message>
        <source>{0} · KV cache: {1} → {2} numbers, 1/{3} of it.</source>
        <translation>{0} · KV 缓存：{1} → {2} 个数，只要 1/{3}。</translation>
    </message>
    <message>
        <source>Cards are averaged here: shares move by up to {0} points, the output by up to {1}.</source>
        <translation>这里只是把卡片取平均：占比最多差 {0} 个百分点，输出最多差 {1}。</translation>
    </message>
    <message>
        <source>Multi-query attention (MQA): all heads share keys and values. Models that are trained so come close to sets of their own.</source>
        <translation>多查询注意力（MQA）：所有头共用 Key 和 Value。真正的模型这样训练出来，结果与一人一份很接近。</translation>
    </message>
    <message>
        <source>Grouped-query attention (GQA): {0} heads share a set, {1} sets in all. Models that are trained so come close to sets of their own.</source>
        <translation>分组查询注意力（GQA）：每 {0} 个头合用一份，一共 {1} 份。真正的模型这样训练出来，结果与一人一份很接近。</translation>
    </message>
</context>
<context>
    <name>PanelPage</name>
    <message>
        <source>{0}: why does “{1}” give “{2}” this share?</source>
        <translation>{0}：为什么“{1}”分给“{2}”这么多？</translation>
    </message>
</context>
<context>
    <name>PanelPresentation</name>
    <message>
        <source>{Friend} {}</source>
        <translation>{friend} {}</translation>
    </message>
    <message>
        <source>(0)</source>
        <translation>（0）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>什么也没有</translation>
    </message>
    <message>
        <source>Its matrices were set by hand: see W_Q W_K W_V.</source>
        <translation>它的矩阵手动改过：见 W_Q W_K W_V。</translation>
    </message>
    <message>
        <source>Looks at: {0} · brings home: {1}</source>
        <translation>看：{0} · 带回：{1}</translation>
    </message>
    <message>
        <source>{} bits</source>
        <translation>{} 比特</translation>
    </message>
    <message>
        <source>who looks (Q)</source>
        <translation>谁在看（Q）</translation>
    </message>
    <message>
        <source>≈ {} equal shares</source>
        <translation>≈ {} 份平分</translation>
    </message>
    <message>
        <source>who is looked at (K)</source>
        <translation>谁被看（K）</translation>
    </message>
    <message>
        <source>all shares times all values: brings home</source>
        <translation>占比 × 所有 Value：带回</translation>
    </message>
    <message>
        <source>“{0}” looks at “{1}”: {2}, which is {3} points beside the average of all {friends}</source>
        <translation>{0} 看 {1}：{2}，与各位{friend}的平均相差 {3} 个百分点</translation>
    </message>
    <message>
        <source>filled up with 0</source>
        <translation>补 0</translation>
    </message>
    <message>
        <source>“{0}” may not look at “{1}”: a mask hides it</source>
        <translation>“{0}”看不到“{1}”：被掩码遮住了</translation>
    </message>
    <message>
        <source>±{} points</source>
        <translation>±{} 个百分点</translation>
    </message>
</context>
<context>
    <name>PanelStops</name>
    <message>
        <source>Each {friend} is a head</source>
        <translation>每位{friend}就是一个头</translation>
    </message>
    <message>
        <source>All look at the same {guests}, each with another W_Q, W_K and W_V: the same rows and columns, other shares. Click a map to enlarge it, a loudspeaker to mute it.</source>
        <translation>看的是同一批{guests}，各用各的 W_Q、W_K、W_V：行列相同，占比各异。点一张图把它放大，点喇叭把它静音。</translation>
    </message>
    <message>
        <source>One head, enlarged</source>
        <translation>放大一个头</translation>
    </message>
    <message>
        <source>Pick a cell, and it is worked out below. The other tabs show the head&apos;s matrices, why one head is not enough, and every tensor at the sizes of the paper.</source>
        <translation>点一格，下面就把它算出来。另外几个标签页：这个头的矩阵，为什么一个头不够，以及按论文原尺寸的每个张量。</translation>
    </message>
    <message>
        <source>Side by side, times W_O</source>
        <translation>并排，再乘 W_O</translation>
    </message>
    <message>
        <source>What all heads bring home for one row stands side by side; W_O makes the output of it. The arrows lead to the row before and after.</source>
        <translation>所有头为这一行带回的东西并排放着，乘上 W_O 就是输出。箭头换上一行、下一行。</translation>
    </message>
    <message>
        <source>More heads, fewer cards</source>
        <translation>多几个头，少几套卡片</translation>
    </message>
    <message>
        <source>Take 1 to 16 heads; let several share their keys and values (GQA, MQA), and see what is saved and what changes.</source>
        <translation>头可以有 1 到 16 个；让几个头合用一套键和值（GQA、MQA），看看省下多少、变了多少。</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Back to the start, with the same seed</source>
        <translation>用同一个种子从头再来</translation>
    </message>
    <message>
        <source>{} steps at a time</source>
        <translation>每次走 {} 步</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>As a table</source>
        <translation>看成表格</translation>
    </message>
    <message>
        <source>Save as PNG, SVG, PDF or CSV</source>
        <translation>存成 PNG、SVG、PDF 或 CSV</translation>
    </message>
    <message>
        <source>Guess first, or have it shown.</source>
        <translation>先猜一猜，或者直接看结果。</translation>
    </message>
    <message>
        <source>It could not be saved: {}</source>
        <translation>没能保存：{}</translation>
    </message>
</context>
<context>
    <name>ProgramFiles</name>
    <message>
        <source>Python programs (*.py)</source>
        <translation>Python 程序 (*.py)</translation>
    </message>
    <message>
        <source>Jupyter notebooks (*.ipynb)</source>
        <translation>Jupyter 笔记本 (*.ipynb)</translation>
    </message>
    <message>
        <source>Save the program</source>
        <translation>保存程序</translation>
    </message>
    <message>
        <source>Saved: {}</source>
        <translation>已保存：{}</translation>
    </message>
    <message>
        <source>Saved: {}. It reads {}, which was there already and stays as it is.</source>
        <translation>已保存：{}。它要读取的 {} 原来就在，未作改动。</translation>
    </message>
    <message>
        <source>It could not be saved: {}</source>
        <translation>无法保存：{}</translation>
    </message>
    <message>
        <source>Saved: {}, and beside it the show that it reads, {}</source>
        <translation>已保存：{}，旁边是它要读取的现场 {}</translation>
    </message>
    <message>
        <source>First asker</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>多头</translation>
    </message>
</context>
<context>
    <name>ProgramPanel</name>
    <message>
        <source>Every number is the show&apos;s: change the show, and the program follows.</source>
        <translation>每个数字都来自这一场：那边一改，程序随之改写。</translation>
    </message>
    <message>
        <source>Edited by you; kept while you look at other pages.</source>
        <translation>你改过这份程序；去看别的页面时也会保留。</translation>
    </message>
    <message>
        <source>The show has changed since: Reset brings its numbers here.</source>
        <translation>此后这一场又变了：按“还原”取回现在的数字。</translation>
    </message>
    <message>
        <source>Find in the program (Ctrl+F)</source>
        <translation>在程序里查找（Ctrl+F）</translation>
    </message>
    <message>
        <source>Copy the program</source>
        <translation>复制程序</translation>
    </message>
    <message>
        <source>Save as a program or a notebook</source>
        <translation>存为程序或笔记本</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Bring the show&apos;s own program back</source>
        <translation>取回这一场自己的程序</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>Projection</name>
    <message>
        <source>X, what is known: {0} × {1}</source>
        <translation>X，已知的一切：{0} × {1}</translation>
    </message>
    <message>
        <source>W_{0}, what picks or mixes it: {1} × {2}</source>
        <translation>W_{0}，怎么挑、怎么混：{1} × {2}</translation>
    </message>
    <message>
        <source>X @ W_{0} = {0}: {1} × {2}</source>
        <translation>X @ W_{0} = {0}：{1} × {2}</translation>
    </message>
    <message>
        <source>Take what x @ W gives: release the rows set by hand</source>
        <translation>放开手动改过的行，恢复成 x @ W 算出的值</translation>
    </message>
    <message>
        <source>A record is x = [{criterion} | {tag} | {detail}]. W picks one part out of it: 1 where it takes a number, 0 elsewhere. Change a number of W, and it mixes.</source>
        <translation>每一行记录 x = [{criterion} | {tag} | {detail}]。W 从里面挑出一段：要的地方是 1，其余是 0。改一个数，它就不只是挑，而是混了。</translation>
    </message>
    <message>
        <source>Each word is a row of X. W mixes its numbers into a query, a key and a value: what a word looks for follows from that word alone. The numbers were chosen for this lesson, not trained.</source>
        <translation>每个词是 X 的一行，W 把这行数混成 Query、Key、Value：一个词要找什么，只由它自己决定。这些数是为这堂课挑的，不是训练出来的。</translation>
    </message>
    <message>
        <source>Positions are added to all of X, and so they leak into Q, K and V alike.</source>
        <translation>位置编码加在整行 X 上，所以 Q、K、V 里都会渗进位置。</translation>
    </message>
    <message>
        <source> · deepest colour from {}</source>
        <translation> · {} 起颜色最深</translation>
    </message>
</context>
<context>
    <name>ProjectionView</name>
    <message>
        <source>Back to the lenses</source>
        <translation>恢复成镜片</translation>
    </message>
    <message>
        <source>What the {friend} looks for: query = x @ W_Q</source>
        <translation>{friend}在找什么：query = x @ W_Q</translation>
    </message>
    <message>
        <source>What the {friend} looks at: key = x @ W_K</source>
        <translation>{friend}看的是什么：key = x @ W_K</translation>
    </message>
    <message>
        <source>What the {friend} brings home: value = x @ W_V</source>
        <translation>{friend}带回什么：value = x @ W_V</translation>
    </message>
    <message>
        <source>Let {} follow from the lenses</source>
        <translation>让 {} 恢复成镜片给出的值</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1} 的{0}</translation>
    </message>
    <message>
        <source>{0} → {1} numbers. Rows are the columns of x. Type, or Ctrl with an arrow, to change a number.</source>
        <translation>{0} → {1} 个数。行对应 x 的列。直接输入，或 Ctrl＋方向键，就能改数。</translation>
    </message>
    <message>
        <source>Shared with {}: the mean of their own.</source>
        <translation>与 {} 合用：取各自的平均。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Guess first</source>
        <translation>先猜一猜</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Show me without a guess</source>
        <translation>不猜了，直接看</translation>
    </message>
    <message>
        <source>Well guessed.</source>
        <translation>猜对了。</translation>
    </message>
    <message>
        <source>It came out otherwise.</source>
        <translation>结果和猜的不一样。</translation>
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
    <name>ReadyShows</name>
    <message>
        <source>My criteria meet eight guests: query, key and value in one evening.</source>
        <translation>我的标准对上八位嘉宾：一场相亲，看清 Query、Key、Value。</translation>
    </message>
    <message>
        <source>What I look for, words on spines, and what eight books really say.</source>
        <translation>我想找的、书脊上印的，和八本书里真正写的。</translation>
    </message>
    <message>
        <source>My craving, words on a menu, and how eight dishes really taste.</source>
        <translation>我馋的、菜单上写的，和八道菜入口的滋味。</translation>
    </message>
    <message>
        <source>Six people look at one another: self-attention, 6 × 6.</source>
        <translation>六个人互相看：自注意力，6 × 6。</translation>
    </message>
    <message>
        <source>Five women look at eight men, or the men at the women: cross-attention.</source>
        <translation>五位女嘉宾看八位男嘉宾，也可以换边看：交叉注意力。</translation>
    </message>
    <message>
        <source>Students choose mentors, mentors choose students: two maps, not one.</source>
        <translation>学生挑导师，导师挑学生：两张图，各是各的。</translation>
    </message>
    <message>
        <source>The cat sat on the mat: every word looks at every word.</source>
        <translation>The cat sat on the mat：每个词都看每个词。</translation>
    </message>
    <message>
        <source>A sentence of Chinese words, each looking at all.</source>
        <translation>一句中文，每个词都看全句。</translation>
    </message>
    <message>
        <source>English words look for their Chinese counterparts.</source>
        <translation>英文词去找对应的中文词。</translation>
    </message>
    <message>
        <source>One candidate, one trait, one axis: make an analogy of your own.</source>
        <translation>一个候选、一项特征、一条轴：做一个自己的类比。</translation>
    </message>
    <message>
        <source>Marks of 80 and 5: scores are no percentages, and √6 is not enough to divide by.</source>
        <translation>80 分对 5 分：打分不是百分比，除以 √6 也不够。</translation>
    </message>
    <message>
        <source>Scores of 36 products each: what dividing by √36 is for.</source>
        <translation>每个打分都是 36 个乘积之和：看看为什么要除以 √36。</translation>
    </message>
    <message>
        <source>Change “glass” to “ball”, and “it” looks at the plate.</source>
        <translation>把 glass 换成 ball，it 就转去看 plate。</translation>
    </message>
    <message>
        <source>The same in Chinese: who is “它” (it)?</source>
        <translation>把“杯子”换成“皮球”，“它”就转去看盘子。</translation>
    </message>
</context>
<context>
    <name>RecurrenceExperiment</name>
    <message>
        <source>Queue or direct line</source>
        <translation>排队还是直连</translation>
    </message>
    <message>
        <source>An RNN passes the first word on from step to step and forgets it on the way. Attention looks at any word directly, and at all of them at once.</source>
        <translation>RNN 把第一个词一步一步往后传，传着传着就忘了；注意力直接看任何一个词，而且同时看所有的词。</translation>
    </message>
    <message>
        <source>These networks are untrained; a trained LSTM learns to keep what it needs for longer. And attention pays for its direct line: n² pairs.</source>
        <translation>这些网络都没训练过；训练好的 LSTM 能学会把需要的东西记得更久。注意力的直连也有代价：要算 n² 对。</translation>
    </message>
    <message>
        <source>After 64 words, how much of the first word&apos;s influence on an RNN is left, against 2 words?</source>
        <translation>读到第 64 个词，第一个词对 RNN 的影响，和只读 2 个词时相比还剩多少？</translation>
    </message>
    <message>
        <source>about a tenth</source>
        <translation>大约十分之一</translation>
    </message>
    <message>
        <source>about a thousandth</source>
        <translation>大约千分之一</translation>
    </message>
    <message>
        <source>less than a billionth</source>
        <translation>不到十亿分之一</translation>
    </message>
    <message>
        <source>n: how many words</source>
        <translation>n：多少个词</translation>
    </message>
    <message>
        <source>d: how many numbers a word has</source>
        <translation>d：每个词多少个数</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Measured: {} of it is left.</source>
        <translation>量出来：只剩 {}。</translation>
    </message>
    <message>
        <source>recurrent layer</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>How much the first word still moves the end</source>
        <translation>第一个词还能撼动结尾多少</translation>
    </message>
    <message>
        <source>‖J‖ ÷ √d, J: how the last state answers to the first word; line: median, band: all of 10 draws</source>
        <translation>‖J‖ ÷ √d，J 是最后状态对第一个词的响应；线：中位数，色带：全部 10 次抽样</translation>
    </message>
    <message>
        <source>n, words</source>
        <translation>n（词数）</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Multiplications</source>
        <translation>乘法次数</translation>
    </message>
    <message>
        <source>n · d² for a recurrent layer, n² · d for self-attention; they cross at n = d</source>
        <translation>循环层 n · d²，自注意力 n² · d；两条线在 n = d 处相交</translation>
    </message>
    <message>
        <source>multiplications</source>
        <translation>乘法次数</translation>
    </message>
    <message>
        <source>Measured on this machine</source>
        <translation>在这台电脑上实测</translation>
    </message>
    <message>
        <source>An RNN has to wait for each step; attention does all at once</source>
        <translation>RNN 每一步都要等上一步，注意力一次算完</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>steps one after the other</source>
        <translation>必须先后进行的步数</translation>
    </message>
    <message>
        <source>longest way</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>At {0} words: RNN {1}, LSTM {2}, self-attention {3}.</source>
        <translation>{0} 个词时：RNN {1}，LSTM {2}，自注意力 {3}。</translation>
    </message>
    <message>
        <source>{0} steps one after the other against {1}; {2} multiplications against {3}.</source>
        <translation>先后 {0} 步，对 {1} 步；乘法 {2} 次，对 {3} 次。</translation>
    </message>
    <message>
        <source>{0} ms against {1} ms.</source>
        <translation>{0} 毫秒，对 {1} 毫秒。</translation>
    </message>
</context>
<context>
    <name>RowPresentation</name>
    <message>
        <source>sum {}</source>
        <translation>合计 {}</translation>
    </message>
    <message>
        <source>sum {} (rounded)</source>
        <translation>合计 {}（舍入后）</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>没有人</translation>
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
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>pinned {0} instead of {1}</source>
        <translation>手动定为 {0}，本是 {1}</translation>
    </message>
    <message>
        <source>{} pinned, not q·k</source>
        <translation>{} 个手动定的，不是 q·k</translation>
    </message>
    <message>
        <source>Query {}</source>
        <translation>Query：{}</translation>
    </message>
    <message>
        <source>Scores {}</source>
        <translation>打分：{}</translation>
    </message>
    <message>
        <source>Shares {}</source>
        <translation>占比：{}</translation>
    </message>
    <message>
        <source>Output {}</source>
        <translation>输出：{}</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run the program (Ctrl+Enter)</source>
        <translation>运行程序（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the program (Ctrl+.)</source>
        <translation>停止程序（Ctrl+.）</translation>
    </message>
    <message>
        <source>What the program prints</source>
        <translation>程序的输出</translation>
    </message>
    <message>
        <source>What the program prints stands here.</source>
        <translation>程序的输出会显示在这里。</translation>
    </message>
    <message>
        <source>What became of the program</source>
        <translation>运行结果</translation>
    </message>
</context>
<context>
    <name>ScaleWords</name>
    <message>
        <source>Undivided, {0} takes {1}; divided by √{2} it would be {3}.</source>
        <translation>不除时，{0}占 {1}；除以 √{2} 就只占 {3}。</translation>
    </message>
    <message>
        <source>Divided by √{2}, {0} takes {3}; undivided it would be {1}.</source>
        <translation>除以 √{2}，{0}占 {3}；不除就要占 {1}。</translation>
    </message>
    <message>
        <source>÷√{0} would leave it {1}.</source>
        <translation>除以 √{0}，它就只占 {1}。</translation>
    </message>
    <message>
        <source>÷√{0} leaves it {1}: √d_k undoes the spread that many dimensions bring, not a gap that was there before.</source>
        <translation>除以 √{0} 还占 {1}：√d_k 治的是维数多带来的分散，治不了本来就有的差距。</translation>
    </message>
    <message>
        <source>÷{0} would leave it {1}.</source>
        <translation>除以 {0} 则占 {1}。</translation>
    </message>
    <message>
        <source>A sum of {0} products of independent components (mean 0, variance 1) has a standard deviation of {1}. ÷√{0} brings it back to 1, so that softmax does not start saturated, where its gradient is near 0.</source>
        <translation>如果各分量相互独立、均值 0、方差 1，{0} 个乘积之和的标准差就是 {1}。除以 √{0} 让它回到 1，softmax 才不会一开始就饱和：饱和的地方，梯度接近 0。</translation>
    </message>
</context>
<context>
    <name>ScalingExperiment</name>
    <message>
        <source>Why ÷ √d_k</source>
        <translation>为什么 ÷ √d_k</translation>
    </message>
    <message>
        <source>The longer the vectors, the larger their dot products. Undivided, softmax picks one and lets nothing through to learn from.</source>
        <translation>向量越长，点积就越大。不除的话，softmax 只认一个，什么也学不到。</translation>
    </message>
    <message>
        <source>The q and k of a trained model are not independent, and its scores may well be sharp: ÷ √d_k only keeps learning from getting stuck at the start.</source>
        <translation>真模型里的 q 和 k 并不独立，训练后的分数也可以很尖锐；÷ √d_k 只是不让学习一开始就卡住。</translation>
    </message>
    <message>
        <source>When d_k goes from 4 to 64, the standard deviation of q·k becomes …</source>
        <translation>d_k 从 4 变到 64，点积 q·k 的标准差会……</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>4 times as large</source>
        <translation>变成 4 倍</translation>
    </message>
    <message>
        <source>16 times as large</source>
        <translation>变成 16 倍</translation>
    </message>
    <message>
        <source>d_k: how many numbers q and k have</source>
        <translation>d_k：q 和 k 各有多少个数</translation>
    </message>
    <message>
        <source>Who gets one more point (No. in the row)</source>
        <translation>给谁加 1 分（这一行的第几位）</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Measured: {} times; theory says √16 = 4.</source>
        <translation>量出来是 {} 倍；理论值 √16 = 4。</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>÷ √d_k</source>
        <translation>÷ √d_k</translation>
    </message>
    <message>
        <source>Where q·k lies</source>
        <translation>点积 q·k 的分布</translation>
    </message>
    <message>
        <source>density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>What softmax lets through</source>
        <translation>softmax 还放过多少梯度</translation>
    </message>
    <message>
        <source>By how many points each share changes when one score gets one more point</source>
        <translation>给一个分数加 1 分，每份占比变化多少个百分点</translation>
    </message>
    <message>
        <source>size of the slope</source>
        <translation>梯度大小</translation>
    </message>
    <message>
        <source>Thousands of pairs, each number drawn from N(0, 1)</source>
        <translation>抽几千到两万对，每个数都从 N(0, 1) 抽取</translation>
    </message>
    <message>
        <source>In the show on screen</source>
        <translation>在眼前这一场里</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>号</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>from (÷ √d_k)</source>
        <translation>从（÷ √d_k）</translation>
    </message>
    <message>
        <source>undivided, standard deviation {}</source>
        <translation>不除，标准差 {}</translation>
    </message>
    <message>
        <source>÷ √{0}, standard deviation {1}</source>
        <translation>÷ √{0}，标准差 {1}</translation>
    </message>
    <message>
        <source>Standard deviation: {0} undivided, {1} divided; theory says {2} and 1.</source>
        <translation>标准差：不除 {0}，除后 {1}；理论值 {2} 和 1。</translation>
    </message>
    <message>
        <source>From d_k = 1 to 1024 the slope falls from {0} to {1} undivided, and stays at {2} divided.</source>
        <translation>d_k 从 1 到 1024，不除时梯度从 {0} 降到 {1}；除以 √d_k 后保持在 {2}。</translation>
    </message>
    <message>
        <source>One more point for No. {0}: {1} points for them, {2} from No. {3}. Undivided: {4}.</source>
        <translation>{0} 号多 1 分：自己 {1} 个百分点，{3} 号 {2} 个百分点。不除的话：{4}。</translation>
    </message>
    <message>
        <source>‖diag(w) − wwᵀ‖ for 8 keys; line: median, band: 10 to 90&#xa0;% of 200 draws</source>
        <translation>8 个键的 ‖diag(w) − wwᵀ‖；线：中位数，色带：200 次抽样的 10&#xa0;% 到 90&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ScoreSlider</name>
    <message>
        <source>Pinned by hand: q·k is not used. The card&apos;s menu releases it.</source>
        <translation>手动打分：不再用 q·k。可在卡片菜单里还原。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>打分</translation>
    </message>
</context>
<context>
    <name>ScoresExperiment</name>
    <message>
        <source>Ways to score</source>
        <translation>怎么打分</translation>
    </message>
    <message>
        <source>There are several ways to score a query against a key. The paper of 2017 kept the dot product, which has nothing to learn and is a single matrix product, and divided it by √d_k.</source>
        <translation>给查询和键打分的办法不止一种。2017 年的论文留下了点积：不用学任何参数，一次矩阵乘法就算完，再除以 √d_k。</translation>
    </message>
    <message>
        <source>What additive and bilinear scores would learn is drawn at random here, so their shares mean nothing; their price is real.</source>
        <translation>加性和双线性打分本来要学的参数，这里是随机抽的，所以它们的占比没有意义；代价却是真的。</translation>
    </message>
    <message>
        <source>Which way to score has the most numbers to learn?</source>
        <translation>哪种打分方式要学的数最多？</translation>
    </message>
    <message>
        <source>additive (2014)</source>
        <translation>加性（2014）</translation>
    </message>
    <message>
        <source>bilinear (2015)</source>
        <translation>双线性（2015）</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>scaled dot product (2017)</source>
        <translation>缩放点积（2017）</translation>
    </message>
    <message>
        <source>Width of the additive network</source>
        <translation>加性网络的宽度</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>{0} numbers: {1}.</source>
        <translation>{0} 个数：{1}。</translation>
    </message>
    <message>
        <source>to learn</source>
        <translation>要学的数</translation>
    </message>
    <message>
        <source>multiplications</source>
        <translation>乘法次数</translation>
    </message>
    <message>
        <source>Shares of the people on screen</source>
        <translation>眼前这一行的占比</translation>
    </message>
    <message>
        <source>In percent, by softmax of each kind of score; the numbers to be learned are drawn at random</source>
        <translation>单位：%。每种分数各做 softmax；要学的数是随机抽的</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>号</translation>
    </message>
    <message>
        <source>What each way costs</source>
        <translation>每种办法的代价</translation>
    </message>
    <message>
        <source>Numbers to learn, and multiplications for all pairs</source>
        <translation>要学的数，以及全部配对的乘法次数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>The dot product puts No. {0} first, divided or not; only how far ahead changes.</source>
        <translation>除不除 √d_k，点积都把 {0} 号排在第一；变的只是领先多少。</translation>
    </message>
    <message>
        <source>{0}: {1} to learn, {2} multiplications</source>
        <translation>{0}：要学 {1} 个数，乘法 {2} 次</translation>
    </message>
</context>
<context>
    <name>SentenceField</name>
    <message>
        <source>{0} of at most {1} words</source>
        <translation>{0} 个词（最多 {1} 个）</translation>
    </message>
    <message>
        <source>Type a sentence: blanks divide words</source>
        <translation>输入一句话，用空格分词</translation>
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
    <name>SheetWords</name>
    <message>
        <source>{0} · page {1} of {2}</source>
        <translation>{0} · 第 {1} 页，共 {2} 页</translation>
    </message>
    <message>
        <source>head {0}: {1}</source>
        <translation>第 {0} 个头：{1}</translation>
    </message>
    <message>
        <source>Every number is computed from those above it as they stand here, rounded to {} decimals.</source>
        <translation>每个数都由上面写出的数字算得，保留 {} 位小数。</translation>
    </message>
    <message>
        <source>Name: ____________________   Date: ______________</source>
        <translation>姓名：____________________   日期：______________</translation>
    </message>
    <message>
        <source>* pinned by hand: it stands instead of q·k</source>
        <translation>* 手动打分，代替 q·k</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>除数</translation>
    </message>
    <message>
        <source>largest of the row</source>
        <translation>本行最大值</translation>
    </message>
    <message>
        <source>(taken off, so that nothing overflows)</source>
        <translation>（先减去它，免得溢出）</translation>
    </message>
    <message>
        <source>− largest</source>
        <translation>− 最大值</translation>
    </message>
    <message>
        <source>A mask hides everyone: nothing is shared out.</source>
        <translation>全被掩码遮住，没有占比可分。</translation>
    </message>
    <message>
        <source>With all decimals the output is {}</source>
        <translation>保留全部小数时，输出是 {}</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Check by hand: “{0}” looks at “{1}”</source>
        <translation>手算验证：“{0}”看“{1}”</translation>
    </message>
    <message>
        <source>Check by hand: “{0}” looks at all {1} {guests}</source>
        <translation>手算验证：“{0}”看全部 {1} {counter}{guest}</translation>
    </message>
    <message>
        <source>① q above k → ② multiply number by number, add up: the score</source>
        <translation>① q 与 k 上下对齐 → ② 逐项相乘再相加，得到打分</translation>
    </message>
    <message>
        <source>④ Blend: share × value, added up: the output</source>
        <translation>④ 融合：占比 × 值，加起来就是输出</translation>
    </message>
    <message>
        <source>{0}: {1} instead of {2}</source>
        <translation>{0}：手动定为 {1}，q·k 本是 {2}</translation>
    </message>
    <message>
        <source>score q·k</source>
        <translation>打分 q·k</translation>
    </message>
    <message>
        <source>③ Scale + softmax: the share</source>
        <translation>③ 缩放 + softmax：得到占比</translation>
    </message>
    <message>
        <source>score</source>
        <translation>打分</translation>
    </message>
</context>
<context>
    <name>ShowFiles</name>
    <message>
        <source>Open a show</source>
        <translation>打开现场</translation>
    </message>
    <message>
        <source>{} copy</source>
        <translation>{} 副本</translation>
    </message>
    <message>
        <source>Save the show</source>
        <translation>保存现场</translation>
    </message>
    <message>
        <source>Opening “{}”…</source>
        <translation>正在打开“{}”……</translation>
    </message>
    <message>
        <source>This show cannot be opened: {}</source>
        <translation>打不开这个文件：{}</translation>
    </message>
    <message>
        <source>Saving “{}”…</source>
        <translation>正在保存“{}”……</translation>
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
        <translation>现场文件 (*{});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reset to the original</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>“{}” was changed by another program, or in another window, since it was opened here.</source>
        <translation>“{}”在这里打开以后，又被别的程序或另一个窗口改过了。</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>文件在别处改过</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <translation>用我的覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Load it (undo brings yours back)</source>
        <translation>载入新的（撤销可换回我的）(&amp;L)</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>另存到别处(&amp;E)…</translation>
    </message>
    <message>
        <source>Put on “{}”</source>
        <translation>换成《{}》</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source> · deepest colour from {}</source>
        <translation> · {} 起颜色最深</translation>
    </message>
</context>
<context>
    <name>SizesView</name>
    <message>
        <source>Tensors of the paper&apos;s attention</source>
        <translation>论文里的各个张量</translation>
    </message>
    <message>
        <source>Random numbers, never trained. Seed:</source>
        <translation>随机数，没有训练过。种子：</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>随机数的种子</translation>
    </message>
    <message>
        <source>Other random numbers</source>
        <translation>换一批随机数</translation>
    </message>
    <message>
        <source>Slice, as in NumPy, such as 0, :, :5</source>
        <translation>切片，写法同 NumPy，如 0, :, :5</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>打分</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>blended</source>
        <translation>融合后</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The tensor&apos;s shape is {}.</source>
        <translation>张量的形状是 {}。</translation>
    </message>
    <message>
        <source>shape {0} → {1}</source>
        <translation>形状 {0} → {1}</translation>
    </message>
    <message>
        <source>Numbers of the slice</source>
        <translation>切片里的数</translation>
    </message>
    <message>
        <source>No numbers: the slice is empty.</source>
        <translation>没有数：切片是空的。</translation>
    </message>
    <message>
        <source>All {} numbers of it:</source>
        <translation>全部 {} 个数：</translation>
    </message>
    <message>
        <source>{0} of its {1} numbers: the first ones of its last two dimensions.</source>
        <translation>共 {1} 个数，这里是最后两维开头的 {0} 个。</translation>
    </message>
    <message>
        <source>{0} indices are too many: there are {1} dimensions.</source>
        <translation>{0} 个下标太多了：一共才 {1} 维。</translation>
    </message>
    <message>
        <source>There is no {0} in dimension {1}, which has {2}: 0 to {3} would do.</source>
        <translation>第 {1} 维长度是 {2}，没有 {0}：0 到 {3} 都行。</translation>
    </message>
    <message>
        <source>“{}” is no index. Whole numbers, ranges such as 1:3 and : would do, with commas between.</source>
        <translation>“{}” 不是下标。可以写整数、1:3 这样的范围或 :，用逗号隔开。</translation>
    </message>
    <message>
        <source>8 heads, each out of all of x</source>
        <translation>8 个头，各由整行 x 算出</translation>
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
        <source>Where the analogy breaks</source>
        <translation>类比在哪儿失灵</translation>
    </message>
    <message>
        <source>Add {a_guest}</source>
        <translation>添加{guest}</translation>
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
        <source>Show me around</source>
        <translation>带我看看</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>New {guest}</source>
        <translation>新{guest}</translation>
    </message>
    <message>
        <source>New {trait}</source>
        <translation>新{trait}</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
</context>
<context>
    <name>StagePresentation</name>
    <message>
        <source>Nobody is left to look at: all {guests} are hidden, so no share is given and nothing comes home.</source>
        <translation>没有谁可看了：{guest}全被遮住，一份占比也分不出去，什么也带不回来。</translation>
    </message>
    <message>
        <source>{} and {} together take {}; overall, as spread out as {} equal {guests}</source>
        <translation>{}和 {}合占 {}；整体像 {} {counter}平分</translation>
    </message>
    <message>
        <source>A single {guest} holds all of {mind}, whatever the score: shares always add up to 100&#xa0;%.</source>
        <translation>只剩一{counter}{guest}时，打多少分都占满{mind}：占比的合计永远是 100&#xa0;%。</translation>
    </message>
    <message>
        <source>One {guest} takes everything. Softmax turns differences into ratios: {}, so the shares stand at e^{} ≈ {} to 1.</source>
        <translation>一{counter}{guest}占走了全部。softmax 把分差变成倍数：{}，占比就差了 e^{} ≈ {} 倍。</translation>
    </message>
    <message>
        <source>Only {meeting} will tell</source>
        <translation>{meeting}才知道</translation>
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
        <translation>看完整的卡片</translation>
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
        <translation>移走</translation>
    </message>
</context>
<context>
    <name>StageStops</name>
    <message>
        <source>Query: {criterion}</source>
        <translation>Query：{criterion}</translation>
    </message>
    <message>
        <source>Drag a slider: how much do you want this {trait}? Below 0 means rather not. These numbers together are the query vector q.</source>
        <translation>拖动滑块：这一项{trait}你有多看重？负数表示不想要。这几个数合起来，就是查询向量 q。</translation>
    </message>
    <message>
        <source>Key and value: {a_guest}</source>
        <translation>Key 与 Value：一{counter}{guest}</translation>
    </message>
    <message>
        <source>Softmax: shares of {mind}</source>
        <translation>softmax：{mind}怎么分</translation>
    </message>
    <message>
        <source>Output: {impression}</source>
        <translation>输出：{impression}</translation>
    </message>
    <message>
        <source>softmax(q·Kᵀ ÷ √d_k)·V with the very numbers above. Point at any cell, card or bar: its twins light up. “Why this number?” in a card&apos;s menu writes the four steps out.</source>
        <translation>softmax(q·Kᵀ ÷ √d_k)·V，用的就是上面这些数。指向任何一格、一张卡、一段条，与它对应的地方都会亮起来。卡片菜单里的“这个数怎么来的？”会把四步逐行写出来。</translation>
    </message>
    <message>
        <source>The same thing as algebra</source>
        <translation>同一件事，写成算式</translation>
    </message>
    <message>
        <source>In amber, the key k: {tag}, compared with {criterion}. In teal, the value v: {detail}, which is what is taken home. The score is q·k; drag it and it is pinned. Everything here can be edited.</source>
        <translation>琥珀色的是 Key（k）：{tag}，拿来和{criterion}比对。青色的是 Value（v）：{detail}，真正带走的是它。打分就是 q·k，拖动它就改成手动打分。这张卡上什么都能改。</translation>
    </message>
    <message>
        <source>Scores become shares that add up to 100&#xa0;%. What one {guest} gains, all others lose. Drag a share, and the score behind it is solved backwards.</source>
        <translation>打分变成占比，合计正好 100&#xa0;%。一{counter}{guest}多占一点，其余的就少一点。也可以直接拖占比，软件会反推出对应的打分。</translation>
    </message>
    <message>
        <source>{Detail}, of all {guests}, blended in these shares. The larger a share, the louder its {story}. This is what attention hands on; in a model it is added to the row that looked.</source>
        <translation>按占比把每{counter}{guest}的{detail}融合在一起。占比越大，那句{story}的字越大。注意力交出去的就是这份混合；在模型里，它会加回到在看的那一行上。</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>① {Tag}</source>
        <translation>① {tag}</translation>
    </message>
    <message>
        <source>Step 1: {criterion}, and for all {guests}: {tag}</source>
        <translation>第 1 步：{criterion}；每{counter}{guest}的{tag}</translation>
    </message>
    <message>
        <source>{Criterion} at the left, {tag} on every {guest}: nothing has been compared yet.</source>
        <translation>左边是{criterion}，每{counter}{guest}都带着{tag}：还没开始比。</translation>
    </message>
    <message>
        <source>② Score QKᵀ</source>
        <translation>② 打分 QKᵀ</translation>
    </message>
    <message>
        <source>Step 2: compare {criterion} with {tag}, for all {guests}</source>
        <translation>第 2 步：拿{criterion}逐一对照每{counter}{guest}的{tag}</translation>
    </message>
    <message>
        <source>Multiply {criterion} by {tag}, pair by pair, and add up: the score of each {guest}.</source>
        <translation>{criterion}和{tag}逐项相乘，再加起来，就是每{counter}{guest}的打分。</translation>
    </message>
    <message>
        <source>③ Scale + softmax</source>
        <translation>③ 缩放 + softmax</translation>
    </message>
    <message>
        <source>Step 3: turn scores into shares of {mind}</source>
        <translation>第 3 步：把打分变成占比，看{mind}怎么分</translation>
    </message>
    <message>
        <source>Scale the scores, then softmax: they become shares of {mind}, 100&#xa0;% in all.</source>
        <translation>打分先缩放，再做 softmax，{mind}就按占比分好了，合起来 100&#xa0;%。</translation>
    </message>
    <message>
        <source>④ Blend</source>
        <translation>④ 融合</translation>
    </message>
    <message>
        <source>Step 4: blend {detail} in these shares</source>
        <translation>第 4 步：按占比融合{detail}</translation>
    </message>
    <message>
        <source>Only {meeting} tells {detail}. Blended in these shares: {impression}.</source>
        <translation>{meeting}才知道{detail}；按占比加权、相加，就是{impression}。</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>{}, transposed</source>
        <translation>{}（转置）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>All that is known</source>
        <translation>全部信息</translation>
    </message>
    <message>
        <source>What makes it</source>
        <translation>投影矩阵</translation>
    </message>
    <message>
        <source>How well they match</source>
        <translation>有多合拍</translation>
    </message>
    <message>
        <source>A cooler head</source>
        <translation>降降温</translation>
    </message>
    <message>
        <source>Who may look at whom</source>
        <translation>谁能看谁</translation>
    </message>
    <message>
        <source>Share of {mind}</source>
        <translation>占了多少{mind}</translation>
    </message>
    <message>
        <source>one number: {0}; {1} scores</source>
        <translation>一个数：{0}；作用于 {1} 个打分</translation>
    </message>
    <message>
        <source>Adds −∞ where one may not look: e^(−∞) = 0, so the share is exactly 0.</source>
        <translation>不许看的地方加上 −∞：e^(−∞) = 0，占比恰好是 0。</translation>
    </message>
    <message>
        <source>Each word is a row of numbers, its embedding.</source>
        <translation>每个词是一行数字，也就是它的嵌入。</translation>
    </message>
    <message>
        <source>One row per viewer: how much each of {1} {traits} is wanted.</source>
        <translation>在看的各占一行：{1} 项{trait}各看重多少。</translation>
    </message>
    <message>
        <source>One row for each of {0} {guests}: how they introduce themselves in the same {1} {traits}.</source>
        <translation>{0} {counter}{guest}各占一行：在同样的 {1} 项{trait}上，怎样介绍自己。</translation>
    </message>
    <message>
        <source>Transposed: rows become columns, so that each query meets each key, and {1} products are added up.</source>
        <translation>转置：行变成列，每个查询才碰得上每个键，各把 {1} 个乘积加起来。</translation>
    </message>
    <message>
        <source>One row for each of {0} {guests}: what is taken home of them.</source>
        <translation>{0} {counter}{guest}各占一行：最后从中带走的内容。</translation>
    </message>
    <message>
        <source>The dot product of each query with each key: the larger, the better they match.</source>
        <translation>每个查询与每个键的点积：越大，越合拍。</translation>
    </message>
    <message>
        <source>e to the power of each score, divided by the sum of its row: shares that add up to 100&#xa0;%.</source>
        <translation>对每个打分取 e 的幂，再除以本行之和：占比加起来正好 100&#xa0;%。</translation>
    </message>
    <message>
        <source>The values of all {0} {guests}, blended in these shares: one row per viewer.</source>
        <translation>按这些占比，把全部 {0} {counter}{guest}的值混合起来：在看的各得一行。</translation>
    </message>
    <message>
        <source>If components are independent, with mean 0 and variance 1, a sum of {0} products has standard deviation √{0}. Dividing brings it back to 1; else softmax would start saturated, with a gradient near 0.</source>
        <translation>各分量互相独立、均值 0、方差 1 时，{0} 个乘积之和的标准差是 √{0}。除以它，标准差回到 1；不除，softmax 一开始就会饱和，梯度接近 0。</translation>
    </message>
    <message>
        <source>One row each: {criterion}, {tag} and {detail} side by side.</source>
        <translation>每行一条记录：{criterion}、{tag}、{detail}并排放在一起。</translation>
    </message>
    <message>
        <source>The columns of W_{0} that belong to this head: out of whole rows of X they make its {0}.</source>
        <translation>W_{0} 里属于这个头的几列：由 X 的整行算出它的 {0}。</translation>
    </message>
    <message>
        <source>Mixes the numbers of X into {}. A model learns it once, for all inputs; weights are computed anew for each.</source>
        <translation>把 X 里的数混合成 {}。模型在训练中学出它，对所有输入都用同一个；权重则是每次现算。</translation>
    </message>
    <message>
        <source>Picks {} out of X: 1 where it takes a number, 0 elsewhere. A model learns it once, for all inputs.</source>
        <translation>从 X 里挑出 {}：取哪个数，哪里就是 1，其余是 0。模型里的它在训练中学出来，对所有输入都用同一个。</translation>
    </message>
    <message>
        <source>In this show nothing is divided. The formula has {} here.</source>
        <translation>这一场不做缩放。按公式，这里应除以 {}。</translation>
    </message>
    <message>
        <source>This show divides by {0}. The formula has {1} here.</source>
        <translation>这一场除以 {0}。按公式，这里应除以 {1}。</translation>
    </message>
    <message>
        <source>Some scores are pinned by hand: they stand instead of q·k, and no product makes them.</source>
        <translation>其中有手动定的打分：它们代替 q·k，不是乘出来的。</translation>
    </message>
</context>
<context>
    <name>TemperatureExperiment</name>
    <message>
        <source>Temperature and relatives</source>
        <translation>温度与 softmax 的亲戚</translation>
    </message>
    <message>
        <source>Softmax takes any scores, keeps their order, gives everyone a share above 0 and has a slope everywhere. Temperature turns it from “the winner takes all” to “the same for all”.</source>
        <translation>任何分数 softmax 都能用：顺序不变，人人有份，处处有梯度。温度让它从“赢家通吃”一路变到“人人均分”。</translation>
    </message>
    <message>
        <source>Softmax is not the only choice that works: sparsemax has a slope, too, wherever it gives a share. Which one learns better is a question for a trained model.</source>
        <translation>能用的不只 softmax：sparsemax 只要给了占比的地方也有梯度。哪个学得更好，要看训练出来的模型。</translation>
    </message>
    <message>
        <source>At temperature 5, over how many of all does the row on screen spread its attention?</source>
        <translation>温度为 5 时，眼前这一行的注意力大致摊给了多少个？</translation>
    </message>
    <message>
        <source>about half of them</source>
        <translation>一半左右</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>几乎全部</translation>
    </message>
    <message>
        <source>one or two</source>
        <translation>一两个</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>of the show</source>
        <translation>这一场的</translation>
    </message>
    <message>
        <source>some below 0</source>
        <translation>有负分</translation>
    </message>
    <message>
        <source>sum 0</source>
        <translation>总和为 0</translation>
    </message>
    <message>
        <source>Measured: as evenly as among {} of all.</source>
        <translation>量出来：相当于平均摊给了全部的 {}。</translation>
    </message>
    <message>
        <source>÷ their sum</source>
        <translation>÷ 总和</translation>
    </message>
    <message>
        <source>hard max</source>
        <translation>硬最大</translation>
    </message>
    <message>
        <source>The same scores, shared out in four ways</source>
        <translation>同样的分数，四种分法</translation>
    </message>
    <message>
        <source>Shares in percent; softmax at the chosen temperature</source>
        <translation>占比，单位 %；softmax 用所选温度</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>号</translation>
    </message>
    <message>
        <source>How evenly softmax shares</source>
        <translation>softmax 分得有多平均</translation>
    </message>
    <message>
        <source>Effective number: how many equal shares would be as spread out</source>
        <translation>有效个数：相当于多少份均分</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>effective number</source>
        <translation>有效个数</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>比特</translation>
    </message>
    <message>
        <source>Dividing by the sum works here, since no score is below 0.</source>
        <translation>没有负分，除以总和在这里行得通。</translation>
    </message>
    <message>
        <source>Dividing by the sum gives a share below 0: no share at all.</source>
        <translation>除以总和会出现负的占比：那就不是占比了。</translation>
    </message>
    <message>
        <source>The scores add up to 0, so there is nothing to divide by.</source>
        <translation>分数加起来是 0，没法除。</translation>
    </message>
    <message>
        <source>Softmax gives the one ahead {0}. {1}</source>
        <translation>softmax 给领先者 {0}。{1}</translation>
    </message>
    <message>
        <source>At temperature {0}: as if {1} shared equally.</source>
        <translation>温度为 {0} 时：相当于 {1} 份均分。</translation>
    </message>
</context>
<context>
    <name>TensorPanel</name>
    <message>
        <source>Pick a line that names a tensor, and its numbers stand here.</source>
        <translation>点选一行含有张量的代码，它的数字就显示在这里。</translation>
    </message>
    <message>
        <source>This line</source>
        <translation>这一行</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>What is wanted</source>
        <translation>想要的</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>亮出来的</translation>
    </message>
    <message>
        <source>What is behind it</source>
        <translation>背后的实情</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>最后得到的</translation>
    </message>
    <message>
        <source>of them</source>
        <translation>个</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>The attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>同伴</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>谁在看</translation>
    </message>
    <message>
        <source>A closer look</source>
        <translation>深入了解</translation>
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
    <name>TrainingExperiment</name>
    <message>
        <source>Let it learn</source>
        <translation>让它自己学</translation>
    </message>
    <message>
        <source>Nobody writes W_Q and W_K by hand: a layer finds them by going downhill on its loss, from examples alone. At a large d_k it gets stuck where nothing is divided.</source>
        <translation>W_Q 和 W_K 不是谁手写的：只凭例子，顺着损失往下走，自己就能找到。d_k 很大又不除的时候，它会卡住。</translation>
    </message>
    <message>
        <source>At d_k = 64, after 200 steps without ÷ √d_k, the loss is … the one with it.</source>
        <translation>d_k = 64，不除 √d_k 训练 200 步后，损失和除了的相比……</translation>
    </message>
    <message>
        <source>below</source>
        <translation>更低</translation>
    </message>
    <message>
        <source>about the same as</source>
        <translation>差不多</translation>
    </message>
    <message>
        <source>at least twice</source>
        <translation>至少是两倍</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>d_k: how many numbers q and k have</source>
        <translation>d_k：q 和 k 各有多少个数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>After the last step: {0} undivided, {1} divided.</source>
        <translation>最后一步：不除 {0}，除 {1}。</translation>
    </message>
    <message>
        <source>Loss (computed)</source>
        <translation>损失（算出来的）</translation>
    </message>
    <message>
        <source>Half the squared distance of the output from the right value; the mean of 64 examples</source>
        <translation>输出与正确的值之间距离平方的一半；64 个例子取平均</translation>
    </message>
    <message>
        <source>Where 16 of the queries look (computed)</source>
        <translation>其中 16 个查询在看哪里（算出来的）</translation>
    </message>
    <message>
        <source>Shares; the dot is the right key (given)</source>
        <translation>占比；圆点是正确的键（给定的）</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>{0} of {1} look at the right key most.</source>
        <translation>{1} 个里有 {0} 个最看重正确的键。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>W_Q (learned)</source>
        <translation>W_Q（学来的）</translation>
    </message>
    <message>
        <source>At first noise from the seed; only examples change it</source>
        <translation>开始时是种子给的噪声，只有例子能改变它</translation>
    </message>
    <message>
        <source>At step {} the loss is no number any more: the learning rate is too high.</source>
        <translation>走到第 {} 步，损失已经不是一个数了：学习率太大。</translation>
    </message>
    <message>
        <source>Step {0}: loss {1}, right in {2} of the examples.</source>
        <translation>第 {0} 步：损失 {1}，{2} 的例子答对。</translation>
    </message>
    <message>
        <source>It has moved by {} from where it began.</source>
        <translation>离开出发点已有 {}。</translation>
    </message>
    <message>
        <source>64 examples and two matrices, and it is tested on those it has learned from: that it would be right about new people is not shown.</source>
        <translation>只有 64 个例子、两个矩阵，考的也是学过的例子；换成没见过的人还能不能答对，这里没有说明。</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>“{typed}” is no number. Type digits, such as −2.5 or 1e3.</source>
        <translation>“{typed}”不是数。请输入数字，例如 −2.5 或 1e3。</translation>
    </message>
    <message>
        <source>There is room for one number here, with nothing between its digits: 1000.</source>
        <translation>这里只放得下一个数，数字之间不要加任何符号：1000。</translation>
    </message>
    <message>
        <source>“{typed}” can be read in two ways: {0} or {1}. Type the one you mean.</source>
        <translation>“{typed}”有两种读法：{0} 或 {1}。请直接输入你想要的那个数。</translation>
    </message>
    <message>
        <source>“{typed}” is too large for a number.</source>
        <translation>“{typed}”太大了，无法计算。</translation>
    </message>
    <message>
        <source>No share is typed here, so “{typed}” can be read in two ways. Leave out the %.</source>
        <translation>这里填的不是占比，“{typed}”有两种读法。请去掉百分号。</translation>
    </message>
    <message>
        <source>There are {0} numbers, but {1} shares are needed: one for each.</source>
        <translation>一共输入了 {0} 个数，而这里需要 {1} 个占比，一一对应。</translation>
    </message>
    <message>
        <source>These shares add up to {0}. Together they have to be 1, or 100&#xa0;%.</source>
        <translation>这些占比加起来是 {0}。总和必须是 1，也就是 100&#xa0;%。</translation>
    </message>
    <message>
        <source>Softmax gives nobody 0&#xa0;% and nobody everything: a share lies between 0&#xa0;% and 100&#xa0;%.</source>
        <translation>softmax 不会给谁 0&#xa0;%，也不会把全部都给一个人：占比在 0&#xa0;% 与 100&#xa0;% 之间。</translation>
    </message>
    <message>
        <source>Softmax never gives 0: each share has to be above it.</source>
        <translation>softmax 永远给不出 0：每个占比都要大于 0。</translation>
    </message>
    <message>
        <source>A mask hides somebody here, whose share is 0: put 0 in that place.</source>
        <translation>这里有人被掩码遮住，占比是 0：请在那个位置填 0。</translation>
    </message>
    <message>
        <source>A whole number from {0} to {1} is needed.</source>
        <translation>请输入 {0} 到 {1} 之间的整数。</translation>
    </message>
</context>
<context>
    <name>UndoRedo</name>
    <message>
        <source>Typing</source>
        <translation>输入</translation>
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
</context>
<context>
    <name>UnsavedWork</name>
    <message>
        <source>These changes are not saved. Save them?</source>
        <translation>这些改动还没有保存，要保存吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>有改动还没保存</translation>
    </message>
    <message>
        <source>• the show “{}”</source>
        <translation>• 这一场《{}》</translation>
    </message>
    <message>
        <source>• the program “{}” of “{}”</source>
        <translation>• 程序“{}”，属于《{}》</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Who looks</source>
        <translation>谁在看</translation>
    </message>
    <message>
        <source>Several who look</source>
        <translation>在看的：多个</translation>
    </message>
    <message>
        <source>One who is looked at</source>
        <translation>被看的：一个</translation>
    </message>
    <message>
        <source>Several who are looked at</source>
        <translation>被看的：多个</translation>
    </message>
    <message>
        <source>What Chinese counts them with</source>
        <translation>量词（位、本、道……）</translation>
    </message>
    <message>
        <source>Query: what the one who looks is looking for</source>
        <translation>Query：在看的一方想找什么</translation>
    </message>
    <message>
        <source>Key: how those looked at introduce themselves</source>
        <translation>Key：被看的一方亮出什么</translation>
    </message>
    <message>
        <source>Value: what is really behind it</source>
        <translation>Value：背后真正有什么</translation>
    </message>
    <message>
        <source>Output: what stays in the end</source>
        <translation>输出：最后留下什么</translation>
    </message>
    <message>
        <source>What is shared out</source>
        <translation>被分成占比的是什么</translation>
    </message>
    <message>
        <source>One thing that is compared</source>
        <translation>拿来比对的一项</translation>
    </message>
    <message>
        <source>A sentence about one of those looked at</source>
        <translation>关于它的一句话</translation>
    </message>
    <message>
        <source>Where one of those looked at sits</source>
        <translation>排在哪儿</translation>
    </message>
    <message>
        <source>A head: who looks with other eyes</source>
        <translation>一个头：用另一种眼光来看的</translation>
    </message>
    <message>
        <source>How one learns what is behind it</source>
        <translation>怎样才能了解真正的内容</translation>
    </message>
</context>
<context>
    <name>WayBackView</name>
    <message>
        <source>Each row says where a number that a {friend} found goes in the output.</source>
        <translation>每一行说明：{friend}发现的一个数，进到输出的哪些地方。</translation>
    </message>
    <message>
        <source>Back to the lenses</source>
        <translation>恢复成镜片</translation>
    </message>
    <message>
        <source>Let {} follow from the lenses</source>
        <translation>让 {} 恢复成镜片给出的值</translation>
    </message>
    <message>
        <source>W_O, rows grouped by head</source>
        <translation>W_O，行按头分组</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A mask hides everyone from who looks: there is nobody to attend to, so nothing is shared out.</source>
        <translation>全被掩码遮住：没有谁可看，也就没有占比可分。</translation>
    </message>
    <message>
        <source>A mask hides this {guest}: −∞ stands for the score, and the share goes to the others.</source>
        <translation>这一{counter}{guest}被掩码遮住了：打分换成 −∞，占比让给其余的。</translation>
    </message>
    <message>
        <source>The same for all, added up:</source>
        <translation>全都这样算，加起来：</translation>
    </message>
    <message>
        <source>(the largest is taken off, so that nothing overflows)</source>
        <translation>（先减去最大的分，免得溢出）</translation>
    </message>
    <message>
        <source>Why does {} take {} of {mind}?</source>
        <translation>{mind}，{} 凭什么占 {}？</translation>
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
        <source>④ Blend: share × {detail}, its part of {impression}</source>
        <translation>④ 融合：占比 × {detail}，即{impression}中的一份</translation>
    </message>
    <message>
        <source>① {Criterion} q · {tag} k</source>
        <translation>① {criterion} q · {tag} k</translation>
    </message>
    <message>
        <source>② product</source>
        <translation>② 乘积</translation>
    </message>
    <message>
        <source>② Score: all products added up, q·k</source>
        <translation>② 打分：各项相加，即 q·k</translation>
    </message>
    <message>
        <source>The score is pinned by hand, in place of q·k:</source>
        <translation>这个打分是手动定的，代替 q·k：</translation>
    </message>
    <message>
        <source>③ Scale + softmax</source>
        <translation>③ 缩放 + softmax</translation>
    </message>
    <message>
        <source>Why does {} score {}?</source>
        <translation>{}为什么打了 {} 分？</translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>The {trait} before</source>
        <translation>上一项{trait}</translation>
    </message>
    <message>
        <source>The next {trait}</source>
        <translation>下一项{trait}</translation>
    </message>
    <message>
        <source>They disagree about: {}</source>
        <translation>分歧在于：{}</translation>
    </message>
    <message>
        <source>wants it</source>
        <translation>想要</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>不想要</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>Shares of the two {friends}, and of one head</source>
        <translation>两位{friend}的占比，和一个头的占比</translation>
    </message>
    <message>
        <source>{} others</source>
        <translation>其余 {} {counter}</translation>
    </message>
    <message>
        <source>One wants it ({0}), one does not ({1}). One head has one q and brings one blend; a score is linear in k, so no q puts both ends on top. Here it takes the mean of both: 0.</source>
        <translation>一位想要（{0}），一位不要（{1}）。一个头只有一个 q，只能带回一份混合；打分对 k 是线性的，没有哪个 q 能让两头都排到最前。这里取两者的平均：0。</translation>
    </message>
    <message>
        <source>What the two bring home, and what one head does</source>
        <translation>两位各带回什么，一个头又带回什么</translation>
    </message>
    <message>
        <source>Both bring home the same: nobody differs enough in this {trait} for two heads to tell more than one.</source>
        <translation>两边带回的一样：这一项{trait}上差别太小，两个头也看不出更多。</translation>
    </message>
    <message>
        <source>{0}: two heads bring home {1} and {2}, one each. One head brings a single blend; with the mean of both, {3}.</source>
        <translation>{0}：两个头各带回 {1} 和 {2}；一个头只带得回一份混合，取平均时是 {3}。</translation>
    </message>
</context>
<context>
    <name>WordsCard</name>
    <message>
        <source>Words of this show</source>
        <translation>这一场的用词</translation>
    </message>
    <message>
        <source>Click a word to change it in this language: every sentence of the app will use it.</source>
        <translation>点一个词就能改（只改当前语言），软件里的每句话都会跟着换。</translation>
    </message>
    <message>
        <source>Add {a_guest}</source>
        <translation>添加{guest}</translation>
    </message>
    <message>
        <source>Step 2: compare {criterion} with {tag}, for all {guests}</source>
        <translation>第 2 步：拿{criterion}逐一对照每{counter}{guest}的{tag}</translation>
    </message>
    <message>
        <source>Step 3: turn scores into shares of {mind}</source>
        <translation>第 3 步：把打分变成占比，看{mind}怎么分</translation>
    </message>
    <message>
        <source>Step 4: blend {detail} in these shares</source>
        <translation>第 4 步：按占比融合{detail}</translation>
    </message>
    <message>
        <source>So the app will say:</source>
        <translation>于是软件会这样说：</translation>
    </message>
</context>
</TS>
