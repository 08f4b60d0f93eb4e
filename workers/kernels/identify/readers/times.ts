// Times and identifiers with a time in them. A number is a time in several ways at once, so each is only possible.
import type { Message } from '../../../contract/run/message';
import { facts, utc, type Candidate, type Reader } from '../candidate';
import type { Content } from '../content';
import { message } from '../finding';
import type { LayerKind } from '../spec';

interface Clock {
  readonly title: Message;
  /** How many digits a time from 2001 to 2099 has. */
  readonly digits: number;
  readonly msOf: (value: bigint) => bigint;
}

const clock = (title: Message, digits: number, perMs: bigint, epoch: bigint): Clock => ({
  title,
  digits,
  msOf: (value) => value / perMs - epoch,
});

/** From 1601-01-01 to 1970-01-01, in milliseconds: the epoch of Windows' FILETIME and of WebKit. */
const SINCE_1601 = 11_644_473_600_000n;
/** From 0001-01-01 to 1970-01-01, in milliseconds: the epoch of .NET. */
const SINCE_1 = 62_135_596_800_000n;

const CLOCKS: readonly Clock[] = [
  { title: message('unixSeconds'), digits: 10, msOf: (value) => value * 1000n },
  clock(message('unixMilliseconds'), 13, 1n, 0n),
  clock(message('unixMicroseconds'), 16, 1000n, 0n),
  clock(message('unixNanoseconds'), 19, 1_000_000n, 0n),
  clock(message('webkitTime'), 17, 1000n, SINCE_1601),
  clock(message('fileTime'), 18, 10_000n, SINCE_1601),
  clock(message('dotnetTicks'), 18, 10_000n, SINCE_1),
];

/** Services' identifiers: the time is above the lowest 22 bits, since an epoch of the service. */
const SNOWFLAKES = [
  { name: 'Discord', epoch: 1_420_070_400_000n },
  { name: 'X (Twitter)', epoch: 1_288_834_974_657n },
] as const;

const [FIRST, LAST] = [Date.UTC(2001, 8, 9), Date.UTC(2100, 0)];
const isUsual = (ms: bigint) => ms >= BigInt(FIRST) && ms < BigInt(LAST);

const possible = (kind: LayerKind, title: Message, ms: number, evidence: Message, rank: number): Candidate => ({
  reading: { kind, title, isLikely: false, evidence: [evidence], facts: facts([message('date'), utc(ms)]) },
  rank,
});

/** All times that a number may be. The unit of seconds first, then shorter ones. */
export function numberTimes({ sample }: Content): readonly Candidate[] {
  const text = sample.short();
  if (!/^\d{10,19}$/.test(text)) return [];
  const value = BigInt(text);
  const clocks = CLOCKS.filter(({ digits }) => digits === text.length).flatMap(({ title, msOf }, at) => {
    const ms = msOf(value);
    if (!isUsual(ms)) return [];
    return possible('unix-time', title, Number(ms), message('anyNumber', { count: text.length }), 0.85 - at / 50);
  });
  const services = SNOWFLAKES.flatMap(({ name, epoch }) => {
    const ms = (value >> 22n) + epoch;
    if (text.length < 17 || ms > BigInt(Date.now()) || ms - epoch < 10_000_000n) return [];
    return possible('snowflake', message('snowflakeTitle', { name }), Number(ms), message('snowflakeForm'), 0.6);
  });
  return [...clocks, ...services];
}

/** RFC 3339, and its forms without seconds or a zone. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?$/i;
/** RFC 5322, section 3.3, and HTTP’s form (RFC 9110, section 5.6.7). */
const MAIL =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|[+-]\d{4})$/;

export const writtenTime: Reader = ({ sample }) => {
  const text = sample.short();
  const iso = ISO.exec(text);
  if (!iso && !MAIL.test(text)) return undefined;
  const hasZone = !iso || iso[7] !== undefined;
  const ms = Date.parse(
    iso ? `${text.replace(' ', 'T').replace(',', '.').replace(/\s/g, '')}${hasZone ? '' : 'Z'}` : text,
  );
  if (Number.isNaN(ms)) return undefined;
  return {
    reading: {
      kind: 'time',
      title: message(iso ? 'isoTime' : 'mailTime'),
      isLikely: true,
      evidence: [message(hasZone ? 'timeForm' : 'timeNoZone')],
      facts: facts(
        [message('date'), utc(ms)],
        [message('unixSeconds'), String(Math.floor(ms / 1000))],
        [message('unixMilliseconds'), String(ms)],
      ),
    },
    rank: 0.96,
  };
};

/** https://www.mongodb.com/docs/manual/reference/bson-types/#objectid: seconds, 5 random bytes, a counter. */
export const objectId: Reader = ({ sample }) => {
  const [, digits] = /^(?:ObjectId\()?["']?([0-9a-f]{24})["']?\)?$/i.exec(sample.short()) ?? [];
  if (digits === undefined) return undefined;
  const ms = Number.parseInt(digits.slice(0, 8), 16) * 1000;
  if (ms < Date.UTC(2007, 0) || ms > Date.now() + 366 * 86_400_000) return undefined;
  const isNamed = /^ObjectId/i.test(sample.text);
  return {
    reading: {
      kind: 'object-id',
      title: message('objectIdTitle'),
      isLikely: isNamed,
      evidence: [message(isNamed ? 'objectIdNamed' : 'objectIdForm')],
      facts: facts([message('created'), utc(ms)], [message('counter'), String(Number.parseInt(digits.slice(18), 16))]),
    },
    rank: 0.9,
  };
};
