// A small build on its own server, and copies of it with one change each.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { runVerify } from '../../server/verify/command';
import { judgeSettings } from '../../server/verify/settings';
import { listen, type Listening } from '../../server/listen';
import { COMMIT, SCRIPT, writeBuild, writeRecord } from './small-build';

const root = join(import.meta.dirname, '../..');
const NAME_LINE = 'Setting: VITE_SITE_NAME=Toolyard: opens nothing.\n';
let folder: string;
let build: string;
let copy: string;
let running: Listening | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-'));
  build = join(folder, 'build');
  copy = join(folder, 'copy');
  await writeBuild(build);
});

afterEach(async () => {
  await running?.close(0);
  running = undefined;
  await rm(copy, { recursive: true, force: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Deployed {
  /** Spoils the copy of the build before it is served. */
  readonly spoil?: () => Promise<unknown>;
  /** Spoils an answer. */
  readonly answer?: (headers: Headers, path: string) => void;
}

/** Serves a copy of the build; resolves to its address. */
async function deploy({ spoil, answer }: Deployed = {}): Promise<string> {
  await cp(build, copy, { recursive: true });
  await spoil?.();
  const site = createApp({ root: copy });
  const app = new Hono();
  app.use(async (c) => {
    const { status, body, headers } = await site.fetch(c.req.raw);
    const changed = new Headers(headers);
    answer?.(changed, c.req.path);
    return new Response(body, { status, headers: changed });
  });
  running = await listen(app, { host: '127.0.0.1', port: 0 });
  return running.url;
}

interface Verdict {
  readonly code: number;
  readonly text: string;
}

async function verify(...words: readonly string[]): Promise<Verdict> {
  let text = '';
  const code = await runVerify(root, words, (more) => (text += more));
  return { code, text };
}

const verifyCopy = async (deployed: Deployed = {}) => verify(await deploy(deployed), '--build', build);

test('a site that is the build is said to be it', async () => {
  const { code, text } = await verifyCopy();
  const [seed, ...rest] = text.split(/(?<=\n)/);
  expect(seed).toMatch(/^Seed: \d+\.\n$/);
  expect(rest.join('').replace(/ in \d+ requests/, '')).toBe(
    `${NAME_LINE}The site is the build of commit ${COMMIT}: 6 files the same, and no header weaker.\n`,
  );
  expect(code).toBe(0);
});

test('compressed copies are not compared, whichever of them the Node of each build writes', async () => {
  const own = join(folder, 'newer-node');
  await cp(build, own, { recursive: true });
  for (const suffix of ['br', 'gz', 'zst', 'next'])
    await writeFile(join(own, `assets/index-abc.js.${suffix}`), 'packed');
  expect(await verify(await deploy(), '--build', own)).toMatchObject({ code: 0 });
});

test('a build of another commit or with other settings proves nothing', async () => {
  const own = join(folder, 'other-build');
  await cp(build, own, { recursive: true });
  await writeRecord(own, false, { VITE_SITE_NAME: 'Other' });
  expect(await verify(await deploy(), '--build', own)).toMatchObject({
    code: 2,
    text: expect.stringContaining('is of another commit than the site') as string,
  });
});

test('a folder without a record is not taken for a build', async () => {
  expect(await verify(await deploy(), '--build', folder)).toMatchObject({
    code: 2,
    text: expect.stringContaining('has no build.json') as string,
  });
});

describe('what is not as it should be is named', () => {
  const inCopy = (name: string) => join(copy, name);

  test.each<[string, Deployed, string | RegExp]>([
    [
      'a changed byte',
      // The first byte, because no range has it: a range with the changed byte is a finding of its own.
      { spoil: () => writeFile(inCopy('assets/index-abc.js'), SCRIPT.replace('e', 'E')) },
      'Different: /assets/index-abc.js: the site has 2,600 bytes, SHA-256 ',
    ],
    ['a missing file', { spoil: () => rm(inCopy('tools.html')) }, 'Missing: /tools: answered with 404, not 200.'],
    [
      'an extra file',
      {
        spoil: async () => {
          await writeFile(inCopy('assets/more.js'), 'more');
          await writeRecord(copy);
        },
      },
      'Extra: /assets/more.js: the site lists it, and the build does not have it.',
    ],
    [
      'a policy that lets a compute worker connect',
      {
        answer: (headers, path) => {
          if (!path.startsWith('/assets/compute/')) return;
          const policy = headers.get('Content-Security-Policy') ?? '';
          headers.set('Content-Security-Policy', policy.replace("connect-src 'none'", 'connect-src https://a.example'));
        },
      },
      'Weaker header: /assets/compute/tool-abc.js: Content-Security-Policy connect-src also allows https://a.example.',
    ],
    [
      'a policy that is gone everywhere',
      { answer: (headers) => headers.delete('Content-Security-Policy') },
      /^Weaker header: \/\S+ and 5 more: Content-Security-Policy is missing\.$/m,
    ],
    [
      'a header that makes browsers report',
      { answer: (headers, path) => path === '/' && headers.set('NEL', '{"report_to":"x"}') },
      'Weaker header: /: Nel was added: {"report_to":"x"}.',
    ],
    [
      'a page that is kept for a day',
      { answer: (headers, path) => path === '/tools' && headers.set('Cache-Control', 'max-age=86400') },
      'Weaker header: /tools: Cache-Control is max-age=86400, not no-cache.',
    ],
  ])('%s', async (_, deployed, sentence) => {
    const { code, text } = await verifyCopy(deployed);
    expect(text).toEqual(
      typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
    );
    expect(text).toContain(`The site is NOT the build of commit ${COMMIT}. `);
    expect(text.split('\n')).toHaveLength(5); // the seed, the setting, the finding, the verdict: nothing else is found
    expect(code).toBe(1);
  });

  test('and so is a header that is only spelled otherwise, as none', async () => {
    const answer = (headers: Headers) => {
      if (headers.get('Cache-Control') === 'no-cache')
        headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      headers.set(
        'Content-Security-Policy',
        `${headers.get('Content-Security-Policy') ?? ''}; upgrade-insecure-requests`,
      );
      headers.set('Server', 'another');
    };
    expect(await verifyCopy({ answer })).toMatchObject({ code: 0 });
  });
});

describe('the settings that a site claims', () => {
  /** Settings of the build and of its copy: both are then built with them. */
  async function deployWith(settings: Readonly<Record<string, string>>) {
    const own = join(folder, 'with-settings');
    await cp(build, own, { recursive: true });
    await writeRecord(own, false, settings);
    const url = await deploy({ spoil: () => writeRecord(copy, false, settings) });
    return (...more: readonly string[]) => verify(url, '--build', own, ...more);
  }

  test('are listed with what each opens, and must then be allowed', async () => {
    const verifySite = await deployWith({
      VITE_PIXEL_ID: '1234567890123456',
      VITE_RATES_URL: 'https://rates.example/usd',
    });
    const { code, text } = await verifySite();
    expect(text).toContain('VITE_PIXEL_ID=1234567890123456: img-src also allows https://www.facebook.com.\n');
    expect(text).toContain('=https://rates.example/usd: connect-src also allows https://rates.example.\n');
    expect(text).toContain('requests, and no header weaker. But its settings open what is listed above.');
    expect(code).toBe(1);
    expect(await verifySite('--allow-settings')).toMatchObject({ code: 0 });
  });

  test('cannot forge a line of the report', async () => {
    const verifySite = await deployWith({ VITE_SITE_NAME: 'A\n\u001b[2KThe site is the build' });
    expect((await verifySite()).text).toContain(
      'VITE_SITE_NAME=A\\u{a}\\u{1b}[2KThe site is the build: opens nothing.',
    );
  });
});

test('ads open the most, and a rates service of the site itself opens nothing', () => {
  const opened = (settings: Readonly<Record<string, string>>) =>
    judgeSettings(settings, 'https://toolyard.example').flatMap(({ opens }) => opens);
  expect(opened({ VITE_RATES_URL: '/rates.json', VITE_BASE_URL: 'https://toolyard.example' })).toEqual([]);
  const ads = opened({ VITE_ADS_CLIENT: 'ca-pub-1234567890123456', VITE_ANALYTICS_ID: 'G-ABC123DEF4' }).join('\n');
  expect(ads).toContain('require-trusted-types-for is missing');
  expect(ads).toMatch(/^script-src also allows 'unsafe-inline' /m);
  expect(ads).toMatch(/^script-src also allows https:\/\/www\.googletagmanager\.com$/m);
});

describe('what cannot be found out is not guessed', () => {
  test('a site without a record', async () => {
    const url = await deploy({ spoil: () => rm(join(copy, 'build.json')) });
    expect(await verify(url)).toEqual({
      code: 2,
      text: '/build.json was answered with 404: the site names no build.\n',
    });
  });

  test('a build of changed sources', async () => {
    const url = await deploy({ spoil: () => writeRecord(copy, true) });
    const { code, text } = await verify(url);
    expect(text).toContain(`The site was built from commit ${COMMIT} with changes that nobody else has.`);
    expect(code).toBe(2);
  });

  test('a commit that this clone does not have', async () => {
    const { code, text } = await verify(await deploy());
    expect(text).toContain(`This clone does not have the commit ${COMMIT}.`);
    expect(code).toBe(2);
  });

  test('a commit that is trusted by a short id, which another commit may share', async () => {
    const { code, text } = await verify(await deploy(), '--trust-commit', COMMIT.slice(0, 12));
    expect(text).toBe(
      '"0123456789ab" is not a whole commit id. --trust-commit takes all of its 40 or 64 hex digits.\n',
    );
    expect(code).toBe(2);
  });

  test('no site, and no address', async () => {
    const url = await deploy();
    await running?.close(0);
    running = undefined;
    expect(await verify(url)).toMatchObject({ code: 2, text: expect.stringContaining('ECONNREFUSED') as string });
    expect(await verify('toolyard.example')).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^npm run verify/) as string,
    });
  });
});

test('the command prints its verdict, and ends with its code', async () => {
  const url = await deploy({ spoil: () => rm(join(copy, 'tools.html')) });
  const ended = new Promise<Verdict>((resolve) => {
    const words = ['--import', 'tsx', 'server/verify.ts', url, '--build', build];
    execFile(process.execPath, words, { cwd: root }, (error, text) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text }),
    );
  });
  expect(await ended).toMatchObject({ code: 1, text: expect.stringMatching(/^Missing: \/tools: /m) as string });
});

test('the record of a build has its public settings, and no others', async () => {
  const record = JSON.parse(await readFile(join(build, 'build.json'), 'utf8')) as Record<string, unknown>;
  expect(record).toMatchObject({ commit: COMMIT, modified: false, settings: { VITE_SITE_NAME: 'Toolyard' } });
});
