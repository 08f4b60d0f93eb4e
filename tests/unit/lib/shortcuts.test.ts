import { expect, it } from 'vitest';
import { toolKeyOf } from '../../../src/lib/shortcuts';

const pressed = (code: string, more: Partial<KeyboardEvent> = {}) =>
  toolKeyOf({ altKey: true, shiftKey: true, ctrlKey: false, metaKey: false, code, ...more } as KeyboardEvent);

it('knows a key by its place', () => {
  expect(pressed('KeyC', { key: 'Ç' })).toBe('Alt+Shift+C');
  expect(pressed('KeyX')).toBe('Alt+Shift+X');
  expect(pressed('KeyS')).toBe('Alt+Shift+S');
});

it('leaves other keys to the browser', () => {
  expect(pressed('KeyA')).toBeUndefined();
  expect(pressed('KeyC', { ctrlKey: true })).toBeUndefined();
  expect(pressed('KeyC', { altKey: false })).toBeUndefined();
  expect(pressed('KeyC', { shiftKey: false })).toBeUndefined();
});
