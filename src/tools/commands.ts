// Writes the visitor's options as a command. A late chunk, because of the names of flags.
import { commandShape } from '../../workers/contract/options/command';
import { commandFor, type WrittenCommand } from '../../workers/contract/options/flags';
import type { Shape } from '../../workers/contract/options/options';
import type { Shell } from '../../workers/contract/options/quoted';
import { findTool } from './lookup';

/** The command without an input. `values` are the schema's. */
export function commandOf(toolId: string, shape: Shape, values: object, shell: Shell): WrittenCommand {
  const record = findTool(toolId)?.command;
  if (!record) throw new Error(`${toolId} is not on the command line.`);
  return commandFor({ record, shape: commandShape(shape, record) }, values as Readonly<Record<string, unknown>>, shell);
}
