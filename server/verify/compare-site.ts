// Compares a deployed site with a build, request by request.
import { say } from '../../workers/words/in-words';
import { BUILD_RECORD, sha256, type BuildRecord } from '../../build/build-record';
import type { Browser } from './browsers';
import { CannotVerify } from './cannot-verify';
import { differencesOf, type Difference, type Expected } from './checks';
import type { Answer, Connection } from './exchange';
import type { Ask, OwnBuild } from './own-build';
import { addressOf, kindOf, NOT_FOUND_FILE, pageLoad, planVisits, type Random, type Request, type Visit } from './plan';
import * as words from './words';

export type Kind = Difference['kind'] | 'same' | 'extra';

export interface Finding {
  readonly kind: Kind;
  /** A path of the site. */
  readonly address: string;
  /** The difference, without a period. Empty if there is none. */
  readonly what: string;
  /** The first request with the difference, if others for the same file had none. */
  readonly only?: string;
}

export interface Site {
  readonly url: URL;
  readonly connect: () => Connection;
}

export interface Asked {
  readonly request: Request;
  readonly answer: Answer;
}

export interface Comparison {
  readonly site: Site;
  /** The site's `build.json`. */
  readonly record: BuildRecord;
  /**
   * The local build. Its `build.json` lists the files to compare: the folder also has compressed copies, whose number depends on
   * the version of Node that built it.
   */
  readonly own: Pick<OwnBuild, 'ask' | 'record' | 'aliases'>;
  readonly random: Random;
  /** Responses from the time before the site could know that it is being verified. */
  readonly before: readonly Asked[];
  /** Called after each visit. */
  readonly onProgress: (done: number, all: number) => void;
}

export interface Compared {
  /** In the order of the build's files, followed by files that only the site has. */
  readonly findings: readonly Finding[];
  readonly requests: number;
}

/** For the build's own server, which serves the same page at every unknown address. */
const NOWHERE = '/no-page';

/** As many connections as a browser opens to a host. */
const AT_ONCE = 6;

