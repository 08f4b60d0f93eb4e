// Copies the differences, unless they are too long for that.
import { Copy } from 'lucide-react';
import { useCopy } from '../../tool-kit/copy-and-download';
import { Button, type ButtonSize } from '../../ui/button';
import * as words from './words';

interface CopyFileProps {
  file: {
    readonly tool: { readonly busy: boolean };
    readonly textToCopy: () => Promise<string>;
    readonly canCopy: boolean;
  };
  size: ButtonSize;
  className?: string;
}

export function CopyFile({ file: { tool, textToCopy, canCopy }, size, className }: CopyFileProps) {
  const copy = useCopy();
  if (!canCopy) return null;
  return (
    <Button size={size} icon={Copy} disabled={tool.busy} onClick={() => void copy(textToCopy())} className={className}>
      {words.copy}
    </Button>
  );
}
