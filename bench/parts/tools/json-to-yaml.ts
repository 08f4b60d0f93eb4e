// 10 MB of JSON and of YAML through the site to the result, against Python with libyaml.
import type { Page } from '@playwright/test';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { clickToResult } from '../../browser/click';
import { fileField } from '../../browser/file-field';
import { rowOf } from '../../figures';
import { MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import type { Comparison, Measurement } from '../../model';
import { atMost, findings, longestTaskOfPage } from '../part';

const RESULT = 'main section[aria-labelledby] h2';
const OURS = 'Toolyard';
const LIMIT_MS = 3_000;

interface Subject {
  readonly label: string;
  readonly mode: string;
  readonly extension: 'json' | 'yaml';
  /** A Python program. Its first argument is the input's file. */
  readonly python: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    label: 'JSON to YAML',
    mode: 'JSON to YAML',
    extension: 'json',
    python: 'import json,yaml,sys; yaml.dump(json.load(open(sys.argv[1])), open("/dev/null","w"), Dumper=yaml.CDumper)',
  },
  {
    label: 'YAML to JSON',
    mode: 'YAML to JSON',
    extension: 'yaml',
    python: 'import json,yaml,sys; json.dump(yaml.load(open(sys.argv[1]), Loader=yaml.CLoader), open("/dev/null","w"))',
  },
];

const recordOf = (id: number) => ({
  id,
  name: `Grüße, user ${id}`,
  email: `user.${id}@example.com`,
  active: id % 3 === 0,
  tags: ['alpha', 'beta', `group ${id % 17}`],
  position: { lat: (id % 180) - 90 + 0.125, lon: (id % 360) - 180 + 0.5 },
  note: null,
});

async function records(bytes: number, { extension }: Subject): Promise<Input> {
  const path = await madeOnce(`objects-${bytes}.${extension}`, async (target) => {
    const parts: string[] = [];
    for (let [id, written] = [0, 0]; written < bytes; id++) {
      const part = extension === 'json' ? JSON.stringify(recordOf(id)) : stringify([recordOf(id)]);
      written += Buffer.byteLength(part);
      parts.push(part);
    }
    await writeFile(target, extension === 'json' ? `[${parts.join(',')}]` : parts.join(''));
  });
  return { label: `${sizeLabel(bytes)} of records`, bytes: (await stat(path)).size, path };
}

const site = (page: Page, { mode }: Subject): Contender => ({
  name: OURS,
  kind: 'ours',
  async prepare({ path }) {
    await page.getByRole('radio', { name: mode }).check();
    await fileField(page).setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    return { ms: await clickToResult(page.getByRole('button', { name: 'Convert', exact: true }), RESULT) };
  },
});

const python = (subject: Subject): Contender => ({
  name: 'Python with libyaml',
  kind: 'native',
  async prepare({ path }) {
    // Reports if it is missing.
    await run('python3', ['-c', 'import yaml; yaml.CLoader']);
    await readFile(path);
  },
  run: async ({ path }) => ({ ms: (await run('python3', ['-c', subject.python, path])).ms }),
});

const within = (comparison: Comparison): Measurement[] => {
  const row = rowOf(comparison, OURS);
  return row ? [atMost(`${comparison.subject}, ${comparison.input}`, row.samples, LIMIT_MS, 'ms')] : [];
};

export const jsonToYaml: RunPart = async (bench, session) => {
  const comparisons: Comparison[] = [];
  const measurements: Measurement[] = [];
  for (const subject of SUBJECTS) {
    const input = await records(session.quick ? MB : 10 * MB, subject);
    const page = await bench.openTool('json-to-yaml');
    const ours = site(page, subject);
    const comparison = await session.compare({ subject: subject.label, input, contenders: [ours, python(subject)] });
    comparisons.push(comparison);
    measurements.push(...within(comparison));
    const freezes = await session.repeat(`longest task, ${subject.label}`, () =>
      watchFreezes(page, async () => {
        await ours.prepare?.(input);
        await ours.run(input);
      }),
    );
    measurements.push(longestTaskOfPage(freezes, subject.label));
    await page.close();
  }
  return findings({ comparisons, measurements });
};
