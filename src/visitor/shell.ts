// The shell for which “Copy as command” writes.
import type { Shell } from '../../workers/contract/options/quoted';
import { SHELLS } from '../../workers/words/shells';
import { storedTexts } from '../lib/stored-value';

const usual = (): Shell => (navigator.userAgent.includes('Windows') ? 'powershell' : 'sh');

/** By default, the shell of the visitor's system. A prerendered page shows sh. */
export const shellPreference = storedTexts<Shell>(['shell'], {
  fallback: 'sh',
  read: ([text]) => SHELLS.find((shell) => shell === text) ?? usual(),
  write: (shell) => [shell],
});
