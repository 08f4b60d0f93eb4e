// The build steps beyond Vite's own: the media engine at its fixed address, the pages as HTML, files for search engines and
// devices, the service worker, compressed copies, and the stamp of the sources.
import { getMimeType } from 'hono/utils/mime';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import type { Prerendered } from '../src/app/prerender';
import { readSettings } from './read-settings';
import { headersFile } from '../server/headers-file';
import { thirdPartySources, withInlineScripts } from '../server/third-parties';
import { BEFORE_PAINT, EMBED_BEFORE_PAINT, hashSource } from './inline-script';
import { ALIASES } from '../server/site/one-address';
import { SITE_FILE } from '../server/site/site-file';
import { writeBuildRecord } from './build-record';
import { iconFiles } from './cards/icons';
import { readInks } from './cards/inks';
import { writeCards } from './cards/write-cards';
import { writeEmbedded } from './embed';
import { copyEngine, ENGINE_FILES, findEngine } from './engine';
import { robots, sitemap } from './for-robots';
import { OLD_BROWSER, OLD_BROWSER_SCRIPT } from './for-old-browsers';
import { precompress } from './precompress';
import { prerenderInto } from './prerender';
import { writeSecurityTxt } from './security-txt';
import { buildServiceWorker } from './service-worker';
import { writeShipped } from './shipped';
import { sourceStamp, writeStamp } from './stamp';
import { readVersion } from './version';
import { WEB_MANIFEST, webManifest } from './web-manifest';
import { words } from './own-words';

/**
 * The redirects for static hosts, as a `_redirects` file for Netlify and Cloudflare. Both hosts remove a trailing slash or the
 * file's ending themselves.
 */
const redirectsFile = () =>
  Object.entries(ALIASES)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

function serveEngine(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Vite adds `?import` to the address of a module that is imported by variable.
    const name = request.url?.replace(/\?.*$/, '').slice(1);
    const file = ENGINE_FILES.find((known) => known === name);
    if (!file) {
      next();
      return;
    }
    response.setHeader('Content-Type', file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript');
    createReadStream(join(folder, file)).on('error', next).pipe(response);
  };
}

const filesInDev: Plugin = {
  name: 'toolyard-files-in-dev',
  apply: 'serve',
  async configureServer(server) {
    const { config, middlewares } = server;
    const engine = await findEngine(config.root);
    middlewares.use(engine.path, serveEngine(engine.source));
    const { tools } = (await server.ssrLoadModule('/src/tools/index.ts')) as Pick<Prerendered, 'tools'>;
    const manifest = webManifest(readSettings(config.env), tools);
    middlewares.use(`/${WEB_MANIFEST}`, (_, response) => {
      response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
    });
    middlewares.use(`/${OLD_BROWSER_SCRIPT}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(OLD_BROWSER);
    });
    const { mark } = await readInks(config.root);
    for (const [file, content] of Object.entries(await iconFiles(mark))) {
      const type = getMimeType(file) ?? '';
      middlewares.use(`/${file}`, (_, response) => void response.setHeader('Content-Type', type).end(content));
    }
  },
};

const inEveryPage: Plugin = {
  name: 'toolyard-in-every-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('<!--before-paint-->', () => `<script>${BEFORE_PAINT}</script>`)
        .replace('<!--old-browser-->', `<script src="/${OLD_BROWSER_SCRIPT}" defer></script>`)
        .replace('<!--no-script-->', words.noScript),
  },
};

function finishedBuild(): Plugin {
  let config: ResolvedConfig | undefined;
  let stamp = '';
  return {
    name: 'toolyard-finished-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Read at the start. A file that changes during the build may or may not be in it.
    async buildStart() {
      if (config) stamp = await sourceStamp(config.root);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!config) return;
        const { root, mode, env } = config;
        const dist = resolve(root, config.build.outDir);
        const scratch = join(root, 'node_modules/.cache/toolyard');
        const version = readVersion(root);
        await copyEngine(root, dist);
        await writeFile(join(dist, OLD_BROWSER_SCRIPT), OLD_BROWSER);
        const { listed, tools, embedded, importMap } = await prerenderInto({ root, mode, dist, scratch, version });
        const frames = await writeEmbedded({ root, mode, dist }, embedded);
        const settings = readSettings(env);
        await writeCards(root, dist, settings, tools);
        await writeFile(join(dist, 'sitemap.xml'), sitemap(listed));
        await writeFile(join(dist, 'robots.txt'), robots(settings.baseUrl));
        await writeFile(join(dist, WEB_MANIFEST), webManifest(settings, tools));
        await writeSecurityTxt(root, dist, { settings, day: version.day });
        const sources = withInlineScripts(
          thirdPartySources(settings),
          [BEFORE_PAINT, importMap].map(hashSource),
          [EMBED_BEFORE_PAINT, frames.importMap].map(hashSource),
        );
        const { name, baseUrl } = settings;
        await writeFile(join(dist, SITE_FILE), JSON.stringify({ sources, name, baseUrl }));
        await writeFile(join(dist, '_headers'), headersFile(sources, frames.paths));
        await writeFile(join(dist, '_redirects'), redirectsFile());
        await buildServiceWorker({ root, mode, dist, sources });
        await writeShipped(root, dist, version.modified ? undefined : version.commit);
        await writeBuildRecord({ root, dist, version, env });
        await precompress(dist, scratch);
        await writeStamp(dist, stamp);
      },
    },
  };
}

export const toolyardBuild = (): Plugin[] => [filesInDev, inEveryPage, finishedBuild()];
