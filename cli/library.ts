// The exports of the package 'toolyard'. Their types are generated from the tools' schemas: see library-types.ts.
import type { Shape } from '../workers/contract/options/options';
import { withNumbers } from './option-values';
import { commandNames, loadTool, recordOf } from './tools';

export { ToolyardError } from './library-api';
export { run } from './run';

export interface ToolDescription {
  /** The command's name, for `run`. */
  readonly name: string;
  /** On the site. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: Shape;
}

/** All tools with their options. */
export const describeTools = (): Promise<readonly ToolDescription[]> =>
  Promise.all(
    commandNames.map(async (name) => {
      const { title, description } = recordOf(name);
      const { id, shape } = await loadTool(name);
      return { name, id, title, description, options: withNumbers(shape) };
    }),
  );

/** Ends the workers of 'toolyard/browser'. Node's library has none that outlive a run. */
export const close = (): void => undefined;
