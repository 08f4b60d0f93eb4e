// The keys that open the palette, and close it again.

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
