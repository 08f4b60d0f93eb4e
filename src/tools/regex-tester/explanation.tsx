// A short explanation of the pattern. Its parser comes with it, when it is asked for.
import { useDeferredValue, useMemo } from 'react';
import { explain } from './explain';

export interface ExplanationProps {
  pattern: string;
  flags: string;
}

/** Deeper parts are no further to the right: there is no room on a phone. */
const DEEPEST = 6;
const INDENT_REM = 1;

export default function Explanation({ pattern, flags }: ExplanationProps) {
  const shown = useDeferredValue(pattern);
  const parts = useMemo(() => explain(shown, flags), [shown, flags]);
  if (!parts) {
    const words =
      pattern === '' ? 'Enter a pattern to see what each part means.' : 'Only a valid pattern can be explained.';
    return <p className="text-sm text-muted">{words}</p>;
  }
  return (
    <ul aria-label="Explanation" className="flex flex-col gap-1.5 text-sm">
      {parts.map(({ depth, raw, words }, index) => (
        <li
          key={index}
          className="flex min-w-0 flex-wrap items-baseline gap-x-3"
          style={{ paddingLeft: `${String(Math.min(depth, DEEPEST) * INDENT_REM)}rem` }}
        >
          <code className="max-w-full truncate rounded-sm bg-sunken px-1.5 font-semibold">{raw}</code>
          <span className="min-w-0 break-words text-muted">{words}</span>
        </li>
      ))}
    </ul>
  );
}
