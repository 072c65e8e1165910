#!/usr/bin/env bash
# Builds the .deb, installs it as a student does, tries the installed app out without a screen and on one, opens a show by
# a double click's way, removes the package, and looks for what is left. `packaging/test_install.sh [--built]`: with
# --built, the packages in dist/ are taken as they are. Pictures of the screen are kept in build/screens.
set -eu
cd "$(dirname "$0")/.."
exec </dev/null
export DEBIAN_FRONTEND=noninteractive
screens="$PWD/build/screens"
app=/opt/attention-date

say() { printf '\n-- %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }

validate() {
    local share=build/deb/usr/share
    desktop-file-validate $share/applications/attention-date.desktop
    appstreamcli validate --no-net --explain $share/metainfo/attention-date.metainfo.xml
}

install_it() {
    as_root apt-get install -q -y --no-install-recommends "$1" | tail -n 3
    command -v attention-date
    attention-date --version
    du -sh $app | sed 's/^/installed: /'
}

# All that the app and the desktop remember goes into a home with Chinese and spaces in its name.
make_home() {
    export HOME="$work/家 home" XDG_RUNTIME_DIR="$work/run" XDG_CURRENT_DESKTOP=GNOME
    mkdir -p "$HOME" "$screens"
    mkdir -m 700 -p "$XDG_RUNTIME_DIR"
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
}

try_out() {
    local where=$1
    shift
    say "the installed app, $where"
    timeout 300 "$@" --smoke --picture "$screens/smoke-$where.png" || fail "the smoke test, $where"
}

# -noreset: a screen that starts anew when its last window goes refuses whoever comes meanwhile.
on_a_screen() { xvfb-run -a -s "-screen 0 1600x1000x24 -noreset" env -u QT_QPA_PLATFORM "$@"; }

# Opens a show as a file manager does, waits for its window, looks at the screen, and ends what it has started.
open_show() {
    local show=$1 opener=$2 title=$3 picture=${4:-$2} window pid
    "$opener" "$show" >"$work/opened.log" 2>&1 &
    for _ in $(seq 100); do
        window=$(xwininfo -root -tree | grep -F "$title" | head -n 1 | awk '{print $1}') || true
        [ -n "$window" ] && break
        sleep 0.2
    done
    [ -n "$window" ] || { xwininfo -root -tree; cat "$work/opened.log"; fail "$opener opened no window called $title"; }
    sleep 2
    import -window root "$screens/opened-by-$picture.png"
    echo "$opener opened a window: $(xwininfo -root -tree | grep -F "$title" | head -n 1 | cut -d '"' -f 2)"
    pid=$(xprop -id "$window" _NET_WM_PID | awk '{print $3}')
    kill "$pid"
    for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || return 0; sleep 0.1; done
    fail "the app did not end"
}

gio_open() { gio open "$1"; }

open_by_association() {
    local show="$HOME/我的 shows/相亲 会.show.json" kind
    mkdir -p "$(dirname "$show")"
    cp resources/shows/marks.show.json "$show"
    printf '{"title": "not a show"' >"$HOME/我的 shows/broken.show.json"
    kind=$(xdg-mime query filetype "$show")
    [ "$kind" = application/x-attention-date-show+json ] || fail "xdg-mime takes a show for $kind"
    echo '{}' >"$HOME/other.json"
    [ "$(xdg-mime query filetype "$HOME/other.json")" = application/json ] || fail "we claim other people's JSON"
    [ "$(xdg-mime query default application/json)" != attention-date.desktop ] || fail "we open other people's JSON"
    rm "$HOME/other.json"
    [ "$(xdg-mime query default "$kind")" = attention-date.desktop ] || fail "xdg-mime opens shows with something else"
    echo "$kind is opened by $(xdg-mime query default "$kind")"
    open_show "$show" xdg-open "相亲 会.show.json"
    open_show "$show" gio_open "相亲 会.show.json"
    open_show "$HOME/我的 shows/broken.show.json" xdg-open "Attention Date" broken
}

look_at() {
    local colours
    colours=$(identify -format '%k' "$1")
    echo "$(basename "$1"): $(identify -format '%wx%h' "$1"), $colours colours"
    [ "$colours" -gt 500 ] || fail "$1 shows next to nothing"
}

run_where_unpacked() {
    say "the .tar.xz, unpacked in a folder with Chinese and spaces"
    mkdir -p "$work/解开 here"
    tar -C "$work/解开 here" -xJf "$1"
    QT_QPA_PLATFORM=offscreen try_out unpacked "$work/解开 here"/*/attention-date
    rm -rf "$work/解开 here"
}

remove_it() {
    as_root apt-get purge -q -y attention-date | tail -n 1
    local left
    left=$(find /etc /opt /usr /var -xdev -newer "$work/before" -iname '*attention-date*' 2>/dev/null |
        grep -v '^/var/\(cache/apt\|log\)' || true)
    [ -z "$left" ] || fail "left behind: $left"
    [ ! -e $app ] || fail "$app is left behind"
    grep -rqs attention-date /usr/share/applications/mimeinfo.cache /usr/share/mime/globs2 && fail "the desktop still knows it"
    say "left in the user's home, all of it the user's own:"
    (cd "$HOME" && find . -type f | sort)
}

if [ "${1:-}" = --inside ]; then # on the screen that xvfb-run has made
    work=$2
    try_out on-screen attention-date
    say "opened by association"
    open_by_association
    exit 0
fi

bash .ci/install_packages .ci/packages
bash .ci/install_packages packaging/packages
[ "${1:-}" = --built ] || uv run --group packaging python packaging/build.py
deb=$(ls -t dist/*.deb | head -n 1) tar=$(ls -t dist/*.tar.xz | head -n 1)
work=$(mktemp -d)
tidy() {
    rm -rf "$work"
    if dpkg-query -W attention-date >/dev/null 2>&1; then as_root dpkg --purge attention-date >/dev/null; fi
}
trap tidy EXIT
touch "$work/before"

say "metadata"
validate
say "installing $deb"
install_it "./$deb"
make_home
QT_QPA_PLATFORM=offscreen try_out offscreen attention-date
on_a_screen bash packaging/test_install.sh --inside "$work"
run_where_unpacked "$tar"
say "what the screens showed"
for picture in "$screens"/*.png; do look_at "$picture"; done
say "removing"
remove_it
say "installed, tried out, opened, removed: everything works"
