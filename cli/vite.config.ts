// Builds the command line and the library into dist-cli/: a package without dependencies.
import { defineConfig } from 'vite';
import { packageFiles } from './package-files';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  plugins: [packageFiles()],
  build: {
    ssr: true,
    outDir: 'dist-cli',
    target: 'node20',
    rolldownOptions: {
      input: { bin: 'cli/bin.ts', library: 'cli/library.ts', thread: 'cli/thread.ts', step: 'cli/step.ts' },
      // All in one folder: run.ts and step-thread.ts find the threads’ scripts beside themselves.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
