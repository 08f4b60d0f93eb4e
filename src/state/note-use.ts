// A tool has given somebody a result.
import { rememberTool } from '../visitor/remember-tool';
import { tracking } from '../visitor/tracking';

export function noteUse(toolId: string) {
  tracking.used(toolId);
  rememberTool(toolId);
}
