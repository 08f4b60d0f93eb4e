// A pattern pasted as it is in code: `/ab+/gi`.
import { flagsIn, type RegexFlag } from '../../../workers/kernels/regex-tester/spec';

/** ECMA-262, section 12.9.5: a slash within the pattern is escaped or in a class. */
const LITERAL =
  /^\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n])*)\/([dgimsuvy]*)[;,]?\s*$/;

export interface RegexLiteral {
  readonly pattern: string;
  readonly flags: readonly RegexFlag[];
}

/** Undefined for any other text. */
export function readLiteral(text: string): RegexLiteral | undefined {
  const [, pattern, letters = ''] = LITERAL.exec(text) ?? [];
  if (pattern === undefined || new Set(letters).size < letters.length || /u.*v|v.*u/.test(letters)) return undefined;
  return { pattern, flags: flagsIn(letters) };
}
