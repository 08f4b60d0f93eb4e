// The visitor's options as a command: a late chunk, with the records of all commands and the names of flags.
import { commandShape, type CommandRecord } from '../../workers/contract/command';
import { commandFor } from '../../workers/contract/flags';
import type { Shape } from '../../workers/contract/options';

const found = import.meta.glob<CommandRecord>('./*/command.ts', { eager: true, import: 'command' });

/** For a POSIX shell, without an input. `values` are those of the schema. */
export function commandOf(toolId: string, shape: Shape, values: object): string {
  const record = found[`./${toolId}/command.ts`];
  if (!record) throw new Error(`${toolId} is not on the command line.`);
  return commandFor({ record, shape: commandShape(shape, record) }, values as Readonly<Record<string, unknown>>);
}
