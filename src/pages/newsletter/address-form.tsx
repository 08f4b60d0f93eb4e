// The forms with one email address. The component around a form explains its purpose.
import clsx from 'clsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { controlClasses } from '../../ui/field';
import { FormMessage, Honeypot, SubmitButton, type Message } from '../forms/form-parts';
import { errorOf, type FormState } from '../forms/form-state';
import { useForm, type FormHandle } from '../forms/use-form';
import * as words from './words';

type Field = 'email' | 'action';

interface AddressFormProps {
  form: FormHandle<Field>;
  /** The form's accessible name. */
  name: string;
  label: string;
  hideLabel?: boolean;
  button: string;
  sendingButton: string;
  /** The field's initial value. */
  email?: string;
  /** The message for a visitor who has come back to the form. */
  note?: string;
}

function messageOf(state: FormState<Field>, note: string | undefined): Message | undefined {
  if (state.kind === 'sent') return { tone: 'success', text: state.message };
  if (state.kind === 'again' && note !== undefined) return { tone: 'info', text: note };
  const error = state.kind === 'failed' ? state.message : errorOf(state, 'email');
  return error === undefined ? undefined : { tone: 'error', text: error };
}

export function AddressForm(props: AddressFormProps) {
  const { form, name, label, hideLabel = false, button, sendingButton, email, note } = props;
  const { state } = form;
  const id = useId();
  const message = messageOf(state, note);
  const field = useRef<HTMLInputElement>(null);
  // The value comes from the address, which is read after hydration. By then, the field may already have text.
  useLayoutEffect(() => {
    if (field.current?.value === '' && email !== undefined) field.current.value = email;
  }, [email]);
  return (
    <form {...form.props} aria-label={name} className="relative flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-[1_1_11rem] flex-col gap-1.5">
          <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
            {label}
          </label>
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="you@example.com"
            disabled={state.kind === 'sending'}
            autoFocus={state.kind === 'again'}
            aria-invalid={errorOf(state, 'email') === undefined ? undefined : true}
            aria-describedby={message && `${id}-message`}
            className={clsx(controlClasses, 'h-10 px-3')}
          />
        </div>
        <SubmitButton state={state} label={button} sendingLabel={sendingButton} />
        <Honeypot />
      </div>
      <FormMessage id={`${id}-message`} message={message} />
    </form>
  );
}

interface SubscribeFormProps {
  /** The form's accessible name. The home page has two of these forms. */
  name: string;
  label: string;
  hideLabel?: boolean;
  email?: string;
}

/** The signup of the newsletter page, the home page and the footer. */
export function SubscribeForm(props: SubscribeFormProps) {
  const form = useForm(({ subscribe }) => subscribe, words.failed);
  return <AddressForm {...props} form={form} button={words.subscribe} sendingButton={words.subscribing} />;
}
