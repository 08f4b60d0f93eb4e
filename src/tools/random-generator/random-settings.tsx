// What is to be made, and how much of it.
import {
  UNITS,
  type RandomField,
  type RandomOptions,
  type RandomProblem,
} from '../../../workers/kernels/random-generator/spec';
import { Checkbox } from '../../ui/checkbox';
import { FieldError } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';

export interface SettingsProps {
  options: RandomOptions;
  onChange: (part: Partial<RandomOptions>) => void;
  problem: RandomProblem | undefined;
}

export function RandomSettings(props: SettingsProps) {
  const { type } = props.options;
  return (
    <div className="flex flex-col gap-4">
      {type === 'lorem' && <Units {...props} />}
      <div className="grid grid-cols-3 items-start gap-x-3 gap-y-3 sm:gap-x-4">
        <NumberField {...props} name="count" label="Count" hint={type === 'string' ? '1 to 100' : '1 to 1000'} />
        {type === 'numbers' && (
          <>
            <NumberField {...props} name="min" label="Min" />
            <NumberField {...props} name="max" label="Max" />
          </>
        )}
        {type === 'string' && <NumberField {...props} name="length" label="Length" hint="1 to 1000" />}
      </div>
      {type === 'numbers' && (
        <Checkbox
          label="No repeats"
          checked={props.options.distinct}
          onChange={(distinct) => props.onChange({ distinct })}
        />
      )}
      {type === 'string' && <Characters {...props} />}
    </div>
  );
}

interface NumberFieldProps extends SettingsProps {
  name: Exclude<RandomField, 'characters'>;
  label: string;
  hint?: string;
}

/** Of text: a number field would round what is longer than its own numbers. */
export function NumberField({ options, onChange, problem, name, ...texts }: NumberFieldProps) {
  return (
    <TextInput
      {...texts}
      inputMode={name === 'min' || name === 'max' ? 'text' : 'numeric'}
      autoComplete="off"
      value={options[name]}
      error={problem?.field === name ? problem.text : undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}

const Units = ({ options, onChange }: SettingsProps) => (
  <RadioGroup label="Unit" value={options.unit} options={UNITS} onChange={(unit) => onChange({ unit })} />
);

const CHARACTERS = [
  ['includeUppercase', 'Uppercase (A–Z)'],
  ['includeLowercase', 'Lowercase (a–z)'],
  ['includeNumbers', 'Numbers (0–9)'],
  ['includeSymbols', 'Symbols (!@#$…)'],
] as const;

const Characters = ({ options, onChange, problem }: SettingsProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-medium">Characters</legend>
    <div className="grid grid-cols-2 gap-x-4">
      {CHARACTERS.map(([name, label]) => (
        <Checkbox key={name} label={label} checked={options[name]} onChange={(on) => onChange({ [name]: on })} />
      ))}
    </div>
    <FieldError id="random-characters-error" text={problem?.field === 'characters' ? problem.text : undefined} />
  </fieldset>
);
