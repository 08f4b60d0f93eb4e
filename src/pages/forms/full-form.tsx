// A page's main form: its fields in a card, and what the page shows after it was sent.
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { FormMessage, Honeypot, SubmitButton, type Message } from './form-parts';
import type { FormState } from './form-state';
import type { FormHandle } from './use-form';
import * as words from './words';

interface FullFormProps<Field extends string> {
  form: FormHandle<Field>;
  /** The form's accessible name. */
  name: string;
  button: string;
  sendingButton: string;
  /** Next to the button: what happens with the data. */
  note: ReactNode;
  children: ReactNode;
}

function messageOf(state: FormState<string>): Message | undefined {
  if (state.kind === 'sent') return { tone: 'success', title: words.success, text: state.message };
  if (state.kind === 'failed') return { tone: 'error', title: words.failure, text: state.message };
  return undefined;
}

export function FullForm<Field extends string>(props: FullFormProps<Field>) {
  const { form, name, button, sendingButton, note, children } = props;
  const { state } = form;
  return (
    <Card>
      <form {...form.props} aria-label={name} className="relative flex flex-col gap-5">
        <fieldset disabled={state.kind === 'sending'} className="flex min-w-0 flex-col gap-5">
          <legend className="mb-5 text-sm text-muted">{words.allRequired}</legend>
          {children}
          <Honeypot />
        </fieldset>
        <FormMessage message={messageOf(state)} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton state={state} label={button} sendingLabel={sendingButton} className="max-sm:w-full" />
          <p className="min-w-0 flex-1 basis-56 text-sm text-muted">{note}</p>
        </div>
      </form>
    </Card>
  );
}

interface FormDoneProps {
  title: string;
  text: string;
  /** Where the visitor can go next. */
  children: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => {
  element?.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** What the page shows after its form was sent. It takes the focus, because the form that had it is gone. */
export function FormDone({ title, text, children }: FormDoneProps) {
  return (
    <div ref={takeFocus} className="flex flex-col items-start gap-6 py-4 sm:py-10">
      <span className="rounded-full bg-success-soft p-3">
        <CircleCheck aria-hidden className="size-7 text-success" />
      </span>
      <div className="flex flex-col gap-3">
        <PageHeading>{title}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
