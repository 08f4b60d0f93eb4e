// The differences of two JSON documents as a file or a text.
import { jsonDiffFile, type JsonDiffView, type JsonForm } from '../../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../../state/page-output';
import { useFileRun } from '../use-file-run';

export const JSON_FILE_ID = 'diff-checker/json-file';

export function useJsonFile({ documents, options }: PageOutput<JsonDiffView>, format: JsonForm) {
  const { tool, make, makeText, canCopy } = useFileRun(jsonDiffFile, JSON_FILE_ID, documents);
  const asked = { ...options, format };
  return { tool, canCopy, make: () => make(asked), textToCopy: () => makeText(asked) };
}
