// Builds the command line and the library into dist-cli/: a package without dependencies.
import { defineConfig } from 'vite';
import { packageFiles } from './package-files';
import { packedWasm } from './packed-wasm';

/** Every command starts with these. As one file, they load much faster than as forty. */
const isStart = (id: string) => /\/src\/tools\/[^/]+\/(?:tool|command-line)\.ts$|\/cli\/(?:tools|job)\.ts$/.test(id);

/** With the tool's id, so that a list of the package's files shows what each is for. */
function chunkName({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }) {
  const [, tool] = /\/(?:tools|kernels)\/([^/]+)\/[^/]+\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `${tool === undefined ? '' : `${tool}-`}${name}-[hash].js`;
}

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  plugins: [packedWasm(), packageFiles()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist-cli',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      // As for the site: or the tools' records would bring their icons along.
      treeshake: { propertyReadSideEffects: false },
      input: {
        bin: 'cli/bin.ts',
        library: 'cli/library.ts',
        thread: 'cli/thread.ts',
        step: 'cli/step.ts',
        serve: 'cli/serve/server.ts',
      },
      output: {
        // All in one folder: run.ts and step-thread.ts find the threads’ scripts beside themselves.
        entryFileNames: '[name].js',
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'tools', test: isStart, priority: 1, includeDependenciesRecursively: false },
            // Of our own code, what most tools share. A run then loads a few files instead of fifty.
            { name: 'shared', test: /^(?!.*node_modules).*\/(?:workers|cli)\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
});
