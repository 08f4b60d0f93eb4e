// The keys that open and close the palette, and the key that opens the sheet of shortcuts.

/** On a Mac the key is Command, because Ctrl+K in a field deletes the rest of the line. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** On a layout without Latin letters, the key has another letter but is in the same place. */
const isK = ({ key, code }: Keys) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

export function isPaletteShortcut(keys: Keys) {
  const { ctrlKey, metaKey, altKey, shiftKey } = keys;
  const isModified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isModified && !altKey && !shiftKey && isK(keys);
}

const TYPING = /^(?:INPUT|TEXTAREA|SELECT)$/;

/** In a field the key types a character, and in a dialog it belongs to the dialog. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || TYPING.test(target.tagName) || target.closest('dialog') !== null);

/** The shortcut is a plain character, so Shift may be needed to type it. */
export const isPlainKey = (event: KeyboardEvent, key: string) =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
