"""Serves the folder `site` at http://127.0.0.1:8080, with the site's headers. Needs Python 3.7: python3 serve.py [PORT]"""
import os, re, sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "site")

# `_headers` has blocks of a path and its lines. A later block replaces what an earlier one has set. Without HTTPS there is no HSTS.
with open(os.path.join(SITE, "_headers"), encoding="utf-8") as file:
    RULES = [block.split("\n") for block in re.split(r"\n\n+", file.read().strip())]


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or each file waits 40 ms
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map,
                      ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
                      ".js": "text/javascript; charset=utf-8", ".map": "application/json",
                      ".txt": "text/plain; charset=utf-8", ".wasm": "application/wasm",
                      ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

    def translate_path(self, path):
        plain = re.sub(r"[?#].*$", "", path)
        name = super().translate_path(plain)
        if plain == "/":
            return os.path.join(name, "index.html")
        hidden = re.search(r"/(?:_|\.(?!well-known))", plain) or plain == "/404"
        found = [] if hidden else [file for file in (name, name + ".html") if os.path.isfile(file)]
        return found[0] if found else os.path.join(SITE, ".missing")

    def end_headers(self):
        headers = {"Cache-Control": "no-cache"}
        path = re.sub(r"[?#].*$", "", self.path)
        for rule, *lines in RULES:
            if path.startswith(rule[:-1]) if rule.endswith("*") else path == rule:
                headers.update(line.strip().split(": ", 1) for line in lines if ": " in line and "Strict-Transport" not in line)
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code, message=None, explain=None):
        with open(os.path.join(SITE, "404.html"), "rb") as file:
            page = file.read()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)


os.chdir(SITE)
server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
print("http://127.0.0.1:%d" % server.server_port, flush=True)
server.serve_forever()
