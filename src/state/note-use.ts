// Records that a tool has made a result.
import { tracking } from '../visitor/tracking';
import { RECIPE } from './recipe';

export function noteUse(toolId: string) {
  tracking.used(toolId);
  // A recipe isn't a tool, so it isn't among the recent ones.
  if (toolId === RECIPE) return;
  // The code loads with the first use.
  void import('../visitor/tool-shelf').then(
    (shelf) => shelf.rememberTool(toolId),
    () => undefined, // the record isn't essential
  );
}
