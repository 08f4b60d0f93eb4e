// The script for browsers that are too old, with its words. It is not bundled: no tool may write newer syntax into it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from './own-words';

export const OLD_BROWSER_SCRIPT = 'old-browser.js';

const source = readFileSync(join(import.meta.dirname, OLD_BROWSER_SCRIPT), 'utf8');

export const OLD_BROWSER = source.replace('__WORDS__', () => JSON.stringify(words.oldBrowser));
