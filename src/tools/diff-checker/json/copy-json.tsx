// Copies the differences of two JSON documents, beside a phone's main button.
import { Copy } from 'lucide-react';
import type { JsonDiffView, JsonForm } from '../../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../../state/page-output';
import { useCopy } from '../../../tool-kit/copy-and-download';
import { Button } from '../../../ui/button';
import * as words from '../words';
import { useJsonFile } from './use-json-file';

export default function CopyJson({ output, format }: { output: PageOutput<JsonDiffView>; format: JsonForm }) {
  const { tool, textToCopy, canCopy } = useJsonFile(output, format);
  const copy = useCopy();
  if (!canCopy) return null;
  return (
    <Button size="large" icon={Copy} disabled={tool.busy} onClick={() => void copy(textToCopy())}>
      {words.copy}
    </Button>
  );
}
