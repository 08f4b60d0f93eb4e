import { useCallback, useState, useSyncExternalStore } from 'react';
import { contactLengths } from '../../forms/contact';
import { TextLink } from '../../ui/text-link';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { errorOf } from '../forms/form-state';
import { FullForm } from '../forms/full-form';
import { useForm } from '../forms/use-form';

export function ContactForm() {
  const form = useForm(({ sendMessage }) => sendMessage, 'Error: Failed to submit form. Please try again.');
  const { state } = form;
  return (
    <FullForm
      form={form}
      name="Contact"
      button="Send Message"
      sendingButton="Sending..."
      note={
        <>
          We use what you send only to reply to you.{' '}
          <TextLink to="/privacy-policy#keeping">How long we keep it</TextLink>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput name="name" label="Name *" autoComplete="name" required error={errorOf(state, 'name')} />
        <TextInput
          name="email"
          type="email"
          label="Email Address *"
          hint="Only for our reply."
          autoComplete="email"
          required
          error={errorOf(state, 'email')}
        />
      </div>
      <TextInput name="subject" label="Subject *" autoComplete="off" required error={errorOf(state, 'subject')} />
      <MessageField error={errorOf(state, 'message')} />
    </FullForm>
  );
}

function MessageField({ error }: { error: string | undefined }) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const length = useTextLength(field);
  return (
    <TextArea
      ref={setField}
      name="message"
      label="Message *"
      hint={`At least ${contactLengths.message.least} characters, ${length} so far`}
      rows={6}
      required
      error={error}
    />
  );
}

/** The characters in a field that keeps its own value, without surrounding whitespace. */
function useTextLength(field: HTMLTextAreaElement | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field?.value.trim().length ?? 0,
    () => 0,
  );
}
