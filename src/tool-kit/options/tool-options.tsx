// The form of a tool's options, made from its schema and its words.
import { Fragment, type ReactNode } from 'react';
import type { Option, Options as OptionSchema, Shape } from '../../../workers/contract/options';
import type { AnyOptionWords } from '../../../workers/contract/words';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { FieldError } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { Select, type Choice } from '../../ui/select';
import { Slider } from '../../ui/slider';
import { TextInput } from '../../ui/text-input';
import type { OptionsForm } from './use-tool-options';

type Names<Schema extends OptionSchema> = keyof Schema['shape'] & string;

interface ToolOptionsProps<Schema extends OptionSchema> {
  form: OptionsForm<Schema>;
  /** In the order shown. All of them by default. */
  names?: readonly Names<Schema>[];
  /** Instead of the form's own: a change of direction also removes the result. */
  onChange?: OptionsForm<Schema>['change'];
  /** The error of an option, or of a group. */
  problem?: { readonly option: string; readonly text: string } | undefined;
  /** Replaces the hint in the words if it depends on the values: how many random bits a length gives. */
  hints?: Readonly<Partial<Record<Names<Schema>, string | undefined>>>;
  /** Controls that only this tool has, instead of those for the kind of option. */
  replace?: Readonly<Partial<Record<Names<Schema>, ReactNode>>>;
}

/** One option with everything that its control needs. */
interface Entry {
  readonly name: string;
  readonly option: Option;
  readonly words: AnyOptionWords;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly change: (value: unknown) => void;
}

/** Controls in a row: checkboxes side by side, fields side by side, any other control in its own row. */
type Row = 'checks' | 'fields' | 'wide';

const rowOf = ({ option, words }: Entry): Row => {
  if (option.kind === 'toggle') return words.states || words.hint !== undefined ? 'wide' : 'checks';
  if (option.kind === 'number') return option.look === 'slider' ? 'wide' : 'fields';
  if (option.kind === 'color') return 'fields';
  return option.kind === 'choice' && isList(option) ? 'fields' : 'wide';
};

const isList = ({ look, values }: Extract<Option, { kind: 'choice' }>) =>
  look === undefined ? values.length > 3 : look === 'list';

/** Splits a list wherever the key of an item differs from the one before it. */
function runsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const runs: { key: Key; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (runs.length > 0 && last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}

/** One control in a row needs no columns, but a list that fills the row is too wide. */
const LONE = { checks: 'wide', fields: 'field', wide: 'wide' } as const;

/** Numbers need less width than lists. */
const areNumbers = (items: readonly Entry[]) => items.every(({ option }) => option.kind === 'number');

function rowClasses(row: Row, items: readonly Entry[]): string {
  if (items.length === 1) return ROW_CLASSES[LONE[row]];
  return ROW_CLASSES[row === 'fields' && areNumbers(items) ? 'numbers' : row];
}

const ROW_CLASSES: Readonly<Record<Row | 'field' | 'numbers', string>> = {
  field: 'max-w-xs',
  checks: 'grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:in-[.stacked]:flex lg:in-[.stacked]:flex-wrap',
  numbers: 'grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3 sm:gap-x-4',
  fields: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-3 sm:gap-x-4',
  wide: 'contents',
};

export function ToolOptions<Schema extends OptionSchema>({
  form,
  names,
  onChange,
  problem,
  hints,
  replace,
}: ToolOptionsProps<Schema>) {
  const { schema, words, values } = form;
  const change = onChange ?? form.change;
  const own: Readonly<Record<string, ReactNode>> = replace ?? {};
  const named: Readonly<Record<string, AnyOptionWords>> = words.options;
  const ownHints: Readonly<Record<string, string | undefined>> = hints ?? {};
  const current = values as Readonly<Record<string, unknown>>;
  const entries = (names ?? Object.keys(schema.shape)).flatMap((name): Entry[] => {
    const option = schema.shape[name];
    const optionWords = named[name];
    if (!option || !optionWords || option.byButton || !isInUse(schema.shape, option, current)) return [];
    const hint = ownHints[name];
    const error = problem?.option === name ? problem.text : undefined;
    const set = (value: unknown) => change({ [name]: value } as Partial<typeof values>);
    const shownWords = hint === undefined ? optionWords : { ...optionWords, hint };
    return [{ name, option, words: shownWords, value: current[name], error, change: set }];
  });
  const show = (shown: readonly Entry[]) =>
    runsOf(shown, (entry) => (entry.name in own ? 'wide' : rowOf(entry))).map(({ key, items }) => (
      <div key={items[0]?.name} className={rowClasses(key, items)}>
        {items.map((entry) => (
          <Fragment key={entry.name}>{entry.name in own ? own[entry.name] : <Control {...entry} />}</Fragment>
        ))}
      </div>
    ));
  return (
    <div className="flex max-w-2xl min-w-0 flex-col gap-4 empty:hidden">
      {runsOf(entries, ({ option }) => option.group).map(({ key: group, items }) =>
        group === undefined ? (
          show(items)
        ) : (
          <fieldset key={group} className="flex min-w-0 flex-col gap-1">
            <legend className="mb-1 text-sm font-medium">{words.groups?.[group]}</legend>
            {show(items)}
            <FieldError id={`${group}-error`} text={problem?.option === group ? problem.text : undefined} />
          </fieldset>
        ),
      )}
    </div>
  );
}

function isInUse(shape: Shape, { when }: Option, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  const [name, ...allowed] = when;
  const other = shape[name];
  return other !== undefined && (allowed as readonly unknown[]).includes(values[name]) && isInUse(shape, other, values);
}

const choicesOf = (values: readonly (string | number)[], { choices }: AnyOptionWords): readonly Choice<string>[] =>
  values.map((value) => ({ value: String(value), label: choices?.[value] ?? String(value) }));

function Control({ option, words, value, error, change }: Entry) {
  const { label, hideLabel = false, hint } = words;
  const texts = { label, hideLabel, hint, error };
  switch (option.kind) {
    case 'toggle':
      return <Toggle {...{ words, value: value === true, change }} />;
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
      return <Choices {...{ option, words, value, change }} />;
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
    // A secret's value is never here: its screen has the field.
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
    return <Checkbox {...{ label, hint }} checked={value !== turned} onChange={(on) => change(on !== turned)} />;
  }
  const options = states.map(([state, label]) => ({ value: String(state), label }));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <RadioGroup
        {...{ label, options, hideLabel: hideLabel ?? false, value: String(value) }}
        onChange={(state) => change(state === 'true')}
      />
      {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}

/** More than these are in columns: a long list in ragged lines is hard to read. */
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

/**
 * The disclosure for a tool's less common options, with the same label on every tool. In the bar of a tool that fills the
 * window, its button is at the end, and its content is above the bar.
 */
export const Options = ({ children }: { children: ReactNode }) => (
  <Disclosure label="Options" className="options">
    {children}
  </Disclosure>
);
