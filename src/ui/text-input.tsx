import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlClasses, Field, type FieldTexts } from './field';

export interface TextInputProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> {
  /** For values that need exact characters. */
  mono?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { label, hideLabel, hint, error, aside, id, mono, className, type = 'text', ...rest } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      id={id}
      className={className}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={clsx(controlClasses, 'h-10 px-3 read-only:bg-sunken', mono && 'font-mono')}
        />
      )}
    </Field>
  );
}
