// The command behind `npm run verify`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_RECORD, type BuildRecord } from '../build/build-record';
import { CannotVerify } from './cannot-verify';
import { compareSite, type Ask } from './compare-site';
import { commitOf, givenBuild, ownBuildOf, readRecord, type OwnBuild } from './own-build';
import { requirePublished } from './published';
import { isSame, opensNothing, printable, reportOf } from './report';
import { isSignedBy, SIGNATURE } from './signature';

const USAGE = `npm run verify -- https://site [--key FILE] [--build FOLDER] [--trust-commit SHA] [--allow-settings]

Compares every file and every header of a deployed site with a build of the commit that it names.
The build in dist/ is used if it is of that commit; otherwise the commit is built in a temporary folder.
The commit must be on a branch or tag of this clone's "origin", because building it runs its code.
--key also requires that the public key in this file has signed the site's build (npm run sign).
--build compares with the build in this folder instead.
--trust-commit accepts this commit, given by its whole id, wherever it comes from.
--allow-settings accepts what the site's settings (ads, analytics, exchange rates) open in its policy.`;

/** The command's exit codes. */
const SAME = 0;
const NOT_SAME = 1;
const UNKNOWN = 2;

const ANSWER_WAIT_MS = 60_000;

/** Redirects are not followed: the build has none, so one is a finding. */
const asking =
  (origin: string): Ask =>
  (path) =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WAIT_MS) });

async function fetchRecord(site: Ask): Promise<Buffer> {
  const answer = await site(`/${BUILD_RECORD}`);
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  throw new CannotVerify(`/${BUILD_RECORD} was answered with ${answer.status}: the site names no build.`);
}

/** Why the record counts as unsigned by the key, in words. Undefined if it is signed. */
async function signatureProblem(site: Ask, record: Buffer, keyFile: string): Promise<string | undefined> {
  const answer = await site(`/${SIGNATURE}`);
  if (!answer.ok) return `/${SIGNATURE} was answered with ${answer.status}: the site's build is not signed.`;
  const signature = Buffer.from(await answer.arrayBuffer());
  if (await isSignedBy(record, signature, keyFile)) return undefined;
  return `/${SIGNATURE} is NOT a signature of /${BUILD_RECORD} by the key in ${keyFile}.`;
}

function originOf(address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address)) throw new CannotVerify(USAGE);
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
    },
  });

type Values = ReturnType<typeof parse>['values'];

/** A short id could become ambiguous. */
function trustedCommit({ 'trust-commit': id }: Values): string | undefined {
  if (id === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)) return id?.toLowerCase();
  throw new CannotVerify(`"${id}" is not a whole commit id. --trust-commit takes all of its 40 or 64 hex digits.`);
}

/** `fetch` hides the cause behind "fetch failed". */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CannotVerify) return error.message;
  return printable(error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message);
}

interface Task {
  /** Of this clone. */
  readonly root: string;
  readonly origin: string;
  readonly values: Values;
  readonly print: (text: string) => void;
}

/** A folder that the user names is trusted, but none of its code runs. */
async function openOwn({ root, origin, values, print }: Task, record: BuildRecord): Promise<OwnBuild> {
  const trusted = trustedCommit(values);
  if (values.build !== undefined) return givenBuild(resolve(values.build), record, origin);
  print(`${await requirePublished(root, commitOf(record), trusted)}\n`);
  return ownBuildOf(root, record, origin);
}

async function verify(task: Task): Promise<number> {
  const site = asking(task.origin);
  const text = await fetchRecord(site);
  const { key } = task.values;
  if (key !== undefined) {
    // Before a build, because a build would run the code of a commit that the key's owner hasn't signed.
    const problem = await signatureProblem(site, text, resolve(key));
    task.print(`${problem ?? `/${BUILD_RECORD} is signed by the key in ${resolve(key)}.`}\n`);
    if (problem !== undefined) return NOT_SAME;
  }
  const record = readRecord(text.toString());
  const commit = commitOf(record);
  const { node = '' } = record.tools;
  if (node !== process.version) task.print(`Note: built with Node ${printable(node)}; this is ${process.version}.\n`);
  const own = await openOwn(task, record);
  try {
    const findings = await compareSite({ site, record, own: own.ask, ownRecord: own.record });
    const { settings } = own;
    const allowSettings = task.values['allow-settings'];
    task.print(reportOf({ findings, settings, allowSettings, commit }));
    return isSame(findings) && (allowSettings || opensNothing(settings)) ? SAME : NOT_SAME;
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
): Promise<number> {
  try {
    const { values, positionals } = parse(words);
    return await verify({ root, origin: originOf(positionals[0]), values, print });
  } catch (error) {
    print(`${wordsOf(error)}\n`);
    return UNKNOWN;
  }
}
