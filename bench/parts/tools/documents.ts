// JSON documents on the command line: compared by meaning, against npm's rfc6902, and JSON Lines checked against a schema, against ajv.
// Time from start to end, and memory. There are no targets: both libraries round numbers, and ajv runs code that it generates.
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { runScript } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import { findings, measured, mergeFindings } from '../part';

const root = join(import.meta.dirname, '../../..');
const NODE = `'${process.execPath}'`;
const TOOLYARD = `${NODE} '${join(root, 'dist-cli/bin.js')}'`;

/** Every such record differs, or breaks the schema. */
const EVERY = 1_000;

const record = (index: number, price: number) =>
  JSON.stringify({
    id: index,
    name: `Grüße ${index}`,
    tags: ['a', 'b'],
    price,
    address: { city: 'Berlin', zip: '10115' },
  });

async function write(
  path: string,
  bytes: number,
  line: (index: number) => string,
  [head, foot]: readonly [string, string],
) {
  const file = await open(path, 'w');
  try {
    let written = (await file.write(head)).bytesWritten;
    for (let index = 0; written < bytes; index += EVERY)
      written += (await file.write(Array.from({ length: EVERY }, (_, at) => line(index + at)).join(''))).bytesWritten;
    await file.write(foot);
  } finally {
    await file.close();
  }
}

const isOdd = (index: number) => index % EVERY === EVERY - 1;

const SCHEMA = JSON.stringify({
  type: 'object',
  required: ['id', 'name', 'price'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', minLength: 1 },
    tags: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
    price: { minimum: 0, maximum: 100 },
    address: { type: 'object', required: ['city'], properties: { zip: { pattern: '^[0-9]{5}$' } } },
  },
});

const RFC6902 = `
const { createPatch } = require("rfc6902"), { readFileSync } = require("fs");
const [a, b] = process.argv.slice(1).map((path) => JSON.parse(readFileSync(path, "utf8")));
process.stdout.write(JSON.stringify(createPatch(a, b)));
`;

const AJV = `
const Ajv = require("ajv"), { createReadStream, readFileSync } = require("fs"), { createInterface } = require("readline");
const [path, schema] = process.argv.slice(1);
const isValid = new (Ajv.default ?? Ajv)({ allErrors: true, strict: false }).compile(JSON.parse(readFileSync(schema, "utf8")));
let invalid = 0;
createInterface({ input: createReadStream(path) })
  .on("line", (line) => (invalid += isValid(JSON.parse(line)) ? 0 : 1))
  .on("close", () => process.stdout.write(JSON.stringify({ output: { invalid } })));
`;

interface Program {
  readonly name: string;
  /** For bash: `$1` and `$2` are the inputs. */
  readonly script: string;
}

interface Work {
  readonly subject: string;
  readonly programs: readonly [Program, Program];
  /** What all programs must agree on. */
  readonly count: (output: unknown) => number;
}

/** Different documents and an invalid one end the command with 1. */
const ours = (words: string): Program => ({ name: 'Toolyard', script: `${TOOLYARD} ${words} "$1" "$2" || [ $? = 1 ]` });

const npm = (name: string, code: string): Program => ({
  name,
  script: `cd '${root}' && ${NODE} -e '${code}' "$1" "$2"`,
});

const COMPARE: Work = {
  subject: 'JSON compared by meaning',
  programs: [ours('diff --as json --format patch --quiet'), npm('rfc6902', RFC6902)],
  count: (output) => (output as readonly unknown[]).length,
};

const CHECK: Work = {
  subject: 'JSON Lines checked against a schema',
  programs: [ours('schema --json-lines --json'), npm('ajv', AJV)],
  count: (output) => (output as { readonly output: { readonly invalid: number } }).output.invalid,
};

const contender = ({ name, script }: Program, other: string, { count }: Work, memory: number[]): Contender => ({
  name,
  kind: name === 'Toolyard' ? 'ours' : 'peer',
  async run({ path }) {
    const out = `${path}.out`;
    const { ms } = await runScript(`{ ${script}; } > "$3"`, [path, other, out], memory);
    const output = String(count(JSON.parse(await readFile(out, 'utf8'))));
    await rm(out);
    return { ms, output };
  },
});

export const documents: RunPart = async (_, session) => {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
  const bytes = session.quick ? 2 * MB : 20 * MB;
  // Records by name, because rfc6902 takes the square of an array's length.
  const document = (name: string, price: (index: number) => number) =>
    madeOnce(`${name}-${bytes}.json`, (path) =>
      write(path, bytes, (index) => `${JSON.stringify(`r${index}`)}:${record(index, price(index))},\n`, [
        '{',
        '"end":0}',
      ]),
    );
  const lines = await madeOnce(`records-${bytes}.jsonl`, (path) =>
    write(path, bytes, (index) => `${record(index, isOdd(index) ? 101 : 1.5)}\n`, ['', '']),
  );
  const schema = await madeOnce('schema.json', async (path) => write(path, 0, () => '', [SCHEMA, '']));
  const pairs = [
    [COMPARE, await document('original', () => 1.5), await document('changed', (index) => (isOdd(index) ? 2.5 : 1.5))],
    [CHECK, lines, schema],
  ] as const;
  const found = [];
  for (const [work, path, other] of pairs) {
    const input: Input = { label: `${sizeLabel(bytes)} of records`, bytes, path };
    const uses = work.programs.map((program) => ({ program, memory: [] as number[] }));
    const contenders = uses.map(({ program, memory }) => contender(program, other, work, memory));
    const comparison = await session.compare({ subject: work.subject, input, contenders });
    found.push(
      findings({
        comparisons: [comparison],
        measurements: uses.map(({ program, memory }) =>
          measured(`Memory of ${program.name}, ${work.subject}`, memory, 'MB'),
        ),
      }),
    );
  }
  return mergeFindings(found);
};
