// The tools offered at the address of a tool that isn't there.
import { expect, test } from 'vitest';
import { nearTools } from '../../../src/pages/tool/tool-not-found';

test.each([
  ['jsno-formatter', 'json-formatter'],
  ['JSON-Formater', 'json-formatter'],
  ['passwrod-generator', 'password-generator'],
  ['word-count', 'word-counter'],
])('%s is near %s', (wrong, id) => expect(nearTools(wrong)[0]?.id).toBe(id));

test('an unlike name is near none', () => expect(nearTools('video-editor-deluxe')).toEqual([]));
