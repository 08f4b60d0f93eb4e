// Tells by its first lines whether a text is a hex dump: an offset, bytes, and often their text, in every line.
import { ToolError } from '../../contract/errors';
import { MESSAGES } from './spec';

/** `00000000: 4865 6c6c 6f0a  Hello.`, as xxd writes it. */
const XXD = /^\s*[0-9a-f]{8,16}: +[0-9a-f]{2}/i;

/** `00000000  48 65 6c 6c 6f 0a  |Hello.|`, as hexdump -C writes it; `od -A x -t x1z` has > and < around the text. */
const CANONICAL = /^\s*[0-9a-f]{6,16}(?: {1,2}[0-9a-f]{2})+ *[|>]/i;

/** Lines of words after an offset that begins at 0, and a second line that begins with an offset, too. */
const WORDS = /^\s*0{6,8}(?: +[0-9a-f]{2,8})+ *\r?\n[0-9a-f]{6,8}(?: |\r?\n|$)/i;

/** Throws ToolError `unsupported` for dumps whose bytes are in another order than their digits, or not marked off. */
export function dumpKindOf(head: string): 'dump' | 'none' {
  if (XXD.test(head) || CANONICAL.test(head)) return 'dump';
  if (WORDS.test(head) && hasOddLine(head)) throw new ToolError('unsupported', MESSAGES.swappedWords);
  return 'none';
}

/** An offset of seven digits, the usual one of both programs, makes an odd number of digits, which plain lines never have. */
const hasOddLine = (head: string) => {
  const [line = ''] = head.trimStart().split('\n');
  const offset = /^0+/.exec(line.split(' ')[0] ?? '')?.[0] ?? '';
  return offset.length === 7 || /^\s*0{6}(?: [0-9a-f]{2,4}){1,16} *\r?\n0{4}[12]0/i.test(head);
};
