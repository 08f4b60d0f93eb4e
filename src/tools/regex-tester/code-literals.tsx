// The pattern as it's written in the code of other languages, each with Copy.
import { Copy } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import { useCopy } from '../../tool-kit/copy-and-download';
import { IconButton } from '../../ui/icon-button';
import * as texts from './words';
import { literalsOf } from './literals';

export interface CodeLiteralsProps {
  pattern: string;
  flags: string;
}

export default function CodeLiterals({ pattern, flags }: CodeLiteralsProps) {
  const copy = useCopy();
  const shown = useDeferredValue(pattern);
  const literals = useMemo(() => literalsOf(shown, flags), [shown, flags]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ul className="flex min-w-0 flex-col gap-3 text-sm">
        {literals.map(({ language, code, notes }) => (
          <li key={language} className="flex min-w-0 flex-col gap-1">
            <div className="flex items-center justify-between gap-2">
              <span className="font-medium">{language}</span>
              <IconButton icon={Copy} label={say(texts.copyLiteral, { language })} onClick={() => void copy(code)} />
            </div>
            {/* A scrollable box must be focusable, so that the keyboard can scroll it. */}
            <pre tabIndex={0} className="max-w-full overflow-x-auto rounded-sm bg-sunken px-2 py-1.5">
              <code>{code}</code>
            </pre>
            {notes.map((note) => (
              <p key={note} className="text-xs text-muted">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{texts.aboutLiterals}</p>
    </div>
  );
}
