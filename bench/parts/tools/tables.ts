// CSV to JSON Lines on the command line, against Miller and Python's csv module: time from start to end, and memory.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { SEED, createNoise } from '../../../src/lib/seeded-noise';
import { GB, MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run, runScript } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Findings, Measurement, RatioTarget } from '../../model';
import { atLeast, atMost, findings, measured, mergeFindings } from '../part';

const root = join(import.meta.dirname, '../../..');
const TOOLYARD = `'${process.execPath}' '${join(root, 'dist-cli/bin.js')}'`;

const MEMORY_MB = 80;

const PYTHON_NAME = 'python3';
/** Python takes two minutes for 1 GB. */
const PYTHON_BYTES = 101 * MB;

/** The same JSON as ours, so that results can be compared byte by byte. */
const PYTHON = `
import csv, json, sys
encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
with open(sys.argv[1], encoding="utf-8", newline="") as table:
    for row in csv.DictReader(table):
        sys.stdout.write(encoder.encode(row) + "\\n")
`;

interface Program {
  readonly name: string;
  /** For sh: \`$1\` is the input. */
  readonly script: string;
}

const PROGRAMS: readonly Program[] = [
  { name: 'Toolyard', script: `${TOOLYARD} csv --json-lines --quiet "$1"` },
  // Fields are text for all three.
  { name: 'mlr', script: 'mlr -S --icsv --ojsonl cat "$1"' },
  { name: PYTHON_NAME, script: `PYTHONIOENCODING=utf-8 python3 -c '${PYTHON}' "$1"` },
];

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Zoé Müller', 'Alan Turing', 'Linus', '渡辺 花'];
const CITIES = ['London', '"New York, NY"', 'Berlin', 'São Paulo', '"Washington, ""DC"""'];
const COMMENTS = ['', 'lorem ipsum dolor sit amet', 'ok'];

const HEADER = 'id,name,email,city,amount,date,active,comment\n';
/** Different rows, which are repeated with other ids. */
const ROWS = 2_000;
const ROWS_IN_WRITE = 10_000;

async function writeTable(path: string, bytes: number): Promise<void> {
  const words = new Uint32Array(ROWS * 8);
  createNoise(SEED)(words);
  const pick = (row: number, column: number, from: readonly string[]) =>
    from[(words[row * 8 + column] ?? 0) % from.length] ?? '';
  const amount = (row: number) => ((words[row * 8 + 2] ?? 0) % 10_000_000) / 100;
  const rows = Array.from({ length: ROWS }, (_, row) =>
    [
      pick(row, 0, NAMES),
      `user${String(row)}@example.com`,
      pick(row, 1, CITIES),
      amount(row).toFixed(2),
      `2024-${pick(row, 3, ['01', '06', '12'])}-${pick(row, 4, ['02', '15', '28'])}`,
      pick(row, 5, ['true', 'false']),
      pick(row, 6, COMMENTS),
    ].join(','),
  );
  const file = await open(path, 'w');
  try {
    let written = (await file.write(HEADER)).bytesWritten;
    for (let id = 0; written < bytes; id += ROWS_IN_WRITE) {
      const lines = Array.from(
        { length: ROWS_IN_WRITE },
        (_, at) => `${String(id + at)},${rows[(id + at) % ROWS] ?? ''}\n`,
      );
      written += (await file.write(lines.join(''))).bytesWritten;
    }
  } finally {
    await file.close();
  }
}

/** Miller writes spaces after commas and colons. No value of the table has these characters. */
const DIGEST = `sed 's/": "/":"/g; s/", "/","/g' "$1" | sha256sum`;

const contender = ({ name, script }: Program, memory: number[]): Contender => ({
  name,
  kind: name === 'Toolyard' ? 'ours' : 'native',
  ...(name === PYTHON_NAME && { maxBytes: PYTHON_BYTES }),
  async run({ path }) {
    const out = `${path}.out`;
    const { ms } = await runScript(`{ ${script}; } > "$2"`, [path, out], memory);
    const { stdout } = await run('bash', ['-c', DIGEST, 'bash', out]);
    await rm(out);
    return { ms, output: stdout.trim() };
  },
});

export const tables: RunPart = async (_, session) => {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
  const parts: Findings[] = [];
  for (const bytes of session.quick ? [16 * MB] : [100 * MB, GB]) parts.push(await converted(bytes, session));
  return mergeFindings(parts);
};

async function converted(bytes: number, session: Session): Promise<Findings> {
  const path = await madeOnce(`table-${String(bytes)}.csv`, (target) => writeTable(target, bytes));
  const input: Input = { label: `${sizeLabel(bytes)} of CSV`, bytes, path };
  const uses = PROGRAMS.map((program) => ({ program, memory: [] as number[] }));
  const comparison = await session.compare({
    subject: 'CSV to JSON Lines',
    input,
    contenders: uses.map(({ program, memory }) => contender(program, memory)),
  });
  const measurements = uses.flatMap(({ program: { name }, memory }): Measurement[] => {
    if (memory.length === 0) return [];
    const what = name === 'Toolyard' ? `Memory, ${input.label}` : `Memory of ${name}, ${input.label}`;
    return [name === 'Toolyard' ? atMost(what, memory, MEMORY_MB, 'MB') : measured(what, memory, 'MB')];
  });
  const targets: RatioTarget[] = [...atLeast(1, 'mlr', comparison), ...atLeast(3, PYTHON_NAME, comparison)];
  return findings({ comparisons: [comparison], measurements, targets });
}
