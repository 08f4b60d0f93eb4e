// The command behind `npm run verify`.
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../../workers/words/in-words';
import { BUILD_RECORD, type BuildRecord } from '../../build/build-record';
import { BROWSERS } from './browsers';
import { CannotVerify } from './cannot-verify';
import { compareSite, visitHome, type Asked, type Site } from './compare-site';
import { connector, type Answer } from './exchange';
import { commitOf, givenBuild, ownBuildOf, readRecord, type OwnBuild } from './own-build';
import { randomFrom } from './plan';
import { requirePublished } from './published';
import { isSame, opensNothing, printable, reportOf } from './report';
import { isSignedBy, SIGNATURE } from './signature';
import * as texts from './words';

/** The command's exit codes. */
const SAME = 0;
const NOT_SAME = 1;
const UNKNOWN = 2;

/** The page that a visitor reaches with the link in the footer. */
async function fetchFile({ connect }: Site, name: string): Promise<Answer> {
  const connection = connect();
  try {
    const manner = { browser: BROWSERS[0], kind: 'document', arrival: 'inside' } as const;
    return await connection.send({ method: 'GET', path: `/${name}`, manner });
  } finally {
    connection.close();
  }
}

async function fetchRecord(site: Site): Promise<Buffer> {
  const { status, body } = await fetchFile(site, BUILD_RECORD);
  if (status === 200 && body) return body;
  throw new CannotVerify(say(texts.noRecord, { record: BUILD_RECORD, status }));
}

/** Why the record counts as unsigned by this key, in words. Undefined if it is signed. */
async function signatureProblem(site: Site, record: Buffer, keyFile: string): Promise<string | undefined> {
  const { status, body } = await fetchFile(site, SIGNATURE);
  if (status !== 200 || !body) return say(texts.notSigned, { signature: SIGNATURE, status });
  if (await isSignedBy(record, body, keyFile)) return undefined;
  return say(texts.wrongSignature, { signature: SIGNATURE, record: BUILD_RECORD, file: keyFile });
}

function originOf(address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new CannotVerify(texts.usage);
  return new URL(address).origin;
}

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      build: { type: 'string' },
      'trust-commit': { type: 'string' },
      'allow-settings': { type: 'boolean', default: false },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

type Values = ReturnType<typeof parse>['values'];

/** A short id could become ambiguous later. */
function trustedCommit({ 'trust-commit': id }: Values): string | undefined {
  if (id === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)) return id?.toLowerCase();
  throw new CannotVerify(say(texts.notACommitId, { id }));
}

const SEEDS = 2 ** 32;

function seedOf({ seed }: Values): number {
  if (seed === undefined) return randomInt(SEEDS);
  if (/^\d{1,10}$/.test(seed) && Number(seed) < SEEDS) return Number(seed);
  throw new CannotVerify(say(texts.notASeed, { seed, limit: String(SEEDS) }));
}

/** With two addresses of a host, Node's error has no message, only a code. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CannotVerify) return error.message;
  return printable(error.message || ('code' in error ? String(error.code) : error.name));
}

interface Task {
  /** The git command in this clone. */
  readonly root: string;
  readonly origin: string;
  readonly values: Values;
  readonly print: (text: string) => void;
  /** Shows on a terminal how far the comparison is. */
  readonly showProgress: (text: string) => void;
}

/** A folder that the user names is trusted, and none of its code runs. */
async function openOwn({ root, origin, values, print }: Task, record: BuildRecord): Promise<OwnBuild> {
  const trusted = trustedCommit(values);
  if (values.build !== undefined) return givenBuild(resolve(values.build), record, origin);
  print(`${await requirePublished(root, commitOf(record), trusted)}\n`);
  return ownBuildOf(root, record, origin);
}

async function verify(task: Task): Promise<number> {
  const seed = seedOf(task.values);
  const url = new URL(task.origin);
  const site = { url, connect: await connector(url) };
  // This must be the first request: once the host has seen a request for the record, it could respond differently at this
  // address.
  const before: Asked[] = [];
  for (const browser of BROWSERS) before.push(...(await visitHome(site, browser)));
  const text = await fetchRecord(site);
  const { key } = task.values;
  if (key !== undefined) {
    // Checked before building, because a build would run the code of a commit that the key's owner hasn't signed.
    const problem = await signatureProblem(site, text, resolve(key));
    task.print(`${problem ?? say(texts.signed, { record: BUILD_RECORD, file: resolve(key) })}\n`);
    if (problem !== undefined) return NOT_SAME;
  }
  const record = readRecord(text.toString());
  const commit = commitOf(record);
  const { node = '' } = record.tools;
  if (node !== process.version)
    task.print(`${say(texts.otherNode, { built: printable(node), own: process.version })}\n`);
  const own = await openOwn(task, record);
  try {
    task.print(`${say(texts.seed, { seed: String(seed) })}\n`);
    const onProgress = (done: number, all: number) => task.showProgress(say(texts.progress, { done, all }));
    const compared = await compareSite({ site, record, own, random: randomFrom(seed), before, onProgress });
    const { settings } = own;
    const allowSettings = task.values['allow-settings'];
    task.print(reportOf({ ...compared, settings, allowSettings, commit }));
    return isSame(compared.findings) && (allowSettings || opensNothing(settings)) ? SAME : NOT_SAME;
  } finally {
    await own.remove();
  }
}

/**
 * Resolves to the exit code: 0 if the site is the build of its commit and its settings allow nothing that the user hasn't
 * accepted, 1 if not or if it isn't signed as required, 2 if that couldn't be found out.
 * @param root of this clone
 * @param words the arguments after `npm run verify --`
 */
export async function runVerify(
  root: string,
  words: readonly string[],
  print: (text: string) => void,
  showProgress: (text: string) => void = () => undefined,
): Promise<number> {
  try {
    const { values, positionals } = parse(words);
    if (values.help) {
      print(`${texts.usage}\n`);
      return SAME;
    }
    return await verify({ root, origin: originOf(positionals[0]), values, print, showProgress });
  } catch (error) {
    print(`${wordsOf(error)}\n`);
    return UNKNOWN;
  }
}
