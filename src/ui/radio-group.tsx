// Native radio buttons that look like one segmented control.
import clsx from 'clsx';
import { useId } from 'react';
import type { Choice } from './select';

export interface RadioGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

const segment =
  'relative flex min-h-9 flex-auto items-center justify-center rounded-sm px-3 text-sm text-center font-medium pointer-coarse:min-h-touch';

/** The radio itself draws the mark of the selected choice, which works in every browser. */
const mark =
  'peer absolute inset-0 appearance-none rounded-sm border border-transparent transition-colors ' +
  'checked:border-line-strong checked:bg-surface ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent forced-colors:checked:bg-[Highlight]';

const text =
  'pointer-events-none relative text-muted transition-colors peer-checked:text-ink peer-hover:peer-enabled:text-ink ' +
  'peer-disabled:opacity-55 forced-colors:peer-checked:text-[HighlightText] forced-color-adjust-none';

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel = false, value, options, onChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={mark}
            />
            <span className={text}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