/** The site's own addresses that a page loads. */
const loadedBy = (page: string) =>
  [...new Set([...page.matchAll(/\b(?:src|href)="\/([^"?#]*)"/g)].map(([, path = '']) => path))].filter((path) =>
    ['fetch', 'document'].every((kind) => kindOf(path) !== kind),
  );

function withSeen(request: Request, last: Answer | undefined): Request {
  if (request.condition !== 'seen') return request;
  const [etag, modified] = [last?.headers.get('etag'), last?.headers.get('last-modified')];
  const more = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) };
  return { ...request, manner: { ...request.manner, more } };
}

async function sendAll(site: Site, visit: Visit): Promise<readonly Asked[]> {
  const connection = site.connect();
  const asked: Asked[] = [];
  try {
    for (const request of visit) {
      const answer = await connection.send(withSeen(request, asked.at(-1)?.answer));
      if (answer.status === 429 || answer.status === 503)
        throw new CannotVerify(say(words.refusesRequests, { status: answer.status }));
      asked.push({ request, answer });
    }
    return asked;
  } finally {
    connection.close();
  }
}

/** Connections break, so each visit has two attempts. */
const makeVisit = (site: Site, visit: Visit) =>
  sendAll(site, visit).catch((error: unknown) => {
    if (error instanceof CannotVerify) throw error;
    return sendAll(site, visit);
  });

/** The home page and what it loads, as a visitor's browser asks for them. */
export async function visitHome(site: Site, browser: Browser): Promise<readonly Asked[]> {
  const [page] = await makeVisit(site, pageLoad('index.html', [], browser));
  const loaded = loadedBy(page?.answer.body?.toString() ?? '');
  return makeVisit(site, pageLoad('index.html', loaded, browser));
}

/** Reads each of the build's files once. */
function expecting(own: Comparison['own']): (file: string) => Promise<Expected> {
  const ask = async (file: string): Promise<Expected> => {
    const { status, headers, body } = await responseOf(own.ask, file === NOT_FOUND_FILE ? NOWHERE : addressOf(file));
    if (sha256(body) === own.record.files[file]?.sha256) return { status, headers, body };
    throw new CannotVerify(say(words.changedBuild, { file, record: BUILD_RECORD }));
  };
  const known = new Map<string, Promise<Expected>>();
  return (file) => {
    const found = known.get(file) ?? ask(file);
    known.set(file, found);
    return found;
  };
}

async function responseOf(ask: Ask, address: string): Promise<Expected> {
  const response = await ask(address);
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function loadsOf(files: readonly string[], expected: (file: string) => Promise<Expected>) {
  const known = new Set(files);
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND_FILE);
  const loads = pages.map(async (page) => {
    const { body } = await expected(page);
    return [page, loadedBy(body.toString()).filter((file) => known.has(file))] as const;
  });
  return new Map(await Promise.all(loads));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Judgment {
  readonly request: Request;
  readonly differences: readonly Difference[];
}

const isPlain = ({ method, range, condition, isAlias, path, file }: Request) =>
  method === 'GET' && !range && !condition && !isAlias && (path === addressOf(file) || file === NOT_FOUND_FILE);

const describe = ({ method, path, manner: { browser, kind, arrival, more } }: Request) =>
  [
    `${method} ${path} by ${browser.name} (${kind}${arrival && kind === 'document' ? `, ${arrival}` : ''})`,
    ...Object.entries(more ?? {}).map(([name, value]) => `${name}: ${value}`),
  ].join(', ');

/** The same difference in all plain requests is one finding. */
function findingsOf(file: string, judgments: readonly Judgment[]): readonly Finding[] {
  const address = file === NOT_FOUND_FILE ? (judgments[0]?.request.path ?? '') : addressOf(file);
  const found = new Map<string, { readonly difference: Difference; readonly requests: Request[] }>();
  for (const { request, differences } of judgments) {
    for (const difference of differences) {
      const key = `${difference.kind} ${difference.what}`;
      const known = found.get(key) ?? { difference, requests: [] };
      known.requests.push(request);
      found.set(key, known);
    }
  }
  const plain = judgments.filter(({ request }) => isPlain(request)).length;
  const findings = [...found.values()].map(({ difference, requests }): Finding => {
    const [first] = requests;
    const isAlways = requests.filter(isPlain).length === plain;
    return { ...difference, address, ...(first && !isAlways && { only: describe(first) }) };
  });
  const isSame = findings.every(({ kind }) => kind === 'weaker');
  return isSame ? [{ kind: 'same', address, what: '' }, ...findings] : findings;
}

/** Rejects if the site can't be reached. */
export async function compareSite({ site, record, own, random, before, onProgress }: Comparison): Promise<Compared> {
  const { files } = own.record;
  const names = Object.keys(files);
  const expected = expecting(own);
  const notFound = await responseOf(own.ask, NOWHERE);
  const judgments = new Map(names.map((file): [string, Judgment[]] => [file, []]));
  const judge = async ({ request, answer }: Asked) => {
    const judged = { request, answer, expected: await expected(request.file), notFound, site: site.url };
    judgments.get(request.file)?.push({ request, differences: differencesOf(judged, addressOf(request.file)) });
  };
  const earlier = before.filter(({ request }) => judgments.has(request.file));
  for (const asked of earlier) await judge(asked);

  const visits = planVisits({ files, aliases: own.aliases, loads: await loadsOf(names, expected), random });
  const all = visits.flat().length;
  let done = 0;
  await inParallel(visits, async (visit) => {
    for (const asked of await makeVisit(site, visit)) await judge(asked);
    done += visit.length;
    onProgress(done, all);
  });

  const extra = Object.keys(record.files).filter((file) => !judgments.has(file));
  return {
    findings: [
      ...[...judgments].flatMap(([file, judged]) => findingsOf(file, judged)),
      ...extra.map((file): Finding => ({ kind: 'extra', address: addressOf(file), what: words.onlyListed })),
    ],
    requests: all + earlier.length,
  };
}
