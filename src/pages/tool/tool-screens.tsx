// The screens of all tools, each loaded when it is first shown.
import { lazy, type ReactElement } from 'react';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { tools } from '../../tools/index';

/** The screen's code did not arrive: the network failed, or a new version of the site has replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

const load = (tool: ToolDefinition) => () =>
  tool.screen().catch((cause: unknown) => {
    throw new ScreenLoadError(`The screen of ${tool.id} could not be loaded`, { cause });
  });

const screens: ReadonlyMap<string, ReactElement> = new Map(
  tools.map((tool) => {
    const Screen = lazy(load(tool));
    return [tool.id, <Screen key={tool.id} />];
  }),
);

/** The element is made once: rendering it again keeps the screen and what the visitor has done in it. */
export const toolScreen = (id: string) => screens.get(id);
