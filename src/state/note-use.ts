// Records that a tool has given a result.
import { tracking } from '../visitor/tracking';

export function noteUse(toolId: string) {
  tracking.used(toolId);
  // The code loads with the first use.
  void import('../visitor/tool-shelf').then(
    (shelf) => shelf.rememberTool(toolId),
    () => undefined, // the record is optional
  );
}
