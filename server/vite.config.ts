// Compiles the server and the operator's commands into dist-server/, so that production needs neither tsx nor the sources.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin.ts',
        sign: 'server/sign.ts',
        verify: 'server/verify.ts',
        // `verify` loads these from the build of another commit.
        app: 'server/app.ts',
        settings: 'server/verify/settings.ts',
        'sqlite-worker': 'server/store/sqlite-worker.js',
      },
      // All in one folder: the store finds its thread's script beside itself, and the programs find dist/ one level up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
