// Errors wait until the visitor pauses: neither screen readers nor the page interrupt the typing.
import { useEffect, useState } from 'react';

const PAUSE_MS = 2000;

/** When the visitor last typed; 0 after a click, the Enter key, or leaving the field. Late code follows it. */
export const typing = { at: 0 };

/** The error, or the id of one, once the visitor pauses or leaves the field. After a click it is there at once. */
export function useAfterTyping(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const settle = () => setSettled(text);
    const timer = setTimeout(settle, typing.at + PAUSE_MS - Date.now());
    addEventListener('focusout', settle);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', settle);
    };
  }, [text]);
  return settled === text || typing.at === 0 ? text : undefined;
}
