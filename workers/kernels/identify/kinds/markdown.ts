// Markdown, by the number of its markers.
import { found, message, type Check } from '../finding';

const SIGNS: readonly RegExp[] = [
  /^#{1,6} \S/,
  /^(?:```|~~~)/,
  /^\s{0,3}[-*+] \S/,
  /^> ?\S/,
  /\[[^\]\n]{1,100}\]\([^()\s]{1,120}\)/,
  /(?:^|\W)(?:\*\*[^*\n]{1,100}\*\*|__[^_\n]{1,100}__)/,
  /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)+\|?\s*$/,
  /^\s*[-*] \[[ xX]\] /,
  /(?:^|[^`])`[^`\n]{1,100}`(?:[^`]|$)/,
  /^(?:={3,}|-{3,})$/,
  /^\d{1,3}\. \S/,
  /!\[[^\]\n]{0,100}\]\([^()\s]{1,120}\)/,
];

const SIGN_HEADING = 0;
/** These are hardly ever anything else. */
const STRONG = new Set([1, 4, 5, 6, 7, 11]);

export const markdown: Check = (sample) => {
  const lines = sample.lines();
  const seen = new Set<number>();
  for (const line of lines)
    for (const [at, sign] of SIGNS.entries()) if (!seen.has(at) && sign.test(line)) seen.add(at);
  if (seen.size === 0 || /^(?:#!|<|\{)/.test(lines[0] ?? '')) return undefined;
  const headings = lines.flatMap((line, at) => (/^#{1,6} \S/.test(line) ? [at] : []));
  // A comment in a script also begins with "#". A heading is followed by an empty line, is the first line,
  const hasHeading =
    headings.some((at) => (lines[at + 1] ?? '').trim() === '' && lines.length > at + 2) ||
    // has a lower level with a list below it,
    headings.some((at) => /^#{2,6} /.test(lines[at] ?? '') && /^[-*+] \S/.test(lines[at + 1] ?? '')) ||
    // or is underlined at its full length.
    lines.some((line, at) => /^={3,}$/.test(line) && Math.abs(line.length - (lines[at - 1]?.length ?? 0)) < 3);
  const strong = [...seen].filter((sign) => STRONG.has(sign)).length;
  const others = seen.size - strong - (seen.has(SIGN_HEADING) ? 1 : 0);
  const score = (hasHeading ? 2 : 0) + strong * 1.5 + others * 0.5;
  if (score < 2) return undefined;
  return found('markdown', Math.min(0.95, 0.7 + score * 0.05), message('markdown'));
};
