// Patches that change no lines of a text, in the extended headers of Git (git-diff, "Generating patch text with -p").
import type { Message } from '../../contract/run/message';
import { readable } from './byte-text';
import { message } from './hunk';

type Found = readonly [first: string, second: string];

/** By the first that matches. */
const KINDS: readonly (readonly [begins: RegExp, name: (found: Found) => Message])[] = [
  [/^diff --git a\/(.+) b\/.*\n(?:[^@\n].*\n)*GIT binary patch$/m, ([name]) => message('binary', { name })],
  [/^GIT binary patch()$/m, () => message('binary', { name: '?' })],
  [/^Binary files (.+) and .+ differ$/m, ([name]) => message('binariesDiffer', { name })],
  [/^Cannot display: file marked as a binary type()\.$/m, () => message('binariesDiffer', { name: '?' })],
  [/^@@@+ -()/m, () => message('merge')],
  [/^rename from (.+)\nrename to (.+)$/m, ([from, to]) => message('onlyRenames', { from, to })],
  [/^copy from (.+)\ncopy to (.+)$/m, ([from, to]) => message('onlyCopies', { from, to })],
  [/^old mode (\d+)\nnew mode (\d+)$/m, ([from, to]) => message('onlyMode', { from, to })],
  [/^diff --git a\/(.+) b\/.*\n(?:new|deleted) file mode/m, ([name]) => message('emptyFile', { name })],
  [/^Property changes on: (.+)$/m, ([name]) => message('onlyProperties', { name })],
];

/** What a patch without hunks changes; undefined for any other text. */
export function changesNoLines(patch: string): Message | undefined {
  const text = patch.replaceAll('\r\n', '\n');
  for (const [begins, name] of KINDS) {
    const found = begins.exec(text);
    if (found) return name([readable(found[1] ?? ''), readable(found[2] ?? '')]);
  }
  return undefined;
}
