// Builds 'toolyard/browser': its start, and one complete script for each tool's worker. Each is a separate build, because a script
// without imports needs no bundler, and a policy can forbid its worker every request.
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { browserTargets } from '../../build/browser-targets';
import { BROWSER_TOOLS } from './kernels';

const root = join(import.meta.dirname, '../..');

const at = (path: string) => JSON.stringify(join(root, path));

/** The lockdown comes first, so that it runs before the kernel and its libraries. */
const WORKER = `
import ${at('workers/runtime/lockdown.ts')};
import { deviceLimit, serveApi } from ${at('workers/runtime/serve.ts')};
import { toolApi } from ${at('cli/browser/tool-api.ts')};
serveApi(toolApi({ memoryBytes: deviceLimit() }));
`;

const ENTRY = '\0toolyard-worker';

/** The modules that find the tools by their folders find these only. */
const FINDERS = /\/cli\/(?:tools|in-words)\.ts$/;

const workerOf = ([first, ...others]: readonly [string, ...string[]]): Plugin => {
  const folder = others.length === 0 ? first : `{${[first, ...others].join()}}`;
  return {
    name: 'toolyard-browser-worker',
    enforce: 'pre',
    resolveId: { filter: { id: /^toolyard-worker$/ }, handler: () => ENTRY },
    load: { filter: { id: /toolyard-worker$/ }, handler: () => WORKER },
    transform: {
      filter: { id: FINDERS },
      handler: (code) =>
        code.replaceAll('/tools/*/', `/tools/${folder}/`).replaceAll('/kernels/*/', `/kernels/${folder}/`),
    },
  };
};

/** Vite's own helper preloads styles and scripts, of which there are none. */
const plainImports: Plugin = {
  name: 'toolyard-plain-imports',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** As every bundler finds them: the minifier prefers other quotes. */
const literalAddresses: Plugin = {
  name: 'toolyard-literal-addresses',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/`(\.\/\w+\.worker\.js)`/g, "'$1'");
  },
};

interface Script {
  readonly outDir: string;
  readonly name: string;
  readonly entry: string;
  readonly plugins: readonly Plugin[];
  readonly codeSplitting: boolean;
}

const settings = ({ outDir, name, entry, plugins, codeSplitting }: Script): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [plainImports, ...plugins],
  build: {
    outDir,
    emptyOutDir: false,
    target: browserTargets,
    minify: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      preserveEntrySignatures: 'strict',
      input: { [name]: entry },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', codeSplitting },
    },
  },
});

/** Resolves to the modules in the scripts. `withoutScreens` keeps React out of the tools' records. */
export async function buildBrowser(outDir: string, withoutScreens: Plugin): Promise<readonly string[]> {
  const modules: string[] = [];
  const add = async (config: InlineConfig) => {
    const { output } = (await build(config)) as Rolldown.RolldownOutput; // of one build that doesn't watch
    modules.push(...output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  };
  const library = join(root, 'cli/browser/library.ts');
  await add(
    settings({
      outDir,
      name: 'index',
      entry: library,
      plugins: [withoutScreens, literalAddresses],
      codeSplitting: true,
    }),
  );
  for (const [name, folders] of Object.entries(BROWSER_TOOLS)) {
    const plugins = [withoutScreens, workerOf(folders)];
    await add(settings({ outDir, name: `${name}.worker`, entry: 'toolyard-worker', plugins, codeSplitting: false }));
  }
  return modules;
}
