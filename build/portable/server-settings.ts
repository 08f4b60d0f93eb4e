// Settings of common web servers for the portable copy, with the headers of our own server.
import {
  EMBED,
  embedPolicy,
  HSTS,
  IMMUTABLE_FOLDERS,
  KEEP_FOREVER,
  OWN_POLICIES,
  securityHeaders,
} from '../../server/headers';
import { ALIASES } from '../../server/site/one-address';
import type { ThirdPartySources } from '../../server/third-parties';

const POLICY = 'Content-Security-Policy';

/** A static host has no API. */
const own = OWN_POLICIES.filter(([start]) => start !== '/api/');

const withEmbedded = (sources: ThirdPartySources) => [...own, [EMBED, embedPolicy(sources)] as const];

const FOLDER = '/srv/toolyard/site';

/** Headers that don't depend on the address, and the policy of a page. */
function parts(sources: ThirdPartySources) {
  const { [POLICY]: page = '', ...headers } = securityHeaders('/', sources);
  return { page, headers: Object.entries(headers) };
}

export function nginxConf(sources: ThirdPartySources): string {
  const { page, headers } = parts(sources);
  return `# For nginx: include this file in \`http { … }\`. Set the name, and add the certificate of HTTPS.
map $uri $toolyard_policy {
    default "${page}";
${withEmbedded(sources)
  .map(([start, policy]) => `    ~^${start.replaceAll('.', '\\.')} "${policy}";\n`)
  .join('')}}
map $uri $toolyard_cache {
    default no-cache;
${IMMUTABLE_FOLDERS.map((folder) => `    ~^${folder} "${KEEP_FOREVER}";\n`).join('')}}
map $https $toolyard_hsts {
    on "${HSTS['Strict-Transport-Security']}";
}
server {
    listen 80;
    server_name tools.example;
    root ${FOLDER};
    include mime.types;
    types {
        application/manifest+json webmanifest;
        application/wasm wasm;
        text/javascript js;
    }
    charset utf-8;
    error_page 404 /404.html;
    add_header ${POLICY} $toolyard_policy always;
    add_header Cache-Control $toolyard_cache always;
    add_header Strict-Transport-Security $toolyard_hsts always;
${headers.map(([name, value]) => `    add_header ${name} "${value}" always;\n`).join('')}
    location / { try_files $uri $uri.html $uri/index.html =404; }
    location ~ ^/(?:_|\\.(?!well-known/)|404$) { return 404; }
${Object.entries(ALIASES)
  .map(([from, to]) => `    location = ${from} { return 301 ${to}; }\n`)
  .join('')}}
`;
}

export function apacheConf(sources: ThirdPartySources): string {
  const { page, headers } = parts(sources);
  return `# For Apache 2.4 with mod_headers, mod_rewrite and mod_mime. Set the name, and add the certificate of HTTPS.
<VirtualHost *:80>
    ServerName tools.example
    DocumentRoot ${FOLDER}
    <Directory ${FOLDER}>
        Require all granted
        Options -Indexes -MultiViews
    </Directory>
    ErrorDocument 404 /404.html
    AddDefaultCharset utf-8
    AddType application/wasm .wasm
    AddType application/manifest+json .webmanifest
    AddType text/javascript .js
    RewriteEngine On
    RewriteRule ^/(?:_|\\.(?!well-known/)|404$) - [R=404,L]
${Object.entries(ALIASES)
  .map(([from, to]) => `    RewriteRule ^${from}$ ${to} [R=301,L]\n`)
  .join('')}    RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
    RewriteRule ^(.+)$ $1.html [L]
    Header always set ${POLICY} "${page}"
    Header always set Cache-Control no-cache
${headers.map(([name, value]) => `    Header always set ${name} "${value}"\n`).join('')}${IMMUTABLE_FOLDERS.map(
    (folder) =>
      `    <LocationMatch "^${folder}">\n        Header always set Cache-Control "${KEEP_FOREVER}"\n    </LocationMatch>\n`,
  ).join('')}${withEmbedded(sources)
    .map(
      ([start, policy]) =>
        `    <LocationMatch "^${start.replaceAll('.', '\\.')}">\n        Header always set ${POLICY} "${policy}"\n    </LocationMatch>\n`,
    )
    .join('')}</VirtualHost>
`;
}

export function caddyfile(sources: ThirdPartySources): string {
  const { page, headers } = parts(sources);
  return `# For Caddy 2. Set the name. In a network without the internet, add \`tls internal\`, or \`http://\` before the name.
tools.example {
	root * ${FOLDER}
	@embedded {
		path ${EMBED}*
		file
	}
	@hidden {
		path_regexp ^/(?:[._]|404(?:[.]html)?$)
		not path /.well-known/*
	}
	error @hidden 404
${Object.entries(ALIASES)
  .map(([from, to]) => `	redir ${from} ${to} 301\n`)
  .join('')}	try_files {path} {path}.html
	# In this order, so the last one that fits counts.
	route {
		header {
			${POLICY} "${page}"
			Cache-Control no-cache
${headers.map(([name, value]) => `			${name} "${value}"\n`).join('')}		}
${IMMUTABLE_FOLDERS.map((folder) => `		header ${folder}* Cache-Control "${KEEP_FOREVER}"\n`).join('')}${own
    .map(([start, policy]) => `		header ${start}* ${POLICY} "${policy}"\n`)
    .join('')}		header @embedded ${POLICY} "${embedPolicy(sources)}"
	}
	file_server
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
