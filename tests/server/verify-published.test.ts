// Which commits `verify` may build: a repository, its fork and a clone of it in which everything that can be local is forged.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePublished } from '../../server/verify/published';

const run = promisify(execFile);

let folder: string;
let origin: string;
let clone: string;

const git = async (...args: readonly string[]) => {
  const words = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args];
  return (await run('git', words, { cwd: clone })).stdout.trim();
};

/** A commit on this parent that no ref leads to. */
const commitOn = (parent: string, message: string) =>
  git('commit-tree', `${parent}^{tree}`, '-p', parent, '-m', message);

/** A name that nothing else has, so that each test is judged by its own refs. */
const foreign = async (message: string) => commitOn(await git('rev-parse', 'origin/main'), message);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-published-'));
  [origin, clone] = [join(folder, 'origin.git'), join(folder, 'clone')];
  await mkdir(clone);
  await git('init', '--quiet', '--initial-branch=main');
  await git('commit', '--quiet', '--allow-empty', '--message', 'One');
  await git('commit', '--quiet', '--allow-empty', '--message', 'Two');
  await git('clone', '--quiet', '--bare', '.', origin);
  await git('remote', 'add', 'origin', origin);
  await git('fetch', '--quiet', 'origin');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const judge = (commit: string, trusted?: string) => requirePublished(clone, commit, trusted);

const onNoRef = expect.objectContaining({
  name: 'CannotVerify',
  message: expect.stringContaining('is on no branch or tag of "origin"') as string,
}) as Error;

test('a commit in the history of a branch of the remote is published, and the reason names both', async () => {
  const commit = await git('rev-parse', 'main~1');
  expect(await judge(commit)).toBe(`Commit ${commit} is in refs/heads/main of ${origin}.`);
});

test('so is a commit that only a tag of the remote contains', async () => {
  const commit = await foreign('Tagged');
  await git('tag', '--annotate', '--message', 'Version 1', 'v1', commit);
  await git('push', '--quiet', 'origin', 'v1');
  expect(await judge(commit)).toContain('is in refs/tags/v1 of');
});

test('a local branch does not publish a commit, nor does a forged one of the remote', async () => {
  const commit = await foreign('Local');
  await git('branch', 'feature', commit);
  await git('update-ref', 'refs/remotes/origin/feature', commit);
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a local tag does not, with the name of a tag of the remote', async () => {
  await git('push', '--quiet', 'origin', 'main:refs/tags/v2');
  const commit = await foreign('Other tag');
  await git('tag', 'v2', commit);
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a branch of another remote does not', async () => {
  const fork = join(folder, 'fork.git');
  const commit = await foreign('Fork');
  await git('clone', '--quiet', '--bare', origin, fork);
  await git('push', '--quiet', fork, `${commit}:refs/heads/evil`);
  await git('remote', 'add', 'fork', fork);
  await git('fetch', '--quiet', 'fork');
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a pull request does not, which hosts keep in the same repository', async () => {
  const commit = await foreign('Pull request');
  await git('push', '--quiet', 'origin', `${commit}:refs/pull/1/head`);
  await git('fetch', '--quiet', 'origin', 'refs/pull/1/head:refs/remotes/origin/pr/1');
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a branch that the remote has deleted does not', async () => {
  const commit = await foreign('Deleted');
  await git('push', '--quiet', 'origin', `${commit}:refs/heads/gone`);
  await git('fetch', '--quiet', 'origin');
  await run('git', ['branch', '-D', 'gone'], { cwd: origin });
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a replaced commit of the remote does not', async () => {
  const commit = await foreign('Grafted');
  await git('replace', '--graft', 'main', commit);
  await expect(judge(commit)).rejects.toEqual(onNoRef);
});

test('a commit that the user trusts may be built, and the reason is given', async () => {
  const commit = await foreign('Trusted');
  expect(await judge(commit, commit)).toBe(`You trust commit ${commit}.`);
  await expect(judge(commit, await git('rev-parse', 'main'))).rejects.toEqual(onNoRef);
});

test('the id of a tag, and a ref that looks like an id, are no commits', async () => {
  await git('tag', '--annotate', '--message', 'Object', 'object', 'main');
  const missing = expect.objectContaining({
    message: expect.stringContaining('This clone does not have the commit') as string,
  }) as Error;
  await expect(judge(await git('rev-parse', 'object'))).rejects.toEqual(missing);
  const name = 'a'.repeat(64);
  await git('branch', name, 'main');
  await expect(judge(name)).rejects.toEqual(missing);
});

test('without the remote nothing is published', async () => {
  const commit = await git('rev-parse', 'main');
  await git('remote', 'rename', 'origin', 'elsewhere');
  await expect(judge(commit)).rejects.toThrow('could not be listed');
});
