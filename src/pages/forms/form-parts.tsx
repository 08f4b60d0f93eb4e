// Parts that every form has.
import { HONEYPOT } from '../../forms/endpoints';
import { Button, type ButtonProps } from '../../ui/button';
import { Notice, tones, type Tone } from '../../ui/notice';
import type { FormState } from './form-state';
import * as words from './words';

/** A field for bots, which fill in every field. Visitors don't reach it by eye, keyboard, screen reader or autofill. */
export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {words.trap}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

interface SubmitButtonProps extends Pick<ButtonProps, 'className'> {
  state: FormState<string>;
  label: string;
  sendingLabel: string;
}

export function SubmitButton({ state, label, sendingLabel, ...rest }: SubmitButtonProps) {
  const isSending = state.kind === 'sending';
  return (
    <Button {...rest} type="submit" variant="primary" loading={isSending}>
      {isSending ? sendingLabel : label}
    </Button>
  );
}

export interface Message {
  readonly tone: Tone;
  readonly text: string;
  readonly title?: string;
}

interface FormMessageProps {
  id?: string;
  message: Message | undefined;
}

/** Always rendered, so that new text in it is announced. An error announces itself, and must not be announced twice. */
export function FormMessage({ id, message }: FormMessageProps) {
  return (
    <div id={id} aria-live={message?.tone === 'error' ? 'off' : 'polite'} className="empty:hidden">
      {message && (
        <Notice tone={message.tone}>
          {message.title && <h2 className={`font-semibold ${tones[message.tone].text}`}>{message.title}</h2>}
          <p>{message.text}</p>
        </Notice>
      )}
    </div>
  );
}
