// Builds the scripts of the embedded pages: the tools' own screens, with Preact in place of React and other modules in place of those
// that store, report or lead elsewhere.
import react from '@vitejs/plugin-react';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { EmbeddedPage } from '../src/app/prerender';
import { browserTargets } from './browser-targets';
import { EMBED_BEFORE_PAINT } from './inline-script';
import { importMapOf, withIntegrity } from './integrity';
import { builtWorkers, siteLanguage } from './language';
import { directionOf, languageOfBuild } from './language-of-build';
import { chunkOf, scriptsOf, type Manifest } from './manifest';
import { siteSettings } from './site-settings';

const instead = (file: string) => `src/app/embed/instead/${file}`;

/** Files that are replaced, from the project's root. */
const REPLACED: Readonly<Record<string, string>> = {
  'src/lib/stored-value.ts': instead('stored-value.ts'),
  'src/ui/link.tsx': instead('link.tsx'),
  'src/visitor/tracking.ts': instead('nothing.ts'),
  'src/state/note-use.ts': instead('nothing.ts'),
  'src/artifacts/private-folder.ts': instead('nothing.ts'),
  'src/artifacts/find-shortage.ts': instead('nothing.ts'),
  'src/app/run-recipe.ts': instead('nothing.ts'),
  'src/tool-kit/send-to/send-to.tsx': instead('nothing.ts'),
  'src/tool-kit/options/options-links.tsx': instead('nothing.ts'),
  'src/tools/identify/layer-links.tsx': instead('nothing.ts'),
  'src/tools/regex-tester/cases/keep-cases.tsx': instead('nothing.ts'),
  'src/tools/mp4-to-mp3-converter/keep-engine.tsx': instead('nothing.ts'),
};

const replaced = (root: string): Plugin => ({
  name: 'toolyard-embed-replaced',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const other = REPLACED[found?.id.slice(root.length + 1) ?? ''];
    return other === undefined ? null : join(root, other);
  },
});

export interface EmbedOptions {
  readonly root: string;
  readonly mode: string;
  readonly dist: string;
}

/** Most screens start with these. The tool-kit's other rooms load late. */
const isShared = (id: string) =>
  /\/src\/(?:state|ui|hydration|visitor|lib|tool-kit\/(?:options|input|run|[^/]+$))|\/workers\/contract\/|\/lucide-react\//.test(
    id,
  );

const MANIFEST = '.vite/embed.json';

export interface Embedded {
  /** The addresses of the pages. */
  readonly paths: readonly string[];
  /** The text of the inline script that every embedded page has besides EMBED_BEFORE_PAINT. */
  readonly importMap: string;
}

/** @param pages as the build rendered them */
export async function writeEmbedded(options: EmbedOptions, pages: readonly EmbeddedPage[]): Promise<Embedded> {
  const { dist } = options;
  await buildScripts(options);
  const manifest = JSON.parse(await readFile(join(dist, MANIFEST), 'utf8')) as Manifest;
  const scripts = Object.values(manifest).map(({ file }) => file);
  const importMap = importMapOf(
    dist,
    scripts.filter((file) => file.endsWith('.js')),
  );
  const [styles = ''] = STYLES.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? [];
  const pageHtml = createPage({ dist, manifest, importMap, styles });
  await mkdir(join(dist, 'embed'), { recursive: true });
  for (const page of pages) await writeFile(join(dist, `${page.path}.html`), pageHtml(page));
  return { paths: pages.map(({ path }) => path), importMap };
}

/** All pages of a build have the same styles, with their digest. */
const STYLES = /<link rel="stylesheet"[^>]*>/;

interface Parts {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly importMap: string;
  readonly styles: string;
}

const createPage = ({ dist, manifest, importMap, styles }: Parts) => {
  const language = languageOfBuild();
  return ({ head, body, sources: [start = '', ...others] }: EmbeddedPage) => {
    const preloads = others
      .flatMap((source) => [...scriptsOf(manifest, source)])
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
    const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--styles-->
    ${head}
    <script>${EMBED_BEFORE_PAINT}</script>
    <script type="importmap">${importMap}</script>
    ${preloads.join('\n    ')}
    <script type="module" crossorigin src="/${chunkOf(manifest, start).file}"></script>
  </head>
  <body data-embed>${body}</body>
</html>
`;
    return withIntegrity(dist, html).replace('<!--styles-->', styles);
  };
};

async function buildScripts({ root, mode, dist }: EmbedOptions) {
  const file = 'assets/embed/[name]-[hash].js';
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    plugins: [siteLanguage(), builtWorkers(dist), replaced(root), siteSettings(), react()],
    publicDir: false,
    resolve: {
      alias: [
        { find: /^react$/, replacement: resolve(root, instead('react.ts')) },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react-router-dom$/, replacement: resolve(root, instead('router.ts')) },
      ],
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: MANIFEST,
      target: browserTargets,
      assetsInlineLimit: 0,
      modulePreload: false,
      sourcemap: true,
      rolldownOptions: {
        input: 'src/app/embed/main.tsx',
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        treeshake: { propertyReadSideEffects: false },
        // One small file is in place of parts that load at the start and of parts that would load late.
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: file,
          chunkFileNames: file,
          codeSplitting: {
            groups: [
              // One file packs better than many small ones.
              { name: 'start', test: /^(?!.*src\/app\/embed\/main)/, tags: ['$initial'], priority: 2 },
              { name: 'shared', test: isShared, minShareCount: 8, priority: 1 },
            ],
          },
        },
      },
    },
  });
}
