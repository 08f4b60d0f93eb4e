// What the passwords are made of.
import {
  COUNTS,
  KINDS,
  LENGTH,
  SEPARATORS,
  SIMILAR,
  TYPES,
  WORDS,
  type PasswordOptions,
} from '../../../workers/kernels/password-generator/spec';
import { Checkbox } from '../../ui/checkbox';
import { FieldError } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import { Slider } from '../../ui/slider';
import { TextLink } from '../../ui/text-link';

export interface SettingsProps {
  options: PasswordOptions;
  onChange: (part: Partial<PasswordOptions>) => void;
  /** What is wrong with the choice of characters. */
  error: string | undefined;
}

const COUNT_CHOICES = COUNTS.map((count) => ({ value: String(count), label: String(count) }));

export function PasswordSettings(props: SettingsProps) {
  const { options, onChange } = props;
  return (
    <section aria-label="Settings" className="flex min-w-0 flex-col gap-5">
      <RadioGroup label="Kind" hideLabel value={options.kind} options={KINDS} onChange={(kind) => onChange({ kind })} />
      {options.kind === 'password' ? <Characters {...props} /> : <Words {...props} />}
      <Select
        label="How many"
        className="w-32"
        value={String(options.count)}
        options={COUNT_CHOICES}
        onChange={(chosen) => onChange({ count: COUNTS.find((count) => String(count) === chosen) ?? 1 })}
      />
    </section>
  );
}

const TYPE_LABELS = {
  uppercase: 'Uppercase (A–Z)',
  lowercase: 'Lowercase (a–z)',
  numbers: 'Numbers (0–9)',
  symbols: 'Symbols (!@#$…)',
} as const;

function Characters({ options, onChange, error }: SettingsProps) {
  return (
    <>
      <Slider
        label="Length"
        {...LENGTH}
        value={options.length}
        valueText={`${String(options.length)} characters`}
        onChange={(length) => onChange({ length })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">Characters</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {TYPES.map((type) => (
            <Checkbox
              key={type}
              label={TYPE_LABELS[type]}
              checked={options[type]}
              onChange={(on) => onChange({ [type]: on })}
            />
          ))}
        </div>
        <FieldError id="password-characters-error" text={error} />
        <Checkbox
          label="Exclude similar characters"
          hint={`Leaves out ${Array.from(SIMILAR).join(', ')}`}
          checked={options.excludeSimilar}
          onChange={(excludeSimilar) => onChange({ excludeSimilar })}
        />
      </fieldset>
    </>
  );
}

function Words({ options, onChange }: SettingsProps) {
  return (
    <>
      <Slider
        label="Words"
        {...WORDS}
        value={options.words}
        valueText={`${String(options.words)} words`}
        onChange={(words) => onChange({ words })}
      />
      <Select
        label="Separator"
        className="w-48"
        value={options.separator}
        options={SEPARATORS}
        onChange={(separator) => onChange({ separator })}
      />
      <div>
        <Checkbox
          label="Capitalize words"
          checked={options.capitalize}
          onChange={(capitalize) => onChange({ capitalize })}
        />
        <Checkbox label="Add a number" checked={options.addNumber} onChange={(addNumber) => onChange({ addNumber })} />
      </div>
      <p className="text-xs text-muted">
        Words from the EFF long word list (7,776 words),{' '}
        <TextLink to="/licenses/third-party.txt" reloadDocument>
          CC BY 3.0 US
        </TextLink>
        .
      </p>
    </>
  );
}
