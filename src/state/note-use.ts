// Records that a tool has given a result.
import { tracking } from '../visitor/tracking';
import { RECIPE } from './recipe';

export function noteUse(toolId: string) {
  tracking.used(toolId);
  // A recipe is no tool, so it isn't among the recent ones.
  if (toolId === RECIPE) return;
  // The code loads with the first use.
  void import('../visitor/tool-shelf').then(
    (shelf) => shelf.rememberTool(toolId),
    () => undefined, // the record is optional
  );
}
