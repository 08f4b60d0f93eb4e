// The release workflow runs only commands that exist, with no more rights than each job needs, and the package has true data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as v from 'valibot';
import packageFile from '../../../package.json' with { type: 'json' };
import { readSettings } from '../../../build/read-settings';
import { packageJson } from '../../../cli/package-json';
import { releaseNotes } from '../../../scripts/release-notes';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const workflow = v.parse(
  v.object({
    permissions: v.record(v.string(), v.string()),
    jobs: v.record(
      v.string(),
      v.object({
        needs: v.optional(v.string()),
        permissions: v.record(v.string(), v.string()),
        steps: v.array(
          v.object({ uses: v.optional(v.string()), run: v.optional(v.string()), with: v.optional(v.unknown()) }),
        ),
      }),
    ),
  }),
  parse(read('.github/workflows/release.yml')),
);
const jobs = Object.entries(workflow.jobs);
const commands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run?.split('\n') ?? []));

describe('the workflow', () => {
  test('publishes only after the tests', () => {
    expect(jobs.filter(([name, { needs }]) => name !== 'test' && needs !== 'test')).toEqual([]);
    expect(commands).toContain('npm run test:all');
    expect(commands).toContain('npm publish --provenance --access public');
  });

  test('runs npm scripts and programs of the repository that exist', () => {
    const scripts = commands.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining([...new Set(scripts)]));
    const programs = commands.flatMap((line) => [...line.matchAll(/tsx (\S+)/g)].map(([, path = '']) => path));
    expect(programs.length).toBeGreaterThan(0);
    for (const path of programs) expect(() => read(path)).not.toThrow();
  });

  test('gives each job only the rights that it needs', () => {
    expect(workflow.permissions).toEqual({});
    const writes = (name: string) =>
      Object.entries(workflow.jobs[name]?.permissions ?? {}).flatMap(([right, level]) =>
        level === 'write' ? [right] : [],
      );
    expect(writes('test')).toEqual([]);
    expect(writes('package')).toEqual(['id-token']);
    expect(writes('image').toSorted()).toEqual(['attestations', 'id-token', 'packages']);
    expect(writes('site').toSorted()).toEqual(['attestations', 'contents', 'id-token']);
  });

  test('puts no value from outside into a script', () => {
    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
  });

  test('uses only actions of GitHub itself', () => {
    const used = jobs.flatMap(([, { steps }]) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name))).toEqual([]);
  });
});

describe('the notes of a release', () => {
  const changelog = '# Changes\n\n## 1.2.0\n\n- New: `serve`.\n\n## 1.1.0\n\n- Old.\n\n## 1.0.0\n';

  test('are its part of the changelog', () => {
    expect(releaseNotes('v1.2.0', '1.2.0', changelog)).toBe('- New: `serve`.\n');
  });

  test('need the tag of the version, and changes', () => {
    expect(() => releaseNotes('v1.2.1', '1.2.0', changelog)).toThrow('Tag the commit as v1.2.0.');
    expect(() => releaseNotes('v1.0.0', '1.0.0', changelog)).toThrow('has no changes below “## 1.0.0”');
    expect(() => releaseNotes('v3.0.0', '3.0.0', changelog)).toThrow('has no changes below “## 3.0.0”');
  });

  test('of the version so far can be published', () => {
    const { version } = packageFile;
    expect(releaseNotes(`v${version}`, version, read('CHANGELOG.md'))).not.toBe('');
  });
});

describe('the package.json on npm', () => {
  const own = { version: '1.2.3', license: 'MIT', engines: { node: '>=20.19' } };
  const plain = readSettings({});

  test('invents no address', () => {
    const made = packageJson(own, plain, {});
    expect(made).toMatchObject({ name: 'toolyard', version: '1.2.3', license: 'MIT', engines: { node: '>=20.19' } });
    expect(JSON.stringify(made)).not.toContain('http');
    expect(made).not.toHaveProperty('dependencies');
  });

  test('has the addresses of the site and of the repository that builds it', () => {
    const settings = readSettings({
      VITE_BASE_URL: 'https://tools.example/',
      VITE_SUPPORT_EMAIL: 'help@tools.example',
    });
    const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'someone/toolyard' };
    expect(packageJson(own, settings, env)).toMatchObject({
      homepage: 'https://tools.example/cli',
      bugs: { url: 'https://tools.example/contact-us', email: 'help@tools.example' },
      repository: { type: 'git', url: 'git+https://github.example/someone/toolyard.git' },
    });
    expect(packageJson({ ...own, repository: 'gitlab:a/b' }, plain, env)).toMatchObject({ repository: 'gitlab:a/b' });
  });
});
