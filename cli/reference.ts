// The reference of all commands as data: the site's page and docs/cli.md show what the help prints.
import type { CommandReference, HelpRow } from '../workers/contract/options/command';
import { COMMON } from './flags';
import { helpRows, usageOfTool } from './help';
import { commandNames, loadTool, recordOf } from './tools';

const common = Object.keys(COMMON);
const isCommon = ([flags]: HelpRow) =>
  common.some((name) => new RegExp(`^(?:-\\w, )?--${name}(?: [A-Z]+)?$`).test(flags));

/** Options that every tool has are listed once, separately from the tools. */
async function describeCommands(): Promise<CommandReference> {
  const tools = commandNames.map(async (name) => {
    const { title, description } = recordOf(name);
    const tool = await loadTool(name);
    const rows = helpRows(tool);
    const shown = { name, id: tool.id, title, description, usage: usageOfTool(tool) };
    return { rows, tool: { ...shown, options: rows.filter((row) => !isCommon(row)) } };
  });
  const all = await Promise.all(tools);
  return { common: all[0]?.rows.filter(isCommon) ?? [], tools: all.map(({ tool }) => tool) };
}

// Awaited here, because the site's build can't load more once it has imported this module.
export const reference = await describeCommands();
