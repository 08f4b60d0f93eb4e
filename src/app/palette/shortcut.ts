// The keys that open the palette and close it again, and those that open the sheet of keys.

/** There Command is the key for it: Ctrl+K in a field deletes the rest of the line. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A layout without Latin letters has another letter on the key, but the same place for it. */
const isK = ({ key, code }: Keys) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

export function isPaletteShortcut(keys: Keys) {
  const { ctrlKey, metaKey, altKey, shiftKey } = keys;
  const isModified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isModified && !altKey && !shiftKey && isK(keys);
}

const TYPING = /^(?:INPUT|TEXTAREA|SELECT)$/;

/** In a field the key types a character; in a dialog it belongs to the dialog. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || TYPING.test(target.tagName) || target.closest('dialog') !== null);

/** A plain character as a shortcut. Shift may be needed to type it. */
export const isPlainKey = (event: KeyboardEvent, key: string) =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
