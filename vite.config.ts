import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { toolyardBuild } from './server/build/plugin';

export default defineConfig({
  plugins: [react(), tailwindcss(), toolyardBuild()],
  // 'es', or kernels cannot be loaded lazily inside workers.
  worker: { format: 'es' },
  // The library makes its own worker by URL, which dependency pre-bundling would break.
  optimizeDeps: { exclude: ['@ffmpeg/ffmpeg', '@ffmpeg/util'] },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, sourcemap: true },
});
