// The instructions in the portable copy.

export const readme = `{name}, for networks without a connection

This folder is the whole site. All tools run in the browser, and no page needs the internet, except for exchange rates.

Why can't I open index.html from the folder?
  Browsers give a file:// page no origin. They then load no modules, no workers and no WebAssembly for it, apply none of the
  site's policies, and pages such as /tools have no file of that name. The site needs a web server, but any will do.

On your own computer
  node serve.mjs          with Node 20.11 or later
  python3 serve.py        with Python 3.7 or later
  Then open http://127.0.0.1:8080. Only your own computer can reach it.

On a server for others
  Copy the folder to /srv/toolyard. Each file says at its top where it belongs:
  nginx.conf              for nginx
  apache.conf             for Apache 2.4 with mod_headers, mod_rewrite and mod_mime
  Caddyfile               for Caddy 2
  They send the policies that keep the input of a tool in the browser. Use HTTPS: without it, browsers turn off the offline copy,
  the camera and parts of the clipboard for everyone but the server's own computer.

Forms
  The newsletter and the forms for ideas and messages need the site's own server. In this copy they report that sending failed.

Check the files
  sha256sum --check SHA256SUMS
  {signed}
`;

export const signed =
  'site/build.json.sig is the signature of site/build.json, which has the digest of every file:\n  openssl pkeyutl -verify -pubin -inkey KEY -rawin -in site/build.json -sigfile site/build.json.sig';
export const unsigned = 'This copy is not signed. site/build.json names the commit that it was built from.';

// The command.
export const written = 'Wrote {file}: {bytes}, {files} files.\nSHA-256: {digest}\n';
export const noBuild = 'dist/ is not the build of these sources. Run `npm run build` first.';
