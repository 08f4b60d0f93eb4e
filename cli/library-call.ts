// A call of the library, in Node and in browsers, becomes a job.
import type { CommandContext } from '../workers/contract/options/command';
import { ToolError } from '../workers/contract/run/errors';
import { checkEncoding } from './encodings';
import type { Job } from './job';
import type { CallContext } from './library-api';
import { message } from './message';
import { optionsOf, unfitOption } from './option-values';
import { findCommand, loadTool } from './tools';

/** A tool with its options, as it crosses to a thread. */
export interface Asked {
  readonly command: string;
  readonly values: object;
  readonly context: CommandContext;
}

export async function openJob({ command, values, context }: Asked): Promise<Job> {
  const tool = await loadTool(command);
  return tool.open(values, context);
}

/** With what the inputs are. */
export interface OpenContext extends CallContext {
  readonly areFiles: boolean;
}

/** Throws ToolError for an unknown tool, and for an option or an encoding that the tool doesn't take. */
export async function openCall(
  tool: string,
  options: Readonly<Record<string, unknown>>,
  { names = [], key, encoding, areFiles }: OpenContext,
): Promise<{ readonly asked: Asked; readonly job: Job }> {
  const command = findCommand(tool);
  if (!command) throw new ToolError('unsupported', message('noTool', { tool }));
  const loaded = await loadTool(command);
  checkEncoding(loaded, encoding);
  const parsed = loaded.options.parse(optionsOf(loaded.shape, options));
  if (!parsed.ok) throw unfitOption(parsed.problems[0]?.option ?? '');
  const asked = { command, values: parsed.options, context: { names, areFiles, ...(key !== undefined && { key }) } };
  return { asked, job: await openJob(asked) };
}
