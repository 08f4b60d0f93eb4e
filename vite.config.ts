import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './server/build/browser-targets';
import { leanRouter } from './server/build/lean-router';
import { siteSettings } from './server/build/site-settings';
import { kernelWorkersInDev, workerBuild } from './server/build/workers';
import { toolyardBuild } from './server/build/plugin';

/** Rooms of the tool-kit that load after the page: each is a chunk. */
const RESULT = /\/src\/(?:tool-kit\/(?:result|rows|options\/options-)|lib\/hex-row)/;
const SEND_TO = /\/src\/tool-kit\/send-to\//;
const QUEUE = /\/src\/(?:tool-kit\/queue\/|state\/(?:queue|zip-results)\.)/;
const AMOUNTS = /\/src\/(?:tool-kit\/amounts|hydration\/late-module)/;
const EXACT = /\/src\/lib\/exact\//;
const OPTIONS = /\/src\/(?:tool-kit\/options\/(?!options-)|ui\/slider\.)/;

/** Loads with the first thing that the visitor pastes or drops, so it isn't part of `shared`. */
const OFFERS =
  /\/src\/(?:visitor\/(?:tool-shelf|install-interest)|ui\/modal-dialog|app\/(?:layout\/drop|palette\/use-detected))|\/kernels\/detector\//;

/** Small parts that every tool's page has, in one request. */
const TOOL_PAGE =
  /\/src\/(?:pages\/idea-call|tool-kit\/run\/use-ask|ui\/breadcrumbs|visitor\/(?:tool-shelf|install-interest))\.|\/(?:arrow-left|lightbulb|pin)\.m?js$/;

/** What comes behind every page: the way to the workers, and the small parts around the page. Each for itself is little, and a request. */
const WORKERS =
  /[\\/]workers[\\/](?:client[\\/]|run[\\/]callbacks|contract[\\/](?:page-decoder|reported|source)\.)|[\\/]src[\\/](?:app[\\/]worker-scripts|artifacts[\\/]remove-files|lib[\\/]trusted-script-url)|[\\/]comlink[\\/]/;
const AROUND =
  /[\\/]src[\\/](?:app[\\/](?:layout[\\/](?:back-to-top|drop-anywhere|own-tools)|offline[\\/])|ui[\\/]toast)/;

/** Scripts of third parties are rare, and not for every visitor. */
const SHARED = /^(?!.*node_modules).*[\\/]src[\\/](?!pages|forms|tools|lib[\\/](?:third-party|trusted)-script)/;

const reactRouter = fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'));

export default defineConfig({
  // Its package names the development build only, which warns of what is no fault here.
  resolve: { alias: [{ find: /^react-router$/, replacement: reactRouter }] },
  plugins: [kernelWorkersInDev(), leanRouter(), siteSettings(), react(), tailwindcss(), toolyardBuild()],
  // The forms are answered by the server, where `npm start` runs one beside. It compares origin and host: they stay.
  server: { proxy: { '/api/': { target: 'http://localhost:8080', changeOrigin: false } } },
  worker: workerBuild,
  // The library makes its own worker by URL, which dependency pre-bundling would break.
  optimizeDeps: { exclude: ['@ffmpeg/ffmpeg', '@ffmpeg/util'] },
  build: {
    manifest: true,
    target: browserTargets,
    assetsInlineLimit: 0,
    // Its lists of what each part needs would be in every first visit. A first visit's own are in the HTML: see prerender.ts.
    modulePreload: false,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            // The entry itself stays apart, so that the manifest names it.
            { name: 'start', test: /[\\/]src[\\/](?!app[\\/]main)/, tags: ['$initial'], priority: 2 },
            // What many screens share is small, and one request. The contract is needed by the page as well as by late code.
            {
              name: 'shared',
              test: (id) =>
                id.includes('/workers/contract/') ||
                (SHARED.test(id) &&
                  ![RESULT, SEND_TO, QUEUE, AMOUNTS, EXACT, OPTIONS, OFFERS].some((other) => other.test(id))),
              minShareCount: 4,
              priority: 1,
            },
            // Every tool's icon is shared by its screen, perhaps, and by what finds tools: that does not make it everybody's.
            { name: 'icons', test: /lucide-react/, minShareCount: 12, priority: 1 },
            { name: 'tool-page', test: TOOL_PAGE },
            { name: 'options', test: OPTIONS, minShareCount: 2 },
            { name: 'exact', test: EXACT, minShareCount: 2 },
            { name: 'amounts', test: AMOUNTS, minShareCount: 2 },
            // What shows files and results: see src/tool-kit/late-parts.ts.
            { name: 'send-to', test: SEND_TO },
            { name: 'results', test: RESULT },
            // It would go where the list of one's own tools goes, and the home page starts with it.
            { name: 'tool-icons', test: /[\\/]src[\\/]pages[\\/]tool-icon-slot/, priority: 1 },
            { name: 'workers', test: WORKERS },
            { name: 'around', test: AROUND },
            { name: 'queue', test: QUEUE },
          ],
        },
      },
    },
  },
});
