// A tool has given somebody a result.
import { tracking } from '../visitor/tracking';

export function noteUse(toolId: string) {
  tracking.used(toolId);
  // The code that remembers comes with the first use.
  void import('../visitor/tool-shelf').then(
    (shelf) => shelf.rememberTool(toolId),
    () => undefined, // it is a convenience
  );
}
