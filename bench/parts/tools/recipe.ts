// A recipe of four steps on a large file: through the site to the digest, against a pipeline of a shell.
import type { Page } from '@playwright/test';
import { open, stat } from 'node:fs/promises';
import { clickToResult } from '../../browser/click';
import type { Bench } from '../../browser/open';
import { GB, MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import { atLeast, findings, mergeFindings, watchedUses } from '../part';

/** In the form of a link. */
const STEPS =
  'base64+mode=decode&json+action=minify+isLines=true&' +
  'dedup+caseSensitive=true+trimWhitespace=false+removeEmpty=false&hash+algorithms=sha256';

const NATIVE = 'base64 | jq | awk | sha256sum';

/** `head` removes the last line break, which the site's result doesn't have. */
const PIPELINE = `set -o pipefail; base64 -d "$0" | jq -c . | awk '!s[$0]++' | head -c -1 | sha256sum`;

const DIFFERENT_LINES = 50_000;

const lineOf = (id: number) =>
  `{ "id": ${id}, "name": "Grüße, user ${id}", "tags": [ "alpha", "group ${id % 17}" ], "active": ${id % 3 === 0} }\n`;

/** JSON Lines with spaces, encoded in one line. Each of the lines is there many times. */
async function encodedLines(bytes: number): Promise<Input> {
  const path = await madeOnce(`json-lines-${bytes}.base64`, async (target) => {
    const file = await open(target, 'w');
    let [written, at, part] = [0, 0, Buffer.alloc(0)];
    while (written < bytes) {
      const lines = [part.toString()];
      for (let line = 0; line < DIFFERENT_LINES / 2; line++) lines.push(lineOf((at++ * 7919) % DIFFERENT_LINES));
      const plain = Buffer.from(lines.join(''));
      // Three bytes become four characters. Leftover bytes wait for the next part, or stay in the file's last line.
      const whole = written + (plain.length / 3) * 4 >= bytes ? plain.length : plain.length - (plain.length % 3);
      const { bytesWritten } = await file.write(plain.subarray(0, whole).toString('base64'));
      written += bytesWritten;
      part = plain.subarray(whole);
    }
    await file.close();
  });
  return { label: `${sizeLabel(bytes)} of JSON Lines in Base64`, bytes: (await stat(path)).size, path };
}

async function openRecipe(bench: Bench): Promise<Page> {
  const page = await bench.openTool('hash-generator');
  await page.goto(`${bench.site}/recipe#1&${STEPS}`);
  await page.getByRole('region', { name: 'Steps' }).getByRole('heading', { name: 'Hash Generator' }).waitFor();
  return page;
}

const choose = (page: Page, path: string) => page.locator('main input[type=file]').first().setInputFiles(path);

const clickRun = (page: Page) =>
  clickToResult(page.getByRole('button', { name: 'Run', exact: true }), 'main section[aria-labelledby] output');

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: ({ path }) => choose(page, path),
  async run() {
    await page.bringToFront();
    const ms = await clickRun(page);
    const text = await page.locator('main section[aria-labelledby] output').first().textContent();
    return { ms, output: (text ?? '').trim() };
  },
});

const native: Contender = {
  name: NATIVE,
  kind: 'native',
  prepare: async () => {
    // Throws if the program is missing.
    await run('jq', ['--version']);
  },
  async run({ path }) {
    const { ms, stdout } = await run('bash', ['-c', PIPELINE, path]);
    return { ms, output: stdout.slice(0, stdout.indexOf(' ')) };
  },
};

export const recipe: RunPart = async (bench, session) => {
  const input = await encodedLines(session.quick ? 16 * MB : GB);
  const openPage = async () => {
    const page = await openRecipe(bench);
    const use = async () => {
      await choose(page, input.path);
      await clickRun(page);
    };
    return { page, use };
  };
  const light = await watchedUses(bench, session, `four steps, ${input.label}`, openPage, 60);
  const page = await openRecipe(bench);
  const comparison = await session.compare({ subject: 'four steps', input, contenders: [site(page), native] });
  const compared = findings({ comparisons: [comparison], targets: atLeast(1, NATIVE, comparison) });
  return mergeFindings([compared, light]);
};
