// Records that a tool has made a result.
import { tracking } from '../visitor/tracking';
import { RECIPE } from './recipe';

/** `id`: a tool's, or that of one of its parts: `diff-checker/folders`. */
export function noteUse(id: string) {
  const [toolId = id] = id.split('/', 1);
  tracking.used(toolId);
  // A recipe isn't a tool, so it isn't among the recent ones.
  if (toolId === RECIPE) return;
  // The code loads with the first use.
  void import('../visitor/tool-shelf').then(
    (shelf) => shelf.rememberTool(toolId),
    () => undefined, // the record isn't essential
  );
}
