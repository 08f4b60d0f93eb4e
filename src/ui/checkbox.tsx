import clsx from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'checked'> {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, onChange, className, disabled, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <div className={clsx('min-w-0', className)}>
      <label
        className={clsx(
          'flex min-h-8 gap-2.5 py-1 text-sm pointer-coarse:min-h-touch pointer-coarse:py-2.5',
          disabled && 'opacity-55',
        )}
      >
        <input
          {...rest}
          type="checkbox"
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <div id={hintId} className="ps-7 text-xs text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
