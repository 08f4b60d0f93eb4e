// Which requests a comparison consists of: visits in a random order, each on its own connection.
import type { FileRecord } from '../../build/build-record';
import { BROWSERS, type Arrival, type Browser, type Kind } from './browsers';
import type { Message } from './exchange';

export interface Request extends Message {
  /** The file of the build that the address belongs to. */
  readonly file: string;
  /** Another spelling of a page's address. A host may redirect it, serve the page, or not know it. */
  readonly isAlias?: true;
  /** Byte positions, both inclusive. */
  readonly range?: readonly [first: number, last: number];
  /** With the validators of the visit's previous response, or with a tag that the site never made. */
  readonly condition?: 'seen' | 'stale';
}

/** One after the other, on one connection. */
export type Visit = readonly Request[];

/** A number from 0 to below `below`. */
export type Random = (below: number) => number;

/** The generator "mulberry32": the same seed gives the same plan on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function shuffle<T>(items: readonly T[], random: Random): readonly T[] {
  const keyed = items.map((item) => [random(2 ** 32), item] as const);
  return keyed.sort(([one], [other]) => one - other).map(([, item]) => item);
}

export const NOT_FOUND_FILE = '404.html';

const isPage = (file: string) => file.endsWith('.html');

/** Each page has one address, without the file's ending. The page of the status 404 has none. */
export const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The first pattern that matches the file decides. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.html$/, 'document'],
  [/^service-worker\.js$/, 'service-worker'],
  [/^assets\/(?:compute|media)\/.*\.js$/, 'worker'],
  [/^(?:assets|engines)\/.*\.js$/, 'module'],
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
  [/\.(?:png|svg|ico)$/, 'image'],
  [/\.webmanifest$/, 'manifest'],
];

export const kindOf = (file: string): Kind => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'fetch';

const CODINGS = ['identity', 'gzip', 'br', 'zstd'];
const ARRIVALS: readonly Arrival[] = ['typed', 'link', 'inside'];
const QUERIES = ['?utm_source=newsletter', '?v=2', '?fbclid=IwAR0', '?ref=home', '?q=text'];

/** Single codings are left out for larger files: they would multiply the traffic. */
const LARGE = 2 ** 20;

/** No range is longer. */
const RANGE_MOST = 2 ** 16;

const STALE = '"3b18e512dba79e4c8300dd08aeb37f8e"';

const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + random(26))).join('');

export interface Planned {
  /** By path in the build. */
  readonly files: Readonly<Record<string, FileRecord>>;
  /** Short addresses, and the addresses that they lead to. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The files that a page loads, by the page's file. */
  readonly loads: ReadonlyMap<string, readonly string[]>;
  readonly random: Random;
}

type Options = Partial<Omit<Request, 'manner'>> & Partial<Request['manner']>;

function request(
  file: string,
  browser: Browser,
  { kind = kindOf(file), arrival, more, ...rest }: Options = {},
): Request {
  const manner = { browser, kind, ...(arrival && { arrival }), ...(more && { more }) };
  return { file, method: 'GET', path: addressOf(file), manner, ...rest };
}

/** A document and what it loads, as one page load. */
export const pageLoad = (page: string, loaded: readonly string[], browser: Browser): Visit =>
  [page, ...loaded].map((file) => request(file, browser));

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** Requests in the style of each browser. The first browser then repeats its request with the validators that it received. */
function plainVisits(file: string, { loads, random }: Planned): readonly Visit[] {
  const [first, second, third] = shuffle(BROWSERS, random) as readonly [Browser, Browser, Browser];
  const [one, two, three] = shuffle(ARRIVALS, random) as readonly [Arrival, Arrival, Arrival];
  const again = request(file, first, { arrival: 'reload', condition: 'seen' });
  return [
    [request(file, first, { arrival: one }), again],
    [request(file, second, { arrival: two }), ...(loads.get(file) ?? []).map((loaded) => request(loaded, second))],
    [request(file, third, { arrival: three })],
  ];
}

