// The command behind `npm run verify`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_RECORD, type BuildRecord } from '../build/build-record';
import { compareSite, type Ask } from './compare-site';
import { CannotVerify, openBuild, ownBuildOf, readRecord } from './own-build';
import { isSame, reportOf } from './report';

const USAGE = `npm run verify -- https://site [--build FOLDER]

Compares every file and every header of a deployed site with a build of the commit that it names.
The build in dist/ is used if it is of that commit; otherwise the commit is built in a temporary folder.
--build compares with the build in this folder instead.`;

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

async function fetchRecord(site: Ask): Promise<BuildRecord> {
  const answer = await site(`/${BUILD_RECORD}`);
  if (answer.ok) return readRecord(await answer.text());
  throw new CannotVerify(`/${BUILD_RECORD} was answered with ${answer.status}: the site names no build.`);
}

function originOf(address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address)) throw new CannotVerify(USAGE);
  return new URL(address).origin;
}

const parse = (words: readonly string[]) =>
  parseArgs({ args: [...words], allowPositionals: true, options: { build: { type: 'string' } } });

/** `fetch` hides behind "fetch failed" what went wrong. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CannotVerify) return error.message;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function verify(root: string, words: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parse(words);
  const origin = originOf(positionals[0]);
  const site = asking(origin);
  const record = await fetchRecord(site);
  const { node = '' } = record.tools;
  if (node !== process.version) print(`Note: built with Node ${node}; this is ${process.version}.\n`);
  const { build } = values;
  const own = await (build === undefined ? ownBuildOf(root, record, origin) : openBuild(root, resolve(build), origin));
  try {
    const findings = await compareSite({ site, record, own: own.ask, ownRecord: own.record });
    print(reportOf(findings, record.commit ?? '(none)'));
    return isSame(findings) ? SAME : NOT_SAME;
  } finally {
    await own.remove();
  }
}

/**
 * `words` as they come after `npm run verify --`. Resolves to the exit code: 0 where the site is the build of its commit, 1 where
 * it is not, 2 where that could not be found out.
 * @param root of this clone
 */
export async function runVerify(
  root: string,
  words: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  try {
    return await verify(root, words, print);
  } catch (error) {
    print(`${wordsOf(error)}\n`);
    return UNKNOWN;
  }
}
