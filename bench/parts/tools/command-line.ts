// The command line against this machine's programs: from start to end, with the result in a file.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { build } from 'vite';
import { MB, madeOnce } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run, runScript } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import type { Comparison, Measurement, RatioTarget } from '../../model';
import { jsonFile } from './json-formatter';
import { atLeast, atMost, findings, measured } from '../part';
import { proseFile } from './prose';

const root = join(import.meta.dirname, '../../..');
const TOOLYARD = `'${process.execPath}' '${join(root, 'dist-cli/bin.js')}'`;

const START_MS = 120;
const MEMORY_MB = 120;

interface Work {
  readonly subject: string;
  /** Both for sh: `$1` is the input, `$2` its changed copy. Results are compared byte by byte, without line breaks at their end. */
  readonly ours: string;
  readonly native: string;
  readonly input: 'prose' | 'json';
}

const WORKS: readonly Work[] = [
  {
    subject: 'SHA-256',
    ours: `${TOOLYARD} hash --algorithms sha256 "$1"`,
    native: 'sha256sum "$1"',
    input: 'prose',
  },
  { subject: 'Base64', ours: `${TOOLYARD} base64 "$1"`, native: 'base64 -w0 "$1"', input: 'prose' },
  {
    subject: 'counted characters',
    ours: `${TOOLYARD} count "$1" | jq .characters`,
    native: 'LC_ALL=C.UTF-8 wc -m < "$1"',
    input: 'prose',
  },
  { subject: 'formatted JSON', ours: `${TOOLYARD} json "$1"`, native: 'jq . "$1"', input: 'json' },
  { subject: 'minified JSON', ours: `${TOOLYARD} json --minify "$1"`, native: 'jq -c . "$1"', input: 'json' },
  {
    subject: 'validated JSON',
    ours: `${TOOLYARD} json --validate --quiet "$1" > /dev/null`,
    native: 'jq empty "$1"',
    input: 'json',
  },
  {
    subject: 'different lines in order',
    ours: `${TOOLYARD} dedup --case-sensitive --no-trim-whitespace --no-remove-empty "$1"`,
    native: 'mawk \'!s[$0]++\' "$1"',
    input: 'prose',
  },
  {
    subject: 'a difference in the last line',
    ours: `${TOOLYARD} diff "$1" "$2" | tail -n +3`,
    native: 'diff -u "$1" "$2" | tail -n +3',
    input: 'prose',
  },
];

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(held);
      held = chunk;
    }
  });
  return hash.update(held.toString('latin1').trimEnd(), 'latin1').digest('hex');
}

function contender(name: string, kind: Contender['kind'], script: string, other: string, memory: number[]): Contender {
  return {
    name,
    kind,
    async run({ path }) {
      const out = `${path}.out`;
      const { ms } = await runScript(`{ ${script}; } > "$3"`, [path, other, out], memory);
      const output = await digestOf(out);
      await rm(out);
      return { ms, output };
    },
  };
}

const starter = (name: string, kind: Contender['kind'], program: string, args: readonly string[]): Contender => ({
  name,
  kind,
  run: async () => ({ ms: (await run(program, args)).ms }),
});

const changedCopy = ({ path, bytes }: Input) =>
  madeOnce(`cli-changed-${String(bytes)}.txt`, async (target) => {
    await copyFile(path, target);
    await appendFile(target, 'a new line\n');
  });

export const commandLine: RunPart = async (_, session) => {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
  const bytes = session.quick ? 16 * MB : 256 * MB;
  const inputs = { prose: await proseFile(bytes), json: await jsonFile(bytes) };
  const other = await changedCopy(inputs.prose);
  const comparisons: Comparison[] = [];
  const measurements: Measurement[] = [];
  const targets: RatioTarget[] = [];
  const starts: number[] = [];
  const ours = starter('Toolyard', 'ours', process.execPath, [join(root, 'dist-cli/bin.js'), '--version']);
  const start = await session.compare({
    subject: 'start',
    input: { ...inputs.prose, label: '--version', bytes: 0 },
    contenders: [
      {
        ...ours,
        async run(input) {
          const sample = await ours.run(input);
          starts.push(sample.ms);
          return sample;
        },
      },
      starter('jq --version', 'native', 'jq', ['--version']),
      starter('node -e 0', 'native', process.execPath, ['-e', '0']),
    ],
  });
  comparisons.push(start);
  measurements.push(atMost('Start of toolyard --version', starts, START_MS, 'ms'));
  for (const { subject, ours: mine, native, input } of WORKS) {
    const [memory, nativeMemory]: [number[], number[]] = [[], []];
    const program = native.replace(/^LC_ALL=\S+ /, '').split(' ')[0] ?? '';
    const contenders = [
      contender('Toolyard', 'ours', mine, other, memory),
      contender(program, 'native', native, other, nativeMemory),
    ];
    const comparison = await session.compare({ subject, input: inputs[input], contenders });
    comparisons.push(comparison);
    measurements.push(
      atMost(`Memory, ${subject}`, memory, MEMORY_MB, 'MB'),
      measured(`Memory of ${program}, ${subject}`, nativeMemory, 'MB'),
    );
    targets.push(...atLeast(1, program, comparison));
  }
  return findings({ comparisons, measurements, targets });
};
