// YAML, by the form of its lines: it has no unique marker, so most of them must fit.
import { found, message, type Check } from '../finding';

const KEY = /^\s*(?:- +)?(?:"[^"]{1,80}"|'[^']{1,80}'|[A-Za-z_$][\w./$ -]{0,60}?)\s*:(?: (.*)|\s*)$/;
const ITEM = /^\s*-(?: \S.*)?$/;
const OTHER = /^\s*(?:#.*)?$|^(?:---|\.\.\.)(?:\s|$)|^%YAML/;

interface Seen {
  readonly keys: number;
  readonly items: number;
  readonly others: number;
  readonly isNested: boolean;
}

/** Lines indented deeper than a key with a block scalar (`|`, `>`) belong to its text. */
function look(lines: readonly string[]): Seen & { readonly fits: number } {
  let [keys, items, others, block] = [0, 0, 0, -1];
  let isNested = false;
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    if (block >= 0 && (indent > block || line.trim() === '')) {
      others++;
      continue;
    }
    block = -1;
    const key = KEY.exec(line);
    if (OTHER.test(line)) others++;
    else if (key) {
      keys++;
      if (/^[|>][+-]?\d?$/.test(key[1] ?? '')) block = indent;
      if (indent > 0) isNested = true;
    } else if (ITEM.test(line)) items++;
  }
  return { keys, items, others, isNested, fits: (keys + items + others) / lines.length };
}

/** Header fields of mail and HTTP, which look like YAML. */
const HEADERS =
  /^(?:HTTP\/|GET |POST |PUT |From |Received:|Return-Path:|Content-Type:|Host:|User-Agent:|Accept:|Date: \w{3},)/i;

export const yaml: Check = (sample) => {
  const lines = sample.lines();
  const [first = ''] = lines;
  const { keys, items, isNested, fits } = look(lines);
  const isMarked = /^(?:---(?:\s|$)|%YAML)/.test(first);
  if (fits < 0.92 || keys === 0 || HEADERS.test(first)) return undefined;
  if (lines.some((line) => /[;{]\s*$/.test(line) && !/^\s*#|: ["']/.test(line))) return undefined;
  const values = lines.flatMap((line) => KEY.exec(line)?.[1] ?? []);
  const prose = values.filter(
    (value) => /^[A-Za-z].{50,}|[a-z]{2}[.!?]$/.test(value) && !/^["'\w:/.-]+$/.test(value),
  ).length;
  if (isMarked && keys > 0 && prose <= values.length / 2) return found('yaml', 0.95, message('yaml'));
  const hasFlow = keys > 1 && values.some((value) => /^(?:\[.*\]|\{.*\})$/.test(value));
  const hasStructure = hasFlow || (isNested && keys > 1) || (items > 0 && keys > 0 && items + keys > 2);
  if (hasStructure && prose <= values.length / 3) return found('yaml', 0.92, message('yaml'));
  return keys > 2 && prose === 0 && values.every((value) => value.length < 60)
    ? found('yaml', 0.72, message('yaml'))
    : undefined;
};
