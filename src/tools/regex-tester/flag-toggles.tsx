// The flags as a line of letters. Their names are in the labels, and under the line while a flag is pointed at or has the focus.
import clsx from 'clsx';
import { useState } from 'react';
import { options, type RegexFlag } from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';

interface FlagTogglesProps {
  flags: readonly RegexFlag[];
  onChange: (flags: readonly RegexFlag[]) => void;
}

/** These two flags exclude each other. */
const EXCLUDED: Readonly<Partial<Record<RegexFlag, RegexFlag>>> = { u: 'v', v: 'u' };

const { values: FLAGS } = options.shape.flags;
const { label, choices } = words.options.flags;

/** `d – Indices` without its letter. */
const nameOf = (flag: RegexFlag) => choices[flag].slice(4);

export function FlagToggles({ flags, onChange }: FlagTogglesProps) {
  const [pointed, setPointed] = useState<RegexFlag>();
  const toggle = (flag: RegexFlag, isOn: boolean) =>
    onChange(
      FLAGS.filter((other) => (other === flag ? isOn : flags.includes(other) && !(isOn && EXCLUDED[flag] === other))),
    );
  const named = pointed === undefined ? flags.map(nameOf).join(', ') : choices[pointed];
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="sr-only">{label}</legend>
      <div className="grid w-full max-w-88 grid-cols-8 rounded-md border border-line bg-sunken p-1 sm:w-72">
        {FLAGS.map((flag) => (
          <label
            key={flag}
            className="relative flex min-h-8 items-center justify-center pointer-coarse:min-h-touch"
            onPointerEnter={() => setPointed(flag)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <input
              type="checkbox"
              aria-label={choices[flag]}
              checked={flags.includes(flag)}
              onChange={({ target }) => toggle(flag, target.checked)}
              onFocus={() => setPointed(flag)}
              onBlur={() => setPointed(undefined)}
              className={clsx(
                'peer absolute inset-0 appearance-none rounded-sm border border-transparent transition-colors',
                'checked:border-accent checked:bg-accent-soft forced-colors:checked:bg-[Highlight]',
                'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent',
              )}
            />
            <span
              aria-hidden
              className="pointer-events-none relative font-mono text-sm text-muted peer-checked:font-semibold peer-checked:text-accent-strong peer-hover:text-ink forced-colors:peer-checked:text-[HighlightText] forced-color-adjust-none"
            >
              {flag}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden className="min-h-4 min-w-0 flex-1 basis-24 truncate text-xs text-muted">
        {named}
      </p>
    </fieldset>
  );
}
