import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlClasses } from './control-classes';
import { Field, type FieldTexts } from './field';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {
  /** For code and data. Also switches off spelling and correction, which would change them. */
  mono?: boolean;
}

const forCode = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const;

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, aside, id, mono = false, className, rows = 8, ...rest } = props;
  return (
    <Field {...{ label, hint, error, aside, id, className }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <textarea
          {...(mono ? forCode : {})}
          {...rest}
          {...control}
          rows={rows}
          className={clsx(
            controlClasses,
            'min-h-24 resize-y px-3 py-2.5 leading-relaxed read-only:bg-sunken',
            mono && 'font-mono',
          )}
        />
      )}
    </Field>
  );
}
