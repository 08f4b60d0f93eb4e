// The pattern and its flags.
import { flagsIn, type options, type RegexFlag } from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { TextInput } from '../../ui/text-input';
import { FlagToggles } from './flag-toggles';

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
