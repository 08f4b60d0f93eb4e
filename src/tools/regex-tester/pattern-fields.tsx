// The pattern and its flags.
import clsx from 'clsx';
import { useState } from 'react';
import { flagsIn, type RegexFlag, options } from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { TextInput } from '../../ui/text-input';
import * as lateTexts from './late-words';

interface PatternFieldsProps {
  form: OptionsForm<typeof options>;
  error: string | undefined;
}

export function PatternFields({ form, error }: PatternFieldsProps) {
  const { values, change } = form;
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label={words.options.pattern.label}
        mono
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="\d+"
        value={values.pattern}
        error={error}
        aside={<code className="text-xs text-muted">/…/{values.flags.join('')}</code>}
        onPaste={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const isWhole = selectionStart === 0 && selectionEnd === value.length;
          const literal = isWhole ? readLiteral(event.clipboardData.getData('text/plain')) : undefined;
          if (!literal) return;
          event.preventDefault();
          change(literal);
        }}
        onChange={(event) => change({ pattern: event.target.value })}
      />
      <FlagToggles flags={values.flags} onChange={(flags) => change({ flags })} />
    </div>
  );
}

/** ECMA-262, section 12.9.5: a slash within the pattern is escaped or in a class. */
const LITERAL =
  /^\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n])*)\/([dgimsuvy]*)[;,]?\s*$/;

interface RegexLiteral {
  readonly pattern: string;
  readonly flags: readonly RegexFlag[];
}

/** Splits a pasted regex literal, such as `/ab+/gi`. Undefined for any other text. */
export function readLiteral(text: string): RegexLiteral | undefined {
  const [, pattern, letters = ''] = LITERAL.exec(text) ?? [];
  if (pattern === undefined || new Set(letters).size < letters.length || /u.*v|v.*u/.test(letters)) return undefined;
  return { pattern, flags: flagsIn(letters) };
}

interface FlagTogglesProps {
  flags: readonly RegexFlag[];
  onChange: (flags: readonly RegexFlag[]) => void;
}

/** These two flags exclude each other. */
const EXCLUDED: Readonly<Partial<Record<RegexFlag, RegexFlag>>> = { u: 'v', v: 'u' };

const { values: FLAGS } = options.shape.flags;
const { label, choices } = words.options.flags;

const nameOf = (flag: RegexFlag) => lateTexts.flags[flag];

/** A row of letters. Their names are in the labels, and below the row while a flag has the pointer or the focus. */
function FlagToggles({ flags, onChange }: FlagTogglesProps) {
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