/** A file is also fetched by the service worker, so half of these requests look like the service worker's. */
function codingVisits(file: string, random: Random): readonly Visit[] {
  return shuffle(CODINGS, random).map((coding, index) => {
    const kind = index % 2 === 0 ? kindOf(file) : 'fetch';
    const path = addressOf(file) + (index < 2 ? pick(QUERIES, random) : '');
    const isStale = index === 3;
    const more = { 'Accept-Encoding': coding, ...(isStale && { 'If-None-Match': STALE }) };
    return [request(file, pick(BROWSERS, random), { kind, path, more, ...(isStale && { condition: 'stale' }) })];
  });
}

/** Browsers ask for ranges without compression, https://fetch.spec.whatwg.org/#http-network-or-cache-fetch. */
function rangeRequest(file: string, range: readonly [number, number], header: string, browser: Browser): Request {
  return request(file, browser, { kind: 'fetch', range, more: { Range: header, 'Accept-Encoding': 'identity' } });
}

/** A middle range, and one up to the end in one of its two spellings. */
function rangeVisit(file: string, bytes: number, random: Random): readonly Visit[] {
  if (bytes < 3) return [];
  const first = 1 + random(bytes - 2);
  const last = Math.min(first + random(RANGE_MOST), bytes - 2);
  const tail = 1 + random(Math.min(RANGE_MOST, bytes - 1));
  const end = random(2) === 0 ? `bytes=-${tail}` : `bytes=${bytes - tail}-`;
  const browser = pick(BROWSERS, random);
  const middle = rangeRequest(file, [first, last], `bytes=${first}-${last}`, browser);
  return [[middle], [rangeRequest(file, [bytes - tail, bytes - 1], end, browser)]];
}

const headVisit = (file: string, random: Random): Visit => [
  request(file, pick(BROWSERS, random), { method: 'HEAD', kind: 'fetch' }),
];

function fileVisits(file: string, { bytes }: FileRecord, planned: Planned): readonly Visit[] {
  const { random } = planned;
  const more = bytes > LARGE ? [] : codingVisits(file, random);
  return [...plainVisits(file, planned), ...more, ...rangeVisit(file, bytes, random), headVisit(file, random)];
}

/** Misspelled addresses. They are random, because a host could recognize a fixed one. */
function unknownVisits({ files, random }: Planned): readonly Visit[] {
  const pages = Object.keys(files).filter(isPage);
  const unknown = () => `${addressOf(pick(pages, random))}-${letters(random, 3)}`.replace('/-', '/');
  const ask = (browser: Browser, options: Options) => [
    request(NOT_FOUND_FILE, browser, { path: unknown(), ...options }),
  ];
  return [
    ...BROWSERS.map((browser) => ask(browser, {})),
    ...BROWSERS.map((browser) => ask(browser, { path: `${unknown()}${pick(QUERIES, random)}`, arrival: 'link' })),
    ...CODINGS.map((coding) => ask(pick(BROWSERS, random), { more: { 'Accept-Encoding': coding } })),
    ask(pick(BROWSERS, random), { method: 'HEAD' }),
  ];
}

function aliasesOf(file: string): readonly string[] {
  const address = addressOf(file);
  return address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`];
}

function aliasVisits({ files, aliases, random }: Planned): readonly Visit[] {
  const fileAt = new Map(Object.keys(files).map((file) => [addressOf(file), file] as const));
  const spelled = Object.keys(files)
    .filter((file) => isPage(file) && file !== NOT_FOUND_FILE)
    .flatMap((file) => aliasesOf(file).map((alias) => [alias, file] as const));
  const short = [...aliases].flatMap(([alias, to]) => {
    const file = fileAt.get(to);
    return file === undefined ? [] : [[alias, file] as const];
  });
  return [...spelled, ...short].flatMap(([alias, file]) =>
    ['', pick(QUERIES, random)].map((query): Visit => {
      const arrival = pick(ARRIVALS, random);
      return [request(file, pick(BROWSERS, random), { path: alias + query, arrival, isAlias: true })];
    }),
  );
}

/** At most 12 requests for each file, apart from the page loads. */
export function planVisits(planned: Planned): readonly Visit[] {
  const { [NOT_FOUND_FILE]: notFound, ...files } = planned.files;
  const visits = Object.entries(files).flatMap(([file, record]) => fileVisits(file, record, planned));
  const unknown = notFound ? unknownVisits(planned) : [];
  return shuffle([...visits, ...unknown, ...aliasVisits(planned)], planned.random);
}
