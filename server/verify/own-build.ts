// A build of the commit that a site names: the one in dist/ if it is from that commit, otherwise one made in a separate folder.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { say } from '../../workers/words/in-words';
import { BUILD_RECORD, type BuildRecord } from '../../build/build-record';
import { createApp } from '../app';
import { CannotVerify } from './cannot-verify';
import { git } from './published';
import { judgeSettings, type SettingReport } from './settings';
import * as words from './words';

const recordSchema = v.object({
  commit: v.nullable(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
  modified: v.boolean(),
  tools: v.record(v.string(), v.string()),
  settings: v.record(v.pipe(v.string(), v.regex(/^VITE_\w+$/)), v.string()),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});

export function readRecord(text: string): BuildRecord {
  try {
    return v.parse(recordSchema, JSON.parse(text));
  } catch (cause) {
    throw new CannotVerify(say(words.notARecord, { record: BUILD_RECORD }), { cause });
  }
}

/** The record of the build in this folder. Undefined if there is none. */
export async function recordIn(dist: string): Promise<BuildRecord | undefined> {
  const text = await readFile(join(dist, BUILD_RECORD), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : readRecord(text);
}

/** Responds to a request for this path. */
export type Ask = (path: string) => Response | Promise<Response>;

export interface OwnBuild {
  readonly record: BuildRecord;
  /** The server from the commit's own sources, which decide how a build responds. */
  readonly ask: Ask;
  /** Short addresses, and the addresses that they lead to. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The permissions that the build's settings need, as judged by the commit's sources. */
  readonly settings: readonly SettingReport[];
  readonly remove: () => Promise<void>;
}

/** The commit's code that serves a build and judges its settings. */
interface Code {
  readonly createApp: typeof createApp;
  readonly judgeSettings: typeof judgeSettings;
}

const OWN_CODE: Code = { createApp, judgeSettings };

/** @param root of the sources of a commit that was just built */
async function codeIn(root: string): Promise<Code> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'dist-server', file)).href);
  const app = (await load('app.js')) as Pick<Code, 'createApp'>;
  const settings = (await load('settings.js')) as Pick<Code, 'judgeSettings'>;
  return { createApp: app.createApp, judgeSettings: settings.judgeSettings };
}

/** From the build's settings for static hosts: address, target and status in each line. */
async function aliasesIn(dist: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(dist, '_redirects'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

/**
 * @param code from the same sources as the build
 * @param origin of the site, whose scheme decides on HSTS
 */
async function openBuild(code: Code, dist: string, origin: string): Promise<OwnBuild> {
  const record = await recordIn(dist);
  if (!record) throw new CannotVerify(say(words.notABuild, { folder: dist, record: BUILD_RECORD }));
  const app = code.createApp({ root: dist, behindProxy: true });
  const headers = { 'X-Forwarded-Proto': new URL(origin).protocol.slice(0, -1) };
  return {
    record,
    ask: (path) => app.request(new URL(path, origin).href, { headers }),
    aliases: await aliasesIn(dist),
    settings: code.judgeSettings(record.settings, origin),
    remove: () => Promise.resolve(),
  };
}

/** Shows the program's output. */
async function npm(folder: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn('npm', args, { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' });
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (code !== 0) throw new CannotVerify(say(words.buildFailed, { command: args.join(' ') }));
}

/** Replaces this clone's settings with those of the site's build. */
function environment(settings: BuildRecord['settings']): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return { ...Object.fromEntries(rest), ...settings };
}

async function buildCommit(root: string, commit: string, { settings }: BuildRecord, origin: string): Promise<OwnBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-'));
  const tree = join(folder, 'toolyard');
  const remove = async () => {
    await git(root, 'worktree', 'remove', '--force', tree).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await git(root, 'worktree', 'add', '--detach', tree, commit);
    const env = environment(settings);
    await npm(tree, env, 'ci', '--no-audit', '--no-fund');
    await npm(tree, env, 'run', 'build');
    return { ...(await openBuild(await codeIn(tree), join(tree, 'dist'), origin)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const isSameBuild = (own: BuildRecord, site: BuildRecord) =>
  own.commit === site.commit && !own.modified && isDeepStrictEqual(own.settings, site.settings);

/**
 * The commit of a site's build.
 * @throws {CannotVerify} if the build can't be repeated elsewhere
 */
export function commitOf({ commit, modified }: BuildRecord): string {
  if (commit === null) throw new CannotVerify(words.noGit);
  if (modified) throw new CannotVerify(say(words.modified, { commit }));
  return commit;
}

/**
 * The build in `dist/` if it is equal to the site's, and otherwise a new one.
 * @param site the record of the deployed site
 */
export async function ownBuildOf(root: string, site: BuildRecord, origin: string): Promise<OwnBuild> {
  const dist = join(root, 'dist');
  const own = await recordIn(dist);
  return own && isSameBuild(own, site)
    ? openBuild(OWN_CODE, dist, origin)
    : buildCommit(root, commitOf(site), site, origin);
}

/**
 * A build that the user has made.
 * @param site the record of the deployed site
 */
export async function givenBuild(dist: string, site: BuildRecord, origin: string): Promise<OwnBuild> {
  const build = await openBuild(OWN_CODE, dist, origin);
  if (isSameBuild(build.record, site)) return build;
  throw new CannotVerify(say(words.otherBuild, { folder: dist }));
}
