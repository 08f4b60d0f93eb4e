// A build of the commit that a site names: the one in dist/ where it is of that commit, otherwise one made in a folder apart.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import * as v from 'valibot';
import { BUILD_RECORD, type BuildRecord } from '../build/build-record';
import type * as appModule from '../app';
import type { Ask } from './compare-site';

const run = promisify(execFile);

/** What keeps a site from being compared at all. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify';
}

const recordSchema = v.object({
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/))),
  modified: v.boolean(),
  tools: v.record(v.string(), v.string()),
  settings: v.record(v.pipe(v.string(), v.regex(/^VITE_\w+$/)), v.string()),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});

export function readRecord(text: string): BuildRecord {
  try {
    return v.parse(recordSchema, JSON.parse(text));
  } catch (cause) {
    throw new CannotVerify(`${BUILD_RECORD} is not the record of a build.`, { cause });
  }
}

/** The record of a build in this folder; undefined where there is none. */
export async function recordIn(dist: string): Promise<BuildRecord | undefined> {
  const text = await readFile(join(dist, BUILD_RECORD), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : readRecord(text);
}

export interface OwnBuild {
  readonly record: BuildRecord;
  /** Its own server: what a build answers is decided by the sources that it is of. */
  readonly ask: Ask;
  readonly remove: () => Promise<void>;
}

/** @param root of the sources; @param origin of the site, whose scheme decides on HSTS */
export async function openBuild(root: string, dist: string, origin: string): Promise<OwnBuild> {
  const record = await recordIn(dist);
  if (!record)
    throw new CannotVerify(`${dist} has no ${BUILD_RECORD}, so it is not a build. Run \`npm run build\` first.`);
  const { createApp } = (await import(pathToFileURL(join(root, 'server/app.ts')).href)) as typeof appModule;
  const app = createApp({ root: dist, behindProxy: true });
  const headers = { 'X-Forwarded-Proto': new URL(origin).protocol.slice(0, -1) };
  return {
    record,
    ask: (path) => app.request(new URL(path, origin).href, { headers }),
    remove: () => Promise.resolve(),
  };
}

/** Shows what the program prints. */
async function npm(folder: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn('npm', args, { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' });
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (code !== 0) throw new CannotVerify(`npm ${args.join(' ')} failed: the build could not be repeated.`);
}

/** The settings of the site's build in the place of our own. */
function environment(settings: BuildRecord['settings']): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return { ...Object.fromEntries(rest), ...settings };
}

async function buildCommit(root: string, commit: string, { settings }: BuildRecord, origin: string): Promise<OwnBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-'));
  const tree = join(folder, 'toolyard');
  const git = (...args: readonly string[]) => run('git', args, { cwd: root });
  const remove = async () => {
    await git('worktree', 'remove', '--force', tree).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--detach', tree, commit).catch((cause: unknown) => {
      throw new CannotVerify(`This clone does not have the commit ${commit}. Fetch it, then try again.`, { cause });
    });
    const env = environment(settings);
    await npm(tree, env, 'ci', '--no-audit', '--no-fund');
    await npm(tree, env, 'run', 'build');
    return { ...(await openBuild(tree, join(tree, 'dist'), origin)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @param record of the deployed site */
export async function ownBuildOf(root: string, record: BuildRecord, origin: string): Promise<OwnBuild> {
  const { commit } = record;
  if (commit === null)
    throw new CannotVerify('The site was built outside of git, so it names no commit to compare with.');
  if (record.modified)
    throw new CannotVerify(`The site was built from commit ${commit} with changes that nobody else has.`);
  const dist = join(root, 'dist');
  const own = await recordIn(dist);
  const isOfCommit = own?.commit === commit && !own.modified && isDeepStrictEqual(own.settings, record.settings);
  return isOfCommit ? openBuild(root, dist, origin) : buildCommit(root, commit, record, origin);
}
