// The shells of “Copy as command”, and why one of them can't get an option.
import type { Refused } from '../contract/options/flags';
import type { Shell } from '../contract/options/quoted';
import { say } from './in-words';
import * as words from './words';

export const SHELL_NAMES: Readonly<Record<Shell, string>> = {
  sh: 'sh, bash, zsh',
  fish: 'fish',
  powershell: 'PowerShell',
  cmd: 'cmd',
};

export const SHELLS: readonly Shell[] = ['sh', 'fish', 'powershell', 'cmd'];

function nameOf(character: string): string {
  if (/^[!-~]$/.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export function refusalOf({ character }: Refused, label: string, shell: Shell): string {
  const isAtEnd = character === '\\' || (character === '\n' && shell === 'sh');
  const problem = { label, character: nameOf(character), shell: SHELL_NAMES[shell] };
  return isAtEnd ? say(words.endsWithUncopied, problem) : say(words.containsUncopied, problem);
}
