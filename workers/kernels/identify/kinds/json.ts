// JSON (RFC 8259) and JSON Lines, checked by the grammar up to the end of the sample.
import type { Message } from '../../../contract/run/message';
import { rewriteJson } from '../../../lib/json/rewrite-json';
import { found, message, type Check } from '../finding';
import type { Sample } from '../sample';

const DEPTH = 10_000;

function judge(
  sample: Sample,
  isLines: boolean,
): { readonly documents: number; readonly invalidAt: number | undefined } {
  const options = { writing: 'nothing', indent: '', isLines, maxDepth: DEPTH } as const;
  const { tally, error } = rewriteJson(new TextEncoder().encode(sample.slice(0)), options, sample.isWhole);
  return { documents: tally.documents, invalidAt: error?.offset };
}

/** Only JSON begins like this. */
const SURE = /^(?:\{\s*(?:"|\})|\[\s*(?:[{["\]]|-?\d|true\b|false\b|null\b))/;

/** As JavaScript and Python write it: keys without quotes, or in single ones. */
const LITERAL =
  /^\[?\s*\{\s*(?:'[^'\n]{1,100}'|[A-Za-z_$][\w$]{0,60})\s*:\s*(?:["'[{]|-?\d|true\b|false\b|null\b|None\b)/i;

export const json: Check = (sample) => {
  const start = sample.slice(0, 200);
  if (!/^[{[]/.test(start)) return undefined;
  const { invalidAt } = judge(sample, false);
  if (invalidAt === undefined) {
    return sample.isWhole
      ? found('json', 0.99, message('validJson'))
      : found('json', 0.99, message('json'), { details: [message('validSoFar')] });
  }
  if (sample.isWhole && LITERAL.test(start) && /[}\]]$/.test(sample.slice(-1))) {
    return found('json', 0.75, message('json'), { details: [message('needsRepair')] });
  }
  if (!SURE.test(start) || (!sample.isWhole && invalidAt < 200)) return undefined;
  const looks = /^\{\s*"(?:[^"\\]|\\.){0,100}"\s*:/.test(start) || /^\[\s*(?:\{|")/.test(start);
  return looks ? found('json', 0.75, message('json'), { details: [errorAt(sample, invalidAt)] }) : undefined;
};

export const jsonLines: Check = (sample) => {
  const [first = ''] = sample.slice(0, 1);
  if (sample.lineCount < 2 || !'{['.includes(first) || sample.indexOf(`\n${first}`) < 0) return undefined;
  const { documents, invalidAt } = judge(sample, true);
  if (documents < 2 || (first === '[' && invalidAt !== undefined)) return undefined;
  const details = invalidAt !== undefined ? [errorAt(sample, invalidAt)] : [];
  if (sample.isWhole && details.length === 0) details.push(message('records', { count: documents }));
  return found('json-lines', invalidAt === undefined ? 0.995 : 0.8, message('jsonLines'), { details });
};

/** The line of a byte. */
function errorAt(sample: Sample, byte: number): Message {
  const bytes = new TextEncoder().encode(sample.slice(0));
  let line = 1;
  for (let at = 0; at < Math.min(byte, bytes.length); at++) if (bytes[at] === 10) line++;
  return message('errorAt', { line: String(line) });
}
