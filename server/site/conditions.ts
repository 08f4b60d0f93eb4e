// Requests with conditions, RFC 9110, 13. Header names are in lower case.

/** What the answer would be of: its entity tag, which is a strong one, and when it was last modified. */
export interface Validators {
  readonly etag: string;
  readonly modified: Date;
}

type Header = (name: string) => string | undefined;

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Tags may contain commas, so the list cannot be split at them. */
const tagsIn = (list: string): readonly string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];

/** Undefined for what is no date: such a condition is ignored. */
function timeOf(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** A date in a header has no fractions of a second. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

function isChanged(header: Header, { etag, modified }: Validators): boolean {
  const match = header('if-match');
  if (match !== undefined) return match.trim() !== '*' && !tagsIn(match).includes(etag);
  const since = timeOf(header('if-unmodified-since'));
  return since !== undefined && wholeSeconds(modified) > since;
}

function isKnown(header: Header, { etag, modified }: Validators): boolean {
  const noneMatch = header('if-none-match');
  if (noneMatch !== undefined) return noneMatch.trim() === '*' || tagsIn(noneMatch).map(opaque).includes(etag);
  const since = timeOf(header('if-modified-since'));
  return since !== undefined && wholeSeconds(modified) <= since;
}

/** In the order of 13.2.2: 412 for what was changed meanwhile, 304 for what is known, 200 for what is to be sent. */
export function judgeConditions(header: Header, validators: Validators): 200 | 304 | 412 {
  if (isChanged(header, validators)) return 412;
  return isKnown(header, validators) ? 304 : 200;
}

/** False where the first part that was fetched is of another version: then the whole is sent, 13.1.5. */
export function isSameVersion(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange.trim() === etag; // a weak tag is never the same
  return timeOf(ifRange) === wholeSeconds(modified);
}
