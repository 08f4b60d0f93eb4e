// What Vite's own build leaves out: the media engine at its fixed address, the pages as HTML, compressed siblings, and the
// stamp of the sources.
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { readSettings } from '../../src/settings';
import { copyEngine, ENGINE_FILES, findEngine } from './engine';
import { robots, sitemap } from './for-robots';
import { precompress } from './precompress';
import { prerenderInto } from './prerender';
import { sourceStamp, writeStamp } from './stamp';

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

const engineInDev: Plugin = {
  name: 'toolyard-engine-in-dev',
  apply: 'serve',
  configureServer(server) {
    const engine = findEngine(server.config.root);
    server.middlewares.use(engine.path, serveEngine(engine.source));
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
    // At the start: what changes while the build runs may or may not be in it.
    async buildStart() {
      if (config) stamp = await sourceStamp(config.root);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!config) return;
        const dist = resolve(config.root, config.build.outDir);
        const scratch = join(config.root, 'node_modules/.cache/toolyard');
        await copyEngine(findEngine(config.root), dist);
        const listed = await prerenderInto({ root: config.root, mode: config.mode, dist, scratch });
        await writeFile(join(dist, 'sitemap.xml'), sitemap(listed));
        await writeFile(join(dist, 'robots.txt'), robots(readSettings(config.env).baseUrl));
        await precompress(dist, scratch);
        await writeStamp(dist, stamp);
      },
    },
  };
}

export const toolyardBuild = (): Plugin[] => [engineInDev, finishedBuild()];
