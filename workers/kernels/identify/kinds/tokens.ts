// Single short values: identifiers, times, numbers, regular expressions.
import { found, message, shortText, type Check } from '../finding';
import type { ShortAnswer } from '../spec';

const UUID = /^(?:urn:uuid:)?([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f])([0-9a-f]{3})-([0-9a-f]{4})-([0-9a-f]{12})$/i;

/** From 1582-10-15 to 1970-01-01, in 100 ns: RFC 9562, section 5.1. */
const GREGORIAN_TO_UNIX = 0x01b21dd213814000n;

/** The time in a UUID, in milliseconds since 1970: RFC 9562, sections 5.1, 5.6 and 5.7. */
function madeAt(hex: string, version: string): number | undefined {
  const bits = (from: number, to: number) => BigInt(`0x${hex.slice(from, to)}`);
  if (version === '7') return Number(bits(0, 12));
  const ticks =
    version === '1'
      ? (bits(13, 16) << 48n) | (bits(8, 12) << 32n) | bits(0, 8)
      : version === '6'
        ? (bits(0, 12) << 12n) | bits(13, 16)
        : undefined;
  return ticks === undefined ? undefined : Number((ticks - GREGORIAN_TO_UNIX) / 10_000n);
}

const timeAnswer = (label: 'created' | 'date', ms: number, now: number): ShortAnswer => ({
  label: message(label),
  text: message('timeFromNow', { time: { utc: ms }, distance: { from: ms, now } }),
});

const madeIn = (ms: number, now: number) => ({
  details: [message('made', { time: { utc: ms } })],
  answer: timeAnswer('created', ms, now),
});

export const uuid: Check = (sample, { now }) => {
  const text = sample.short().replace(/^[{(]|[)}]$/g, '');
  const match = UUID.exec(text);
  if (!match) return undefined;
  const [, , , version = '', , variant = ''] = match;
  const hex = text
    .replace(/^urn:uuid:/i, '')
    .replaceAll('-', '')
    .toLowerCase();
  const parts = { uuid: text };
  if (/^(?:0+|f+)$/.test(hex))
    return found('uuid', 0.99, message(hex.startsWith('0') ? 'nilUuid' : 'maxUuid'), { parts });
  if (!/^[89ab]/i.test(variant) || !/[1-8]/.test(version)) return found('uuid', 0.95, message('uuid'), { parts });
  const title = message('uuidVersion', { version });
  const ms = madeAt(hex, version);
  if (ms === undefined) {
    const made = ({ '3': 'fromName', '5': 'fromName', '4': 'random' } as const)[version];
    return found('uuid', 0.99, title, { details: made ? [message(made)] : [], parts });
  }
  return found('uuid', 0.99, title, { ...madeIn(ms, now), parts });
};

/** Crockford's Base32; the first ten digits are milliseconds: https://github.com/ulid/spec */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const ulid: Check = (sample, { now }) => {
  const text = sample.short();
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text)) return undefined;
  let ms = 0;
  for (const digit of text.slice(0, 10).toUpperCase()) ms = ms * 32 + DIGITS.indexOf(digit);
  // A word of 26 letters isn't an id, because the time in it is unlikely.
  const isLikely = ms > Date.UTC(2010) && ms < now + 20 * 31_557_600_000;
  if (!isLikely) return undefined;
  return found('ulid', 0.95, message('ulid'), { ...madeIn(ms, now), parts: { uuid: text } });
};

/** Seconds or milliseconds since 1970, for the years 2001 to 2099. */
export const unixTime: Check = (sample, { now }) => {
  const text = sample.short();
  if (!/^(?:\d{10}|\d{13})$/.test(text)) return undefined;
  const ms = Number(text) * (text.length === 10 ? 1000 : 1);
  if (ms < 1e12 || ms > Date.UTC(2100)) return undefined;
  const unit = message(text.length === 10 ? 'inSeconds' : 'inMilliseconds');
  return found('unix-time', 0.85, message('unixTime'), {
    details: [unit, message('value', { value: { utc: ms } })],
    answer: timeAnswer('date', ms, now),
  });
};

export const number: Check = (sample) => {
  const text = sample.short();
  if (!/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i.test(text)) return undefined;
  return found('number', 0.7, message('number'), { parts: { amount: text } });
};

/** Between slashes, with characters that don't occur in paths. */
const LITERAL = /^\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)$/;
const META = /\\[dwsbDWSB]|\[[^\]]*\]|\(\?|[)\]}\w.][+*?]|\{\d+(?:,\d*)?\}|\|/;

export const regex: Check = (sample) => {
  const text = sample.short();
  if (sample.lineCount !== 1 || text.length < 3) return undefined;
  const [, pattern, flags = ''] = LITERAL.exec(text) ?? [];
  if (pattern !== undefined && META.test(pattern)) {
    return found('regex', 0.93, message('regex'), {
      details: flags === '' ? [] : [message('flags', { count: flags.length, flags })],
      parts: { pattern, flags },
    });
  }
  const isAnchored = text.startsWith('^') || text.endsWith('$');
  const isRich = /\\[dwsbDWS][+*?{]?|\(\?[:=!<]/.test(text) && META.test(text);
  if (!(isAnchored && META.test(text) && /[\\[({+*]/.test(text)) && !isRich) return undefined;
  if (shortText(text) === undefined || /\s\s|[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text)) return undefined;
  return found('regex', isAnchored ? 0.85 : 0.7, message('regex'), { parts: { pattern: text } });
};
