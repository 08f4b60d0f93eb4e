// JSON files through the site to the result, against jq and against a page that parses and prints.
import type { Page } from '@playwright/test';
import { open, stat } from 'node:fs/promises';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import type { Bench } from '../../browser/open';
import { GB, MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings, RatioTarget } from '../../model';
import { atLeast, findings, mergeFindings, watchedUses } from '../part';

const NAIVE = 'parse and stringify';
/** A page without a formatter does only this to validate. */
const PARSE = 'parse alone';
const RESULT = 'main section[aria-labelledby] h2';

interface Subject {
  readonly label: string;
  readonly button: string;
  readonly jq: string;
  /** When it appears, the run has ended. */
  readonly result: string;
}

const SUBJECTS: readonly Subject[] = [
  { label: 'format', button: 'Format', jq: 'jq . "$0" > /dev/null', result: RESULT },
  { label: 'minify', button: 'Minify', jq: 'jq -c . "$0" > /dev/null', result: RESULT },
  { label: 'validate', button: 'Validate', jq: 'jq empty "$0"', result: 'main section[aria-label=Contents]' },
];

/** Records as an export has them: numbers, strings, some of them not ASCII, nested lists; 4 keys of 9 are within others. */
export async function jsonFile(bytes: number): Promise<Input> {
  const path = await madeOnce(`records-${bytes}.json`, async (target) => {
    const file = await open(target, 'w');
    let [written, id, part] = [0, 0, '['];
    while (written + part.length < bytes) {
      part += `${id > 0 ? ',' : ''}${JSON.stringify(recordOf(id++))}`;
      if (part.length < 4 * MB) continue;
      await file.write(part);
      written += part.length;
      part = '';
    }
    await file.write(`${part}]`);
    await file.close();
  });
  return { label: `${sizeLabel(bytes)} of records`, bytes: (await stat(path)).size, path };
}

const recordOf = (id: number) => ({
  id,
  name: `Grüße, user ${id}`,
  email: `user.${id}@example.com`,
  score: ((id * 7919) % 10_007) / 100,
  active: id % 3 === 0,
  tags: ['alpha', 'beta', `group ${id % 17}`],
  address: {
    street: `${id % 200} Main Street`,
    position: { lat: (id % 180) - 90 + 0.125, lon: (id % 360) - 180 + 0.5 },
  },
  note: null,
});

const choose = (page: Page, path: string) => fileField(page).setInputFiles(path);

const site = (page: Page, { button, result }: Subject): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: ({ path }) => choose(page, path),
  run: async () => {
    await page.bringToFront();
    return { ms: await clickToResult(page.getByRole('button', { name: button, exact: true }), result) };
  },
});

const native = ({ jq }: Subject): Contender => ({
  name: 'jq',
  kind: 'native',
  prepare: async () => {
    // Throws if the program is missing.
    await run('jq', ['--version']);
  },
  run: async ({ path }) => ({ ms: (await run('sh', ['-c', jq, path])).ms }),
});

const naive = (page: Page, { label }: Subject, name = NAIVE): Contender => ({
  name,
  kind: 'peer',
  maxBytes: 128 * MB,
  async prepare({ path }) {
    await page.setContent('<input type=file>');
    await page.locator('input[type=file]').setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    const how = { indent: label === 'format' ? 2 : 0, writes: name === NAIVE };
    return page.evaluate(async ({ indent, writes }) => {
      const file = document.querySelector('input')?.files?.[0];
      const startedAt = performance.now();
      const value: unknown = JSON.parse((await file?.text()) ?? '');
      const text = writes ? JSON.stringify(value, null, indent) : ' ';
      const blob = new Blob([text]);
      if (blob.size === 0) throw new Error('Nothing came of it');
      return { ms: performance.now() - startedAt };
    }, how);
  },
});

/** New pages format a large file. Of the three actions, formatting writes the most. */
async function lightness(bench: Bench, session: Session): Promise<Findings> {
  const input = await jsonFile(session.quick ? 64 * MB : 2 * GB);
  const open = async () => {
    const page = await bench.openTool('json-formatter');
    const use = async () => {
      await choose(page, input.path);
      await clickToResult(page.getByRole('button', { name: 'Format', exact: true }), RESULT);
    };
    return { page, use };
  };
  return watchedUses(bench, session, `format, ${input.label}`, open, 32);
}

export const jsonFormatter: RunPart = async (bench, session) => {
  const light = await lightness(bench, session);
  const input = await jsonFile(session.quick ? 16 * MB : 100 * MB);
  const plain = await bench.openBlank();
  const comparisons: Comparison[] = [];
  const targets: RatioTarget[] = [];
  for (const subject of SUBJECTS) {
    const page = await bench.openTool('json-formatter');
    const peers = subject.label === 'validate' ? [NAIVE, PARSE] : [NAIVE];
    const contenders = [site(page, subject), ...peers.map((name) => naive(plain, subject, name)), native(subject)];
    const comparison = await session.compare({ subject: subject.label, input, contenders });
    comparisons.push(comparison);
    targets.push(...atLeast(10, 'jq', comparison), ...atLeast(5, NAIVE, comparison));
    await page.close();
  }
  return mergeFindings([findings({ comparisons, targets }), light]);
};
