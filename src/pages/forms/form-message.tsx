// The box that says what became of a form.
import { Notice, tones, type Tone } from '../../ui/notice';

export interface Message {
  readonly tone: Tone;
  readonly text: string;
  readonly title?: string;
}

interface FormMessageProps {
  id?: string;
  message: Message | undefined;
}

/** Always in the page, so that what appears in it is announced. An error announces itself: it must not be said twice. */
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
