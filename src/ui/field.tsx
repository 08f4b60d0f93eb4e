// The label, hint and error of one control, connected to it for assistive technology.
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useAfterTyping } from './after-typing';

/** Props of every labeled control, besides its own attributes. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The error in the value. Undefined if the value is valid. */
  error?: string | undefined;
  /** Placed at the end of the label's line: a counter, a small button. */
  aside?: ReactNode;
}

/** Attributes for the control inside a field. */
interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hideLabel = false, hint, error, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? '' : `${controlId}-hint`;
  const errorId = error ? `${controlId}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1',
          hideLabel && !aside && 'sr-only',
        )}
      >
        <label htmlFor={controlId} className={clsx('text-sm font-medium', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={errorId} text={error} />
      {hint !== undefined && (
        <div id={hintId} className="text-xs text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Always rendered, so that a new text in it is announced. */
export function FieldError({ id, text: latest }: { id: string; text: string | undefined }) {
  const text = useAfterTyping(latest);
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p id={id} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
    </div>
  );
}

/**
 * The style of text inputs, text areas and selects. They have 16 px on touch screens, because iOS would otherwise zoom into the
 * field.
 */
export const controlClasses =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-base text-ink transition-colors ' +
  'placeholder:text-muted hover:not-disabled:border-ink md:pointer-fine:text-sm ' +
  'aria-invalid:border-danger aria-invalid:hover:not-disabled:border-danger ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70 pointer-coarse:min-h-touch';
