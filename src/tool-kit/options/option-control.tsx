// The control for an option, by its kind.
import type { Option } from '../../../workers/contract/options/options';
import type { AnyOptionWords } from '../../../workers/contract/options/words';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { Select, type Choice } from '../../ui/select';
import { Slider } from '../../ui/slider';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { isList, type Entry } from './option-rows';

const choicesOf = (values: readonly (string | number)[], { choices }: AnyOptionWords): readonly Choice<string>[] =>
  values.map((value) => ({ value: String(value), label: choices?.[value] ?? String(value) }));

export function OptionControl({ option, words, value, error, change }: Entry) {
  const { label, hideLabel = false, hint } = words;
  const texts = { label, hideLabel, hint, error };
  switch (option.kind) {
    case 'toggle':
      return <Toggle words={words} value={value === true} change={change} />;
    case 'choice': {
      const choices = choicesOf(option.values, words);
      const choose = (text: string) => change(option.values.find((one) => String(one) === text));
      const chosen = { value: String(value), options: choices, onChange: choose };
      const shownHint = words.hints?.[String(value)] ?? hint;
      if (isList(option)) return <Select {...texts} hint={shownHint} {...chosen} />;
      return (
        <div className="flex min-w-0 flex-col gap-1.5">
          <RadioGroup label={label} hideLabel={hideLabel} {...chosen} />
          {shownHint !== undefined && <p className="text-xs text-muted">{shownHint}</p>}
        </div>
      );
    }
    case 'choices':
      return <Choices option={option} words={words} value={value} change={change} />;
    case 'number':
      if (option.look === 'slider')
        return <Slider {...texts} {...sliderOf(option, words, Number(value))} onChange={change} />;
      return (
        <TextInput
          {...texts}
          inputMode={option.min < 0 ? 'text' : option.step === 'any' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={String(value)}
          onChange={({ target }) => change(typeof option.initial === 'number' ? Number(target.value) : target.value)}
        />
      );
    case 'text':
      if (option.lines)
        return (
          <TextArea {...texts} mono rows={3} value={String(value)} onChange={({ target }) => change(target.value)} />
        );
      return (
        <TextInput
          {...texts}
          mono={option.mono ?? false}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'color':
      return (
        <TextInput
          {...texts}
          aside={<span className="font-mono text-xs text-muted">{String(value)}</span>}
          type="color"
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        />
      );
    // A secret's value is never here, because its field is in the tool's screen.
    case 'secret':
      return null;
  }
}

function sliderOf({ min, max, step }: Extract<Option, { kind: 'number' }>, { unit }: AnyOptionWords, value: number) {
  const valueText = unit === undefined ? String(value) : `${String(value)} ${unit}`;
  return { min, max, step: step ?? 1, value, valueText };
}

interface ToggleProps {
  words: AnyOptionWords;
  value: boolean;
  change: (value: unknown) => void;
}

function Toggle({ words: { label, hideLabel, hint, states, isOff }, value, change }: ToggleProps) {
  if (!states) {
    const turned = isOff === true;
    return <Checkbox label={label} hint={hint} checked={value !== turned} onChange={(on) => change(on !== turned)} />;
  }
  const options = states.map(([state, label]) => ({ value: String(state), label }));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <RadioGroup
        label={label}
        options={options}
        hideLabel={hideLabel ?? false}
        value={String(value)}
        onChange={(state) => change(state === 'true')}
      />
      {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}

/** With more choices than this, they are in columns: a long list in ragged lines is hard to read. */
const MOST_IN_LINES = 12;

interface ChoicesProps {
  option: Extract<Option, { kind: 'choices' }>;
  words: AnyOptionWords;
  value: unknown;
  change: (value: unknown) => void;
}

function Choices({ option: { values }, words, value, change }: ChoicesProps) {
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const set = (one: string | number, isOn: boolean) =>
    change(values.filter((other) => (other === one ? isOn : chosen.includes(other))));
  return (
    <fieldset className="min-w-0">
      <legend className={words.hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{words.label}</legend>
      <div
        className={
          values.length > MOST_IN_LINES
            ? 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4'
            : 'flex flex-wrap gap-x-4'
        }
      >
        {values.map((one) => (
          <Checkbox
            key={one}
            label={words.choices?.[one] ?? String(one)}
            checked={chosen.includes(one)}
            onChange={(isOn) => set(one, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}
