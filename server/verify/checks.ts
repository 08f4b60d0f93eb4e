// Judges one response of the site by the response of the build.
import { say } from '../../workers/words/in-words';
import { sha256 } from '../../build/build-record';
import { headerWeaknesses, weaknessesPresent } from './compare-headers';
import type { Answer } from './exchange';
import type { Request } from './plan';
import * as words from './words';

export type Kind = 'different' | 'missing' | 'weaker';

export interface Difference {
  readonly kind: Kind;
  /** Without a period. */
  readonly what: string;
}

/** The local build's server's response to a plain GET. */
export interface Expected {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface Judged {
  readonly request: Request;
  readonly answer: Answer;
  /** For the file's own address. */
  readonly expected: Expected;
  /** For an address where nothing is. */
  readonly notFound: Expected;
  readonly site: URL;
}

type Check = (judged: Judged) => readonly Difference[];

const different = (what: string): Difference => ({ kind: 'different', what });

const shown = (body: Uint8Array) => say(words.bytes, { count: body.length, hash: sha256(body).slice(0, 16) });

function statusDifference(found: number, wanted: number): Difference {
  return { kind: found < 400 ? 'different' : 'missing', what: say(words.otherStatus, { found, wanted }) };
}

function bodyDifferences(found: Buffer | undefined, wanted: Buffer): readonly Difference[] {
  if (found?.equals(wanted) === true) return [];
  if (!found) return [different(words.undecodable)];
  return [different(say(words.otherBody, { found: shown(found), wanted: shown(wanted) }))];
}

const weaker = (sentences: readonly string[]) => sentences.map((what): Difference => ({ kind: 'weaker', what }));

function whole({ answer, request }: Judged, wanted: Expected): readonly Difference[] {
  if (answer.status !== wanted.status) return [statusDifference(answer.status, wanted.status)];
  const body = request.method === 'HEAD' ? [] : bodyDifferences(answer.body, wanted.body);
  return [...body, ...weaker(headerWeaknesses(wanted.headers, answer.headers))];
}

/** A client that knows the length by HEAD must know the right one. */
const headLength: Check = ({ request, answer: { headers, status }, expected }) => {
  const length = headers.get('content-length');
  const isPlain =
    request.method === 'HEAD' &&
    status === expected.status &&
    (headers.get('content-encoding') ?? 'identity') === 'identity';
  return isPlain && length !== null && Number(length) !== expected.body.length
    ? [different(say(words.otherLength, { found: length, wanted: String(expected.body.length) }))]
    : [];
};

/** A host may ignore ranges. */
function part(judged: Judged, [first, last]: readonly [number, number]): readonly Difference[] {
  const { answer, expected } = judged;
  if (answer.status !== 206) return whole(judged, expected);
  const range = `bytes ${first}-${last}/${expected.body.length}`;
  const headers = new Headers(answer.headers);
  const found = headers.get('content-range');
  headers.delete('content-range');
  return [
    ...(found === range
      ? []
      : [
          different(
            found === null ? say(words.noRange, { wanted: range }) : say(words.otherRange, { found, wanted: range }),
          ),
        ]),
    ...bodyDifferences(answer.body, expected.body.subarray(first, last + 1)),
    ...weaker(headerWeaknesses(expected.headers, headers)),
  ];
}

/** The headers of a 304 replace those that the browser has, RFC 9111, section 4.3.4. */
const notModified: Check = ({ answer, expected, request }) =>
  request.condition === 'seen'
    ? weaker(weaknessesPresent(expected.headers, answer.headers))
    : [different(words.outdatedCopy)];

function leadsTo(location: string | null, { request: { path, file }, site }: Judged, address: string): boolean {
  const asked = new URL(path, site);
  if (location === null || !URL.canParse(location, asked)) return false;
  const { origin, pathname, search, hash } = new URL(location, asked);
  const isSpelled = [address, `${address}/`, `/${file}`, `/${file.replace(/\.html$/, '')}`].includes(pathname);
  return origin === site.origin && isSpelled && ['', asked.search].includes(search) && hash === '';
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** Static hosts treat other spellings of an address differently. None of them may lead to another page or site. */
function alias(judged: Judged, address: string): readonly Difference[] {
  const { answer, expected, notFound } = judged;
  if (answer.status === notFound.status) return whole(judged, notFound);
  if (!REDIRECTS.includes(answer.status)) return whole(judged, expected);
  const location = answer.headers.get('location');
  const headers = new Headers(answer.headers);
  // The text of a redirect is never shown, so its type and caching may differ between hosts.
  for (const name of ['location', 'content-type', 'cache-control']) headers.delete(name);
  return [
    ...(leadsTo(location, judged, address)
      ? []
      : [
          different(
            location === null ? say(words.noRedirect, { address }) : say(words.otherRedirect, { location, address }),
          ),
        ]),
    ...weaker(weaknessesPresent(expected.headers, headers)),
  ];
}

function final(judged: Judged, address: string): readonly Difference[] {
  const { request, answer, expected } = judged;
  if (request.isAlias) return alias(judged, address);
  if (answer.status === 304 && request.condition) return notModified(judged);
  return request.range ? part(judged, request.range) : whole(judged, expected);
}

/** Browsers act on interim responses: a `Link` of 103 Early Hints loads. */
const interim: Check = ({ answer, expected }) =>
  answer.early.flatMap((headers) =>
    weaker(weaknessesPresent(expected.headers, headers).map((what) => say(words.interim, { weakness: what }))),
  );

/** @param address the page's one address */
export const differencesOf = (judged: Judged, address: string): readonly Difference[] => [
  ...final(judged, address),
  ...headLength(judged),
  ...interim(judged),
];
