import { useCallback, useState, useSyncExternalStore } from 'react';
import { say } from '../../../workers/words/in-words';
import { contactLengths } from '../../forms/contact';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { errorOf } from '../forms/form-state';
import { FullForm } from '../forms/full-form';
import { useForm } from '../forms/use-form';
import * as words from './words';

export function ContactForm() {
  const form = useForm(({ sendMessage }) => sendMessage, words.unreachable);
  const { state } = form;
  return (
    <FullForm
      form={form}
      name={words.form}
      button={words.send}
      sendingButton={words.sending}
      note={
        <RichText
          text={words.note}
          tags={{ keeping: (inside) => <TextLink to="/privacy-policy#keeping">{inside}</TextLink> }}
        />
      }
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput name="name" label={words.name} autoComplete="name" required error={errorOf(state, 'name')} />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          required
          error={errorOf(state, 'email')}
        />
      </div>
      <TextInput name="subject" label={words.subject} autoComplete="off" required error={errorOf(state, 'subject')} />
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
      label={words.message}
      hint={say(words.messageHint, { least: contactLengths.message.least, length: String(length) })}
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
