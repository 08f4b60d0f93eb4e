import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './server/build/browser-targets';
import { siteSettings } from './server/build/site-settings';
import { kernelWorkersInDev, workerBuild } from './server/build/workers';
import { toolyardBuild } from './server/build/plugin';

/** Chunks of code that not every page starts with, most of them a folder. Each is one request. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'tool-page':
    /\/src\/(?:pages\/idea-call|tool-kit\/run\/use-ask|ui\/breadcrumbs|visitor\/(?:tool-shelf|install-interest))\.|\/(?:arrow-left|lightbulb|pin)\.m?js$/,
  fields: /\/valibot\/|\/src\/forms\/fields\./,
  exact: /\/src\/lib\/exact\//,
  amounts: /\/src\/(?:tool-kit\/amounts|hydration\/late-module)\./,
  'send-to': /\/src\/tool-kit\/send-to\//,
  results: /\/src\/(?:tool-kit\/(?:result\/|rows\/)|lib\/hex-row)/,
  'options-links': /\/src\/tool-kit\/options\/options-/,
  workers:
    /\/workers\/(?:client\/|run\/callbacks|contract\/(?:page-decoder|reported|source)\.)|\/src\/(?:app\/worker-scripts|artifacts\/remove-files|lib\/trusted-script-url)|\/comlink\//,
  around: /\/src\/(?:app\/(?:layout\/(?:back-to-top|drop-anywhere|own-tools)|offline\/)|ui\/toast)/,
  queue: /\/src\/(?:tool-kit\/queue\/|state\/(?:queue|zip-results)\.)/,
};

const isPart = (id: string) => Object.values(PARTS).some((test) => test.test(id));

/** What many screens share. Pages and tools have chunks of their own, and scripts of third parties are not for every visitor. */
const isShared = (id: string) =>
  /^(?!.*node_modules).*\/(?:src\/(?!pages|forms|tools|lib\/(?:third-party|trusted)-script)|workers\/contract\/)/.test(
    id,
  );

export default defineConfig({
  plugins: [kernelWorkersInDev(), siteSettings(), react(), tailwindcss(), toolyardBuild()],
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
            // A screen that makes messages would otherwise start with the workers' code, which makes some as well.
            { name: 'shared', test: /\/workers\/contract\/message\./, priority: 1 },
            { name: 'shared', test: (id) => isShared(id) && !isPart(id), minShareCount: 4, priority: 1 },
            // Every tool's icon is shared by its screen, perhaps, and by what finds tools: that does not make it everybody's.
            { name: 'icons', test: /lucide-react/, minShareCount: 12, priority: 1 },
            // It would go where the list of one's own tools goes, and the home page starts with it.
            { name: 'tool-icons', test: /\/src\/pages\/tool-icon-slot/, priority: 1 },
            ...Object.entries(PARTS).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
});
