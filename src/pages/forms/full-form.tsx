// A form of several fields in a card: the fields, what became of them, and the button.
import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { FormMessage, Honeypot, SubmitButton, type Message } from './form-parts';
import type { FormState } from './form-state';
import type { FormHandle } from './use-form';

interface FullFormProps<Field extends string> {
  form: FormHandle<Field>;
  /** The form's accessible name. */
  name: string;
  button: string;
  sendingButton: string;
  children: ReactNode;
}

function messageOf(state: FormState<string>): Message | undefined {
  if (state.kind === 'sent') return { tone: 'success', title: 'Success!', text: state.message };
  if (state.kind === 'failed') return { tone: 'error', title: 'Submission Error', text: state.message };
  return undefined;
}

export function FullForm<Field extends string>(props: FullFormProps<Field>) {
  const { form, name, button, sendingButton, children } = props;
  const { state } = form;
  return (
    <Card>
      <form {...form.props} aria-label={name} className="relative flex flex-col gap-5">
        <fieldset disabled={state.kind === 'sending'} className="flex min-w-0 flex-col gap-5">
          <legend className="mb-5 text-sm text-muted">All fields are required.</legend>
          {children}
          <Honeypot />
        </fieldset>
        <FormMessage message={messageOf(state)} />
        <SubmitButton state={state} label={button} sendingLabel={sendingButton} className="self-start" />
      </form>
    </Card>
  );
}
