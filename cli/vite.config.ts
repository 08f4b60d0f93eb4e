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
      // As for the site: or the tools' records would bring their icons along.
      treeshake: { propertyReadSideEffects: false },
      input: { bin: 'cli/bin.ts', library: 'cli/library.ts', thread: 'cli/thread.ts', step: 'cli/step.ts' },
      // All in one folder: run.ts and step-thread.ts find the threads’ scripts beside themselves.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // A run starts sooner from few files: every run needs the first of these, and what a message says the second.
        codeSplitting: {
          groups: [
            {
              name: 'problem',
              test: /\/(?:cli\/(?:problem|message|words)|workers\/contract\/run\/(?:message|errors))\.ts$/,
            },
            { name: 'in-words', test: /\/workers\/words\/(?:in-words|browser-errors|on-first-use|time-words)\.ts$/ },
          ],
        },
      },
    },
  },
});
