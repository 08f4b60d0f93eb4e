// Conditional requests, RFC 9110, section 13. Header names are in lower case.

/** The validators of the response: a strong entity tag, and the time of the last change. */
export interface Validators {
  readonly etag: string;
  readonly modified: Date;
}

type Header = (name: string) => string | undefined;

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Tags may contain commas, so the list cannot be split at them. */
const tagsIn = (list: string): readonly string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];

/** Undefined for an invalid date: such a condition is ignored. */
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

/** In the order of section 13.2.2: 412 if a precondition fails, 304 if the client has it, 200 otherwise. */
export function judgeConditions(header: Header, validators: Validators): 200 | 304 | 412 {
  if (isChanged(header, validators)) return 412;
  return isKnown(header, validators) ? 304 : 200;
}

/**
 * False if the part that the client already has is from another version. The response is then the whole file, section 13.1.5.
 */
export function isSameVersion(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange.trim() === etag; // a weak tag never matches
  return timeOf(ifRange) === wholeSeconds(modified);
}
