// Shows a chosen input that a text area can't show: files, or very long text.
import { FileText } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import type { Given } from '../../tool-kit/send-to/offer';
import * as words from './words';

export interface ChosenInputProps {
  given: Given | undefined;
}

export default function ChosenInput({ given }: ChosenInputProps) {
  const [first] = given?.kind === 'files' ? given.files : [];
  const count = given?.kind === 'files' ? given.files.length : 0;
  const own = first?.name ?? words.pastedText;
  const name = count > 1 ? say(words.andMore, { name: own, count: count - 1 }) : own;
  const bytes = given?.kind === 'text' ? given.text.length : (first?.size ?? 0);
  return (
    <p className="flex min-h-14 items-center gap-3 px-1">
      <FileText aria-hidden className="size-6 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      {count < 2 && <span className="text-sm text-muted">{formatBytes(bytes)}</span>}
    </p>
  );
}
