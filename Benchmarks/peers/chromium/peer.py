#!/usr/bin/env python3
"""Speaks for a page in headless Chromium, as the other peers do; see shared/peer.h.

usage: peer.py TREE.csv POINTS.csv ANSWERS
"""

import http.server
import os
import shutil
import subprocess
import sys
import tempfile
import threading

# More elements take minutes to lay out.
MOST_VIEWS = int(os.environ.get("PEER_CHROMIUM_VIEWS", "120000"))
# The engine recurses over nested elements, and its parser's limit is 512.
DEEPEST = 512
# What elementFromPoint can see; larger windows are refused.
LARGEST_WINDOW = 30000


def describe(path):
    """The number of views, the depth, and the size of the world."""
    depths, width, height = {}, 0.0, 0.0
    with open(path, encoding="utf-8") as file:
        columns = file.readline().strip().split(",")
        for number, line in enumerate(file):
            row = dict(zip(columns, line.strip().split(",")))
            parent = row.get("parent", "")
            depths[row.get("id", str(number))] = depths[parent] + 1 if parent else 1
            if not parent:
                width = max(width, float(row["x"]) + float(row["width"]))
                height = max(height, float(row["y"]) + float(row["height"]))
    return len(depths), max(depths.values()), width, height


class Handler(http.server.BaseHTTPRequestHandler):
    """Gives the page its files and commands, and takes its results."""

    tree = points = answers = ""

    def reply(self, content, kind="text/plain"):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_GET(self):
        folder = os.path.dirname(os.path.abspath(__file__))
        files = {
            "/": (os.path.join(folder, "page.html"), "text/html"),
            "/page.js": (os.path.join(folder, "page.js"), "text/javascript"),
            "/tree.csv": (self.tree, "text/csv"),
            "/points.csv": (self.points, "text/csv"),
        }
        if self.path == "/command":
            line = sys.stdin.readline().strip()
            self.reply((line or "end").encode())
            if not line:
                threading.Thread(target=self.server.shutdown).start()
        elif self.path in files:
            path, kind = files[self.path]
            with open(path, "rb") as file:
                self.reply(file.read(), kind)
        else:
            self.send_error(404)

    def do_POST(self):
        content = self.rfile.read(int(self.headers["Content-Length"]))
        self.reply(b"")
        if self.path == "/answers":
            with open(self.answers, "wb") as file:
                file.write(content)
        else:
            print(content.decode(), flush=True)

    def log_message(self, *arguments):
        """Says nothing about each request."""


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    Handler.tree, Handler.points, Handler.answers = sys.argv[1:]
    views, depth, width, height = describe(Handler.tree)
    reason = None
    if views > MOST_VIEWS:
        reason = f"more than {MOST_VIEWS} elements in bearable time"
    elif depth > DEEPEST:
        reason = f"elements nested deeper than {DEEPEST}"
    elif max(width, height) > LARGEST_WINDOW:
        reason = f"a world of {width:.0f} x {height:.0f}: only what a window shows is hit"
    if reason:
        print(f"unable {reason}", flush=True)
        return
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    profile = tempfile.mkdtemp()
    browser = subprocess.Popen(
        [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=1", f"--user-data-dir={profile}",
            f"--window-size={int(width) + 100},{int(height) + 300}",
            f"http://127.0.0.1:{server.server_address[1]}/",
        ],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        server.serve_forever()
    finally:
        browser.terminate()
        browser.wait()
        shutil.rmtree(profile, ignore_errors=True)


if __name__ == "__main__":
    main()
