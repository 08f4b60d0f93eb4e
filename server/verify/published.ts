// Checks whether this clone's remote has published a commit. A build runs a commit's code, and the site chooses the commit, so
// it must be one that the project's owners have put on a branch or a tag.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { say } from '../../workers/words/in-words';
import { CannotVerify } from './cannot-verify';
import * as texts from './words';

const REMOTE = 'origin';

const run = promisify(execFile);

/** Without replacements: a ref in `refs/replace/` would put other contents under the commit's id. */
export const git = async (root: string, ...args: readonly string[]) => {
  const words = ['--no-replace-objects', ...args];
  return (await run('git', words, { cwd: root, maxBuffer: 2 ** 28 })).stdout.trim();
};

const succeeds = (command: Promise<unknown>) =>
  command.then(
    () => true,
    () => false,
  );

interface Ref {
  readonly name: string;
  readonly id: string;
}

/**
 * The branches and tags of the remote, as it lists them now. The clone's own refs can't answer this: a local branch or tag may have
 * any name, `refs/remotes/` may hold fetched pull requests or deleted branches, and hosts serve a fork's commits by their id.
 */
async function listRefs(root: string): Promise<readonly Ref[]> {
  const listed = await git(root, 'ls-remote', '--heads', '--tags', REMOTE).catch((cause: unknown) => {
    throw new CannotVerify(say(texts.unlistedRemote, { remote: REMOTE }), { cause });
  });
  return listed.split('\n').flatMap((line) => {
    const [id, name] = line.split('\t');
    return id && name ? [{ id, name: name.replace(/\^\{\}$/, '') }] : [];
  });
}

/**
 * The remote's first branch or tag that contains the commit. Undefined if none does, as far as this clone has their history.
 */
async function refWith(root: string, commit: string): Promise<string | undefined> {
  for (const { id, name } of await listRefs(root)) {
    if (await succeeds(git(root, 'merge-base', '--is-ancestor', commit, id))) return name;
  }
  return undefined;
}

/** Without a password, because people share a program's output. */
const urlOf = async (root: string) => (await git(root, 'remote', 'get-url', REMOTE)).replace(/\/\/[^/]*@/, '//');

/**
 * Resolves to the reason why the commit may be built, as a sentence. Rejects with {@link CannotVerify} if there is none.
 * @param root of the clone
 * @param commit its whole id
 * @param trusted the commit that the user trusts wherever it comes from
 */
export async function requirePublished(root: string, commit: string, trusted: string | undefined): Promise<string> {
  const id = await git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => undefined);
  // Another id: `name` is a tag, or a ref that looks like an id.
  if (id !== commit) throw new CannotVerify(say(texts.missingCommit, { commit, remote: REMOTE }));
  if (commit === trusted) return say(texts.trusted, { commit });
  const ref = await refWith(root, commit);
  if (ref !== undefined) return say(texts.published, { commit, ref, url: await urlOf(root) });
  throw new CannotVerify(say(texts.unpublished, { commit, remote: REMOTE }));
}
