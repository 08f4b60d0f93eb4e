// A checkbox that looks like a switch, with what it is about beside it.
import { useId } from 'react';

interface ToggleProps {
  label: string;
  text: string;
  checked: boolean;
  /** Without it the toggle cannot be changed. */
  onChange?: ((checked: boolean) => void) | undefined;
}

const track =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors ' +
  'checked:border-accent checked:bg-accent disabled:opacity-55 forced-colors:appearance-auto';

const knob =
  'before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong ' +
  'before:transition checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:before:hidden';

export function Toggle({ label, text, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-5 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="-my-2 self-start py-2 font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="max-w-[60ch] text-sm text-muted">
          {text}
        </p>
      </div>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        className={`${track} ${knob}`}
      />
    </div>
  );
}
