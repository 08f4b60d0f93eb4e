import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildConstants } from './server/build/constants';
import { workerBuild } from './server/build/workers';
import { toolyardBuild } from './server/build/plugin';

export default defineConfig({
  define: buildConstants,
  plugins: [react(), tailwindcss(), toolyardBuild()],
  // The forms are answered by the server, where `npm start` runs one beside. It compares origin and host: they stay.
  server: { proxy: { '/api/': { target: 'http://localhost:8080', changeOrigin: false } } },
  worker: workerBuild,
  // The library makes its own worker by URL, which dependency pre-bundling would break.
  optimizeDeps: { exclude: ['@ffmpeg/ffmpeg', '@ffmpeg/util'] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            // The entry itself stays apart, so that the manifest names it.
            { name: 'start', test: /[\\/]src[\\/](?!app[\\/]main)/, tags: ['$initial'], priority: 1 },
            // What several screens share is small, and one request: each icon would be one of its own otherwise.
            { name: 'shared', test: /[\\/]src[\\/](?!pages|forms)|lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
