import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './build/browser-targets';
import { commandReference } from './build/command-reference';
import { sharedWorkers, siteLanguage } from './build/language';
import { folderOfBuild } from './build/language-of-build';
import { siteSettings } from './build/site-settings';
import { kernelWorkersInDev, workerBuild } from './build/workers';
import { toolyardBuild } from './build/plugin';
import { routerParts } from './build/router-parts';

/** Files and folders that are chunks of their own, because only some pages start with them, or none does. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'page-parts': ['src/pages/parts'],
  exact: ['src/lib/exact'],
  results: ['src/tool-kit/result', 'src/tool-kit/rows', 'src/tool-kit/text'],
  'send-to': ['src/tool-kit/send-to'],
  queue: ['src/tool-kit/queue'],
  workers: ['workers/client', 'src/app/page-client.ts', 'src/app/worker-scripts.ts', 'src/lib/trusted-types.ts'],
  around: ['src/app/late', 'src/app/offline'],
};

/** The page of a tool starts with these icons and its page parts. Most of a chunk for one icon would be overhead. */
const isPageIcon = (id: string) => /\/lucide-react\/.*\/(?:arrow-left|pin)\.mjs/.test(id);

const isIn = (id: string, paths: readonly string[]) =>
  paths.some((path) => id.includes(`/${path}/`) || id.endsWith(`/${path}`));

/**
 * What many screens share. Pages and tools have chunks of their own. Of the files that are left out, no first view needs those in `lib`
 * or links to settings, and only tools that work in both directions need the other one.
 */
const isShared = (id: string) =>
  /^(?!.*node_modules).*\/(?:src\/(?!pages|forms|tools|tool-kit\/(?:run\/two-way-screen|options\/options-address)|lib\/(?:third-party-script|trusted-types|fits-field))|workers\/contract\/)/.test(
    id,
  );

/** It loads with the first recipe, apart from the client of the other runs. */
const isRecipeClient = (id: string) => id.endsWith('/workers/client/recipe-client.ts');

/** No page starts with these, although many parts of recipes share them. */
const isOfRecipes = (id: string) =>
  /\/workers\/contract\/(?:options\/(?:command|flags|quoted)|recipe\/[^/]+)\.ts$/.test(id);

/** Loads with the recipe page's first step. */
const isStepCode = (id: string) =>
  /\/(?:src\/pages\/recipe\/step-code\/|workers\/words\/recipe(?:-words)?\.ts$)/.test(id);

/** Only the recipe page starts with these. */
const isOfRecipePage = (id: string) => /\/src\/(?:state\/recipe-trail|visitor\/saved-recipes)\.ts$/.test(id);

/** A tool's spec and words in one chunk: its screen has both, and so has the chunk of all steps. */
const ofTool = (id: string) => {
  const [, tool] = /\/workers\/kernels\/([^/]+)\/(?:spec|words)\.ts$/.exec(id) ?? [];
  return tool === undefined ? null : `tool-${tool}`;
};

export default defineConfig({
  plugins: [
    siteLanguage(),
    sharedWorkers(),
    kernelWorkersInDev(),
    siteSettings(),
    commandReference(),
    routerParts(),
    react(),
    tailwindcss(),
    toolyardBuild(),
  ],
  // The forms are answered by the server, where `npm start` runs one beside. It compares origin and host: they stay.
  server: { proxy: { '/api/': { target: 'http://localhost:8080', changeOrigin: false } } },
  worker: workerBuild,
  // The library makes its own worker by URL, which dependency pre-bundling would break.
  optimizeDeps: { exclude: ['@ffmpeg/ffmpeg', '@ffmpeg/util'] },
  build: {
    outDir: folderOfBuild(),
    manifest: true,
    target: browserTargets,
    assetsInlineLimit: 0,
    // Its lists of what each part needs would be in every first visit. A first visit's own are in the HTML: see prerender.ts.
    modulePreload: false,
    sourcemap: true,
    rolldownOptions: {
      // A sentence of a words file is then where it is used, so a first visit gets none of the words of late code.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // Or `words.keywords` would keep a tool's discovery, and with it its icon, in every first visit.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            // The entry itself stays apart, so that the manifest names it.
            { name: 'start', test: /[\\/]src[\\/](?!app[\\/]main)/, tags: ['$initial'], priority: 2 },
            // A screen that makes messages would otherwise start with the workers' code, which makes some as well.
            { name: 'shared', test: /\/workers\/contract\/run\/message\./, priority: 1 },
            // Or the late chunk of the results would take them, and a screen that needs one would need that chunk.
            { name: 'helpers', test: /\/(?:workers\/lib\/(?:surrogates|file-names)|src\/lib\/slices)\./, priority: 1 },
            {
              name: 'shared',
              test: (id) =>
                isShared(id) && !isOfRecipes(id) && !isOfRecipePage(id) && !isIn(id, Object.values(CHUNKS).flat()),
              minShareCount: 4,
              priority: 1,
            },
            // Every tool's icon is shared by its screen, perhaps, and by what finds tools: that does not make it everybody's.
            { name: 'icons', test: /lucide-react/, minShareCount: 13, priority: 1 },
            { name: ofTool, test: (id) => ofTool(id) !== null, minShareCount: 2, priority: 1 },
            // The same screens start with both, and two small files are larger than one.
            { name: 'amounts', test: /\/tool-kit\/(?:amounts|run\/use-ask)\./, priority: 1 },
            { name: 'recipes', test: isOfRecipes, priority: 1 },
            // Late parts that share it would otherwise take it into their chunk.
            { name: 'own-recipes', test: isOfRecipePage, priority: 1 },
            {
              name: 'step-code',
              test: isStepCode,
              // Tools' screens share parts of the steps.
              includeDependenciesRecursively: false,
            },
            ...Object.entries(CHUNKS).map(([name, paths]) => ({
              name,
              test: (id: string) =>
                (isIn(id, paths) && !isRecipeClient(id)) || (name === 'page-parts' && isPageIcon(id)),
            })),
          ],
        },
      },
    },
  },
});
