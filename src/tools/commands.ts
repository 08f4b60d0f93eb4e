// The visitor's options as a command: a late chunk, because of the names of flags.
import { commandShape } from '../../workers/contract/command';
import { commandFor } from '../../workers/contract/flags';
import type { Shape } from '../../workers/contract/options';
import { findTool } from './lookup';

/** For a POSIX shell, without an input. `values` are those of the schema. */
export function commandOf(toolId: string, shape: Shape, values: object): string {
  const record = findTool(toolId)?.command;
  if (!record) throw new Error(`${toolId} is not on the command line.`);
  return commandFor({ record, shape: commandShape(shape, record) }, values as Readonly<Record<string, unknown>>);
}
