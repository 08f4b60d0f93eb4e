// Copies the differences, beside a phone's main button.
import { Copy } from 'lucide-react';
import { useCopy } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { useDiffFile, type ShownDiff } from './use-diff-file';
import * as words from './words';

export default function CopyDiff(shown: ShownDiff) {
  const { tool, textToCopy, canCopy } = useDiffFile(shown);
  const copy = useCopy();
  if (!canCopy) return null;
  return (
    <Button size="large" icon={Copy} disabled={tool.busy} onClick={() => void copy(textToCopy())}>
      {words.copy}
    </Button>
  );
}
