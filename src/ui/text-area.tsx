import clsx from 'clsx';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { controlClasses, Field, type FieldTexts } from './field';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'value'> {
  /** The field's text, if it can come from another source. The component then takes no ref. */
  value?: string;
  /** For code and data. Also turns off spelling and correction, which would change them. */
  mono?: boolean;
  /** `large` is for a page's main field, which is framed like its surroundings. */
  size?: 'medium' | 'large';
  /** In the pane of a tool that fills the window, the field takes the remaining height. */
  fills?: boolean;
}

const forCode = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const;

/**
 * Text that was in a prerendered field before hydration stays. React didn't notice it, so it gets the value here: React only
 * treats a value as changed if it differs from the last one that it saw. public/early.js also repeats typing, in order with
 * other actions, but a browser that restores a field's text on reload fires no event.
 */
function repeatTyping(field: HTMLTextAreaElement) {
  const { value: typed, selectionStart, selectionEnd } = field;
  queueMicrotask(() => {
    field.value = '';
    Reflect.set(HTMLTextAreaElement.prototype, 'value', typed, field);
    // Safari would also focus the field.
    if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/**
 * Keeps the field's text in step with the state. By default, React also writes the whole text into the field as its default
 * value on every keystroke, and the browser then lays it out twice.
 */
function useText(value: string | undefined) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(true);
  const [first] = useState(value);
  useLayoutEffect(() => {
    const { current } = field;
    const wasNew = isNew.current;
    isNew.current = false;
    if (!current || value === undefined || current.value === value) return;
    if (wasNew) repeatTyping(current);
    else current.value = value;
  }, [value]);
  return first === undefined ? {} : { ref: field, defaultValue: first };
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    aside,
    id,
    mono = false,
    size = 'medium',
    fills = false,
    className,
    rows = 8,
    value,
    ...rest
  } = props;
  const text = useText(value);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      id={id}
      className={clsx(className, fills && 'fills')}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <textarea
          dir="auto"
          {...(mono ? forCode : {})}
          {...rest}
          {...text}
          {...control}
          rows={rows}
          className={clsx(
            controlClasses,
            // On a keystroke, Chromium would search all lines for a scroll anchor while content above changes.
            '[overflow-anchor:none]',
            'leading-relaxed read-only:bg-sunken',
            size === 'large'
              ? 'min-h-18 resize-none border-transparent! bg-transparent! px-1! py-1 text-lg! focus-visible:outline-none'
              : clsx(
                  'px-3 py-2.5',
                  fills ? 'fills-and-scrolls max-lg:min-h-24 max-lg:resize-y lg:leading-5' : 'min-h-24 resize-y',
                ),
            mono && 'font-mono',
          )}
        />
      )}
    </Field>
  );
}
