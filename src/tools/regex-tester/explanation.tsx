// A short explanation of the pattern. Its parser loads with it, once there is a pattern.
import { useDeferredValue, useId, useMemo } from 'react';
import { explain } from './explain';
import * as texts from './words';

export interface ExplanationProps {
  pattern: string;
  flags: string;
}

/** Deeper parts aren't indented further, because a phone has no room for that. */
const DEEPEST = 6;
const INDENT_REM = 1;

export default function Explanation({ pattern, flags }: ExplanationProps) {
  const id = useId();
  const shown = useDeferredValue(pattern);
  const parts = useMemo(() => explain(shown, flags), [shown, flags]);
  // The field shows the error of an invalid pattern.
  if (!parts) return null;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-base font-semibold">
        {texts.patternInWords}
      </h2>
      {/* A scrollable box must be focusable, so that the keyboard can scroll it. */}
      <ul
        aria-label={texts.explanation}
        tabIndex={0}
        className="flex max-h-80 flex-col gap-1.5 overflow-y-auto text-sm"
      >
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
    </section>
  );
}
