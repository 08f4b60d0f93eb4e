// The pattern, its flags, and a list of patterns to begin with.
import { FLAGS } from '../../../workers/kernels/regex-tester/spec';
import { Checkbox } from '../../ui/checkbox';
import { TextInput } from '../../ui/text-input';

export interface PatternFieldsProps {
  pattern: string;
  flags: string;
  error: string | undefined;
  onChange: (change: { pattern?: string; flags?: string }) => void;
}

/** The engine takes only one of the two. */
const EXCLUDED: Readonly<Record<string, string>> = { u: 'v', v: 'u' };

function withFlag(flags: string, letter: string, isOn: boolean): string {
  const chosen = FLAGS.filter((flag) => (flag.letter === letter ? isOn : flags.includes(flag.letter)));
  const kept = isOn ? chosen.filter((flag) => flag.letter !== EXCLUDED[letter]) : chosen;
  return kept.map((flag) => flag.letter).join('');
}

export function PatternFields({ pattern, flags, error, onChange }: PatternFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label="Regular expression"
        mono
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="\d+"
        value={pattern}
        error={error}
        aside={<code className="text-xs text-muted">/…/{flags}</code>}
        onChange={(event) => onChange({ pattern: event.target.value })}
      />
      <fieldset>
        <legend className="sr-only">Flags</legend>
        <div className="flex flex-wrap gap-x-4">
          {FLAGS.map(({ letter, label }) => (
            <Checkbox
              key={letter}
              label={`${letter} – ${label}`}
              checked={flags.includes(letter)}
              onChange={(isOn) => onChange({ flags: withFlag(flags, letter, isOn) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
