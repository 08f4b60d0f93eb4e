// Small sites that use 'toolyard/browser', made by several tools, and a server for them.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';

const root = join(import.meta.dirname, '../..');

/** With the package as npm installs it. */
export function withPackage(folder: string): string {
  const place = join(folder, 'node_modules/toolyard');
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(join(root, 'dist-cli')))
    if (name !== 'site') cpSync(join(root, 'dist-cli', name), join(place, name), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

const html = (script: string) => `<!doctype html><title>A site</title><script type="module" src="${script}"></script>`;

const MAIN = `
import { close, openRecipe, run, ToolyardError } from 'toolyard/browser';
globalThis.library = { close, openRecipe, run, ToolyardError };
`;

/** Each makes a site in the folder, and returns the folder to serve. */
export const ways: Readonly<Record<string, (folder: string) => Promise<string> | string>> = {
  'no bundler'(folder) {
    writeFileSync(
      join(folder, 'main.js'),
      MAIN.replace("'toolyard/browser'", "'./node_modules/toolyard/browser/index.js'"),
    );
    writeFileSync(join(folder, 'index.html'), html('main.js'));
    return folder;
  },

  async Vite(folder) {
    writeFileSync(join(folder, 'main.js'), MAIN);
    writeFileSync(join(folder, 'index.html'), html('./main.js'));
    await viteBuild({ root: folder, configFile: false, logLevel: 'error', base: './' });
    return join(folder, 'dist');
  },

  async webpack(folder) {
    writeFileSync(join(folder, 'main.js'), MAIN);
    const out = join(folder, 'out');
    await new Promise<void>((resolve, reject) => {
      const options: webpack.Configuration = {
        ...{ mode: 'production', context: folder, entry: './main.js', performance: false },
        output: { path: out, filename: 'main.js' },
      };
      webpack(options, (error, stats) => {
        if (error || stats?.hasErrors() || stats?.hasWarnings()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      });
    });
    writeFileSync(join(out, 'index.html'), html('main.js'));
    return out;
  },

  async esbuild(folder) {
    writeFileSync(join(folder, 'main.js'), MAIN);
    const out = join(folder, 'out');
    const entryPoints = [join(folder, 'main.js')];
    await esbuild({ entryPoints, bundle: true, minify: true, format: 'esm', outdir: out });
    // The one line of docs/cli.md: cp node_modules/toolyard/browser/*.worker.js out/
    const from = join(folder, 'node_modules/toolyard/browser');
    for (const name of readdirSync(from)) if (name.endsWith('.worker.js')) cpSync(join(from, name), join(out, name));
    writeFileSync(join(out, 'index.html'), html('main.js'));
    return out;
  },
};

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The lines of docs/cli.md. */
export const PAGE_POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

export interface Served {
  readonly url: string;
  /** The paths of all requests. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

export async function serve(folder: string, pagePolicy = PAGE_POLICY): Promise<Served> {
  const asked: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    asked.push(path);
    // A service worker that passes a worker’s request on makes it one of its own.
    const isWorker = headers['sec-fetch-dest'] === 'worker' || path.endsWith('.worker.js');
    try {
      const body = readFileSync(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, {
        'Content-Type': TYPES[extname(path === '/' ? '.html' : path)] ?? TYPES['.html'],
        'Content-Security-Policy': isWorker ? WORKER_POLICY : pagePolicy,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}/`, asked, close: () => void server.close() };
}
