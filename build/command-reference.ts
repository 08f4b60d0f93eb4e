// The module `virtual:command-reference`: the options of all commands, taken from the command line's help.
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { CommandReference } from '../workers/contract/options/command';
import { siteLanguage } from './language';
import { siteSettings } from './site-settings';

const NAME = 'virtual:command-reference';

/** Imported at build, so that the page contains no schema and no tool shares its schema's chunk with the page. */
export async function builtReference(root: string): Promise<CommandReference> {
  const { module } = await runnerImport<{ reference: CommandReference }>(join(root, 'cli/reference.ts'), {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [siteLanguage(), siteSettings()],
  });
  return module.reference;
}

export function commandReference(): Plugin {
  let root = process.cwd();
  return {
    name: 'toolyard-command-reference',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:command-reference$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /virtual:command-reference$/ },
      handler: async () => `export default ${JSON.stringify(await builtReference(root))};`,
    },
  };
}
