// A POSIX shell script to review: it keeps the first file of each group, and every line that would remove another one is a comment.
//
// A comment ends at a line break, so a name must never bring one. Names with control characters, line separators, marks that reorder
// text, or bytes that aren't UTF-8 are written by printf, in octal. Command substitution cuts off line breaks at the end, so a dot
// follows the name and is removed again.
import type { DuplicateGroup } from '../../../workers/kernels/duplicate-finder/spec';
import { nameBytes } from '../../../workers/lib/surrogates';
import { say } from '../../../workers/words/in-words';
import * as words from './late-words';

/** `-ef` has been in all shells long before POSIX.1-2024. */
const SAME = 'same() { [ ! "$keep" -ef "$1" ] && cmp -s -- "$keep" "$1"; }';

const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u;

const comment = (text: string) => `# ${text}\n`;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A name that starts with a hyphen would be an option, or standard input. */
const asOperand = (path: string) => (path.startsWith('-') ? `./${path}` : path);

const octal = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) =>
    /[\w./ -]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');

/** Sets a variable to a path. */
function assignment(variable: string, path: string): string {
  const operand = asOperand(path);
  if (!UNSAFE.test(operand)) return `${variable}=${quoted(operand)}`;
  return `${variable}=$(printf '${octal(nameBytes(operand))}.'); ${variable}=\${${variable}%.}`;
}

/** The line that removes a file, without the `#` in front of it. */
function removal(path: string): string {
  const operand = asOperand(path);
  if (!UNSAFE.test(operand)) return `same ${quoted(operand)} && rm -- ${quoted(operand)}`;
  return `${assignment('n', path)}; same "$n" && rm -- "$n"`;
}

/** A path for people, on one line. */
const readable = (path: string) => (UNSAFE.test(path) ? octal(nameBytes(path)) : path);

function groupText({ size, wasted, files }: DuplicateGroup, index: number): string {
  const [kept, ...others] = files;
  if (!kept) return '';
  const head = say(words.scriptGroup, { group: index + 1, files: files.length, size, wasted });
  const lines = others
    .flatMap(({ path, links }) => [path, ...links])
    .map((path) =>
      // A page knows no identity of files, so this may be the kept one.
      path === kept.path ? comment(`${words.scriptSamePath} ${readable(path)}`) : `#${removal(path)}\n`,
    );
  const links = kept.links.map((path) => comment(`${words.scriptKept} ${readable(path)}`));
  return `\n${comment(head)}${assignment('keep', kept.path)}\n${links.join('')}${lines.join('')}`;
}

export const scriptText = (groups: readonly DuplicateGroup[]): string =>
  `#!/bin/sh\n${words.scriptHead.map(comment).join('')}\n${SAME}\n${groups.map(groupText).join('')}`;
