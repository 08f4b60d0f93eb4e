// New commits follow docs/style.md. Older ones stay as they are.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The last commit before the rules. */
const BEFORE = '116eab8fc9300699abfeb5f8148be04dbc9bca40';

/** Undefined for an archive, and for a clone without the history. */
function newCommits():
  readonly { readonly subject: string; readonly parents: number; readonly body: string }[] | undefined {
  try {
    const log = execFileSync('git', ['log', '--format=%s%x00%p%x00%b%x01', `${BEFORE}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log
      .split('\u0001\n')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [subject = '', parents = '', body = ''] = entry.split('\0');
        return { subject, parents: parents.split(' ').length, body };
      });
  } catch {
    return undefined;
  }
}

const RULES: readonly (readonly [string, RegExp])[] = [
  ['has at most 72 characters', /^.{1,72}$/su],
  ['begins with a capital letter', /^\p{Lu}/u],
  ['is one change', /^[^;]*$/],
  ['has no full stop', /[^.]$/],
];

const problemsOf = (subject: string) => RULES.flatMap(([rule, pattern]) => (pattern.test(subject) ? [] : [rule]));

test('new commits have a short subject with one change each, and one parent', ({ skip }) => {
  const commits = newCommits();
  if (!commits) return skip('There is no history here.');
  const problems = commits.flatMap(({ subject, parents, body }) => [
    ...problemsOf(subject).map((rule) => `“${subject}”: ${rule}`),
    ...(parents > 1 ? [`“${subject}” is a merge`] : []),
    ...(/(?:^|\s)\/(?:tmp|work|home)\//.test(subject + body) ? [`“${subject}” names a folder of a machine`] : []),
  ]);
  expect(problems).toEqual([]);
});

test('the rules find what breaks them', () => {
  expect(problemsOf('Decode hex dumps without their offsets')).toEqual([]);
  expect(problemsOf('reads more; writes less.')).toEqual([
    'begins with a capital letter',
    'is one change',
    'has no full stop',
  ]);
  expect(problemsOf('x'.repeat(73))).toContain('has at most 72 characters');
});
