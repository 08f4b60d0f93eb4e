// Shows a chosen input that a text area can't show: files, or very long text.
import { FileText } from 'lucide-react';
import { formatBytes } from '../../lib/format';
import type { Given } from '../../tool-kit/send-to/offer';

export interface ChosenInputProps {
  given: Given | undefined;
}

export default function ChosenInput({ given }: ChosenInputProps) {
  const [first] = given?.kind === 'files' ? given.files : [];
  const count = given?.kind === 'files' ? given.files.length : 0;
  const name = count > 1 ? `${first?.name ?? ''} and ${String(count - 1)} more` : (first?.name ?? 'Pasted text');
  const bytes = given?.kind === 'text' ? given.text.length : (first?.size ?? 0);
  return (
    <p className="flex min-h-14 items-center gap-3 px-1">
      <FileText aria-hidden className="size-6 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      {count < 2 && <span className="text-sm text-muted">{formatBytes(bytes)}</span>}
    </p>
  );
}
