import clsx from 'clsx';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { controlClasses, Field, type FieldTexts } from './field';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'value'> {
  /** Given: what the field holds, whoever put it there. It then takes no ref. */
  value?: string;
  /** For code and data. Also switches off spelling and correction, which would change them. */
  mono?: boolean;
  /** `large` is for a page's one main field: it has the frame of what is around it. */
  size?: 'medium' | 'large';
  /** In the pane of a tool that fills the window, it takes the height that is left. */
  fills?: boolean;
}

const forCode = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const;

/**
 * What is in a prerendered field when React takes it over stays. React did not notice it, and is told now: it takes a value for
 * changed only if it differs from the one that it saw last. Typing is also repeated by public/early.js, in turn with whatever else
 * was done; but a browser that restores a field's text on reload tells nobody.
 */
function repeatTyping(field: HTMLTextAreaElement) {
  const { value: typed, selectionStart, selectionEnd } = field;
  queueMicrotask(() => {
    field.value = '';
    Reflect.set(HTMLTextAreaElement.prototype, 'value', typed, field);
    // Safari would also move the focus to it.
    if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/**
 * Keeps the field's text in step with the state. Left to itself, React writes all that is in the field into it once more at each
 * key, as its default value, and the browser then lays it out twice.
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
      {...{ label, hint, error, aside, id }}
      className={clsx(className, fills && 'fills')}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <textarea
          {...(mono ? forCode : {})}
          {...rest}
          {...text}
          {...control}
          rows={rows}
          className={clsx(
            controlClasses,
            // At a key, Chromium would look through all lines for one to hold on to while what is above it changes.
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
