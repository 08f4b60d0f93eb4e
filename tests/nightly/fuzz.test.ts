// Random inputs in our kernels and in the programs that people have for the same. FUZZ_SEED repeats a run, and FUZZ_RUNS sets how many
// inputs each comparison gets. A program that isn't installed skips its comparison, by name.
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kernel } from '../../workers/contract/run/kernel';
import type { KernelInput } from '../../workers/contract/run/source';
import type { TextOutput } from '../../workers/contract/run/text-output';
import { kernel as base64 } from '../../workers/kernels/base64-encoder/kernel';
import { options as base64Options } from '../../workers/kernels/base64-encoder/spec';
import { kernel as csv } from '../../workers/kernels/csv-converter/kernel';
import { DEFAULT_OPTIONS as CSV } from '../../workers/kernels/csv-converter/spec';
import { kernel as diff } from '../../workers/kernels/diff-checker/kernel';
import { DEFAULT_OPTIONS as DIFF } from '../../workers/kernels/diff-checker/spec';
import { kernel as json } from '../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS as JSON_OPTIONS } from '../../workers/kernels/json-formatter/spec';
import { kernel as yaml } from '../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS as YAML } from '../../workers/kernels/json-to-yaml/spec';
import { kernel as patch } from '../../workers/kernels/patch-applier/kernel';
import { kernel as dedup } from '../../workers/kernels/text-deduplicator/kernel';
import { DEFAULT_OPTIONS as DEDUP } from '../../workers/kernels/text-deduplicator/spec';
import { kernel as xml } from '../../workers/kernels/xml-formatter/kernel';
import { runKernel } from '../../workers/run/run-kernel';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);
const samples = <T>(inputs: fc.Arbitrary<T>): T[] => fc.sample(inputs, { seed, numRuns });

let folder: string;
beforeAll(() => {
  console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
  folder = mkdtempSync(join(tmpdir(), 'toolyard-fuzz-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const isInstalled = ([program = '', ...args]: readonly string[]) => spawnSync(program, args).status === 0;

/** A comparison with a program, which `probe` starts. Its name is in the title, and so in the list of skipped tests. */
function compare(program: string, probe: readonly string[], title: string, run: () => Promise<void>) {
  const isThere = isInstalled(probe);
  if (!isThere) console.log(`Skipped: ${program} is not installed.`);
  test.skipIf(!isThere)(`${program}: ${title}`, run);
}

const env = { ...process.env, LC_ALL: 'C' };

function ran(program: string, args: readonly string[], input: string | Uint8Array, statuses: readonly number[] = [0]) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, env, cwd: folder, maxBuffer: 1 << 28 });
  expect(statuses, `${program}: ${String(stderr)}`).toContain(status);
  return stdout;
}

/** A Python program that gets all inputs at once as JSON, and prints as many answers. */
function byPython(code: string, inputs: readonly unknown[]): readonly unknown[] {
  const answers = JSON.parse(String(ran('python3', ['-c', code], JSON.stringify(inputs)))) as readonly unknown[];
  expect(answers).toHaveLength(inputs.length);
  return answers;
}

/** The bytes of a kernel's result; undefined if it refuses the input. A bug of ours fails the test. */
async function bytesOf<Input extends KernelInput, Options, Output extends object>(
  kernel: Kernel<Input, Options, Output>,
  input: Input,
  options: Options,
): Promise<Buffer | undefined> {
  const reply = await runKernel(kernel, input, options, { signal: new AbortController().signal });
  if (!reply.ok) {
    expect(reply.error.code, JSON.stringify(input)).not.toBe('internal');
    return undefined;
  }
  const { result = null } = reply.output as Partial<TextOutput>;
  if (result?.stored === 'text') return Buffer.from(result.text);
  return result?.stored === 'blob' ? Buffer.from(await result.blob.arrayBuffer()) : Buffer.alloc(0);
}

const EDITS = Array.from('{}[],:"\\ 0-1.eE+tfn\n\t<>/&;=!?é😀');

/** A text with up to three characters replaced, inserted or removed. */
const edited = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(texts, fc.array(fc.tuple(fc.nat(), fc.constantFrom('', ...EDITS), fc.nat(1)), { maxLength: 3 }))
    .map(([text, edits]) => {
      const characters = Array.from(text);
      for (const [at, character, removed] of edits) characters.splice(at % (characters.length + 1), removed, character);
      return characters.join('');
    });

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
const someLines = fc
  .array(fc.constantFrom('a\n', 'b\n', 'B\n', '\n', ' a\n', 'a\r\n', '- x\n', '+ y\n', '@@ -1 +1 @@\n', 'é 😀\n'), {
    maxLength: 25,
  })
  .chain((lines) => fc.constantFrom('', 'end').map((end) => lines.join('') + end));
const someBytes = fc.uint8Array({ maxLength: 300 });

const PYTHON = ['python3', '-c', 'import json'] as const;

compare('Python', PYTHON, 'the same texts are JSON, with the same values', async () => {
  const texts = samples(edited(fc.json({ stringUnit: 'grapheme' })));
  const minified = await Promise.all(
    texts.map(async (text) => (await bytesOf(json, text, { ...JSON_OPTIONS, action: 'minify' }))?.toString() ?? null),
  );
  const code = `
import json, sys
def read(text):
    try: return [json.loads(text, parse_constant=lambda name: 1 / 0)]
    except (ValueError, ZeroDivisionError): return None
print(json.dumps([read(theirs) == (None if ours is None else read(ours)) for theirs, ours in json.load(sys.stdin)]))`;
  const agree = byPython(
    code,
    texts.map((text, at) => [text, minified[at]]),
  );
  expect(texts.filter((_, at) => agree[at] !== true)).toEqual([]);
});

compare('PyYAML', ['python3', '-c', 'import yaml'], 'what it writes is read as it was', async () => {
  // YAML 1.1 breaks lines at these, which YAML 1.2 and so our reader don't.
  const text = anyText.filter((one) => !/[\x85\u2028\u2029]/.test(one));
  const scalars = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), someLines);
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalars,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4 }),
    ),
  }));
  const values = samples(value);
  const code = `
import json, sys, yaml
print(json.dumps([yaml.safe_dump(value, allow_unicode=True) for value in json.load(sys.stdin)]))`;
  for (const [at, written] of byPython(code, values).entries()) {
    const result = await bytesOf(yaml, String(written), { ...YAML, mode: 'to-json', version: '1.1' });
    expect(JSON.parse(String(result ?? '"refused"')), String(written)).toEqual(values[at]);
  }
});

const cell = fc.oneof(anyText, fc.constantFrom('', ',', '"', '""', '\n', '\r\n', '\r', ' ', ';', '=1', '007', 'sep=;'));
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
/** The rules of the default dialect, so that nothing is recognized. */
const COMMAS = { ...CSV, separator: 'comma', quote: 'double', rows: 'arrays' } as const;

compare('Python', PYTHON, 'CSV that it writes is read as it was', async () => {
  const tables = samples(table);
  const code = `
import csv, io, json, sys
def written(table):
    out = io.StringIO(newline='')
    csv.writer(out, quoting=csv.QUOTE_ALL).writerows(table)
    return out.getvalue()
print(json.dumps([written(table) for table in json.load(sys.stdin)]))`;
  for (const [at, written] of byPython(code, tables).entries()) {
    const result = await bytesOf(csv, Buffer.from(String(written)), COMMAS);
    expect(JSON.parse(String(result ?? '"refused"')), String(written)).toEqual(tables[at]);
  }
});

compare('Python', PYTHON, 'reads any text as the same table, and the CSV that we write', async () => {
  const parts = fc.array(fc.constantFrom('a', 'é', ' ', ',', '"', '""', '\n', '\r\n', '\r', ';'), {
    maxLength: 20,
  });
  const texts = samples(parts.map((some) => some.join('')));
  const ours = await Promise.all(texts.map(async (text) => bytesOf(csv, Buffer.from(text), COMMAS)));
  const tables = samples(table);
  const written = await Promise.all(
    tables.map(async (rows) => String(await bytesOf(csv, JSON.stringify(rows), { ...CSV, mode: 'to-csv' }))),
  );
  const code = `
import csv, io, json, sys
read = lambda text: [row for row in csv.reader(io.StringIO(text, newline='')) if row]
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`;
  const theirs = byPython(code, [...texts, ...written]);
  // We refuse a quoted field without an end, which Python ends with the file.
  const read = ours.map((bytes, at) => (bytes ? (JSON.parse(String(bytes)) as unknown) : theirs[at]));
  expect(ours.filter(Boolean).length).toBeGreaterThan(texts.length / 4);
  expect(theirs).toEqual([...read, ...tables]);
});

compare('sort', ['sort', '--version'], 'the same different lines in the same order', async () => {
  const options = { ...DEDUP, caseSensitive: true, trimWhitespace: false, removeEmpty: false, preserveOrder: false };
  for (const text of samples(someLines.filter((lines) => !lines.includes('\r') && lines.trim() !== ''))) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    expect(String(await bytesOf(dedup, ended, options)), JSON.stringify(text)).toBe(String(ran('sort', ['-u'], ended)));
  }
});

compare('base64', ['base64', '--version'], 'the same characters, and the same bytes again', async () => {
  for (const bytes of samples(someBytes)) {
    const theirs = ran('base64', [], bytes);
    const options = { ...base64Options.defaults, lineLength: 76 } as const;
    expect(String(await bytesOf(base64, bytes, options))).toBe(String(theirs));
    const decoded = await bytesOf(base64, theirs, { ...base64Options.defaults, mode: 'decode', lines: 'joined' });
    expect(decoded).toEqual(Buffer.from(bytes));
  }
});

compare('git', ['git', '--version'], 'each applies the other’s patches', async () => {
  for (const [from, to] of samples(fc.tuple(someLines, someLines))) {
    if (from === to || from === '' || to === '') continue;
    writeFileSync(join(folder, 'a'), from);
    writeFileSync(join(folder, 'b'), to);
    const theirs = ran('git', ['diff', '--no-index', '--no-color', 'a', 'b'], '', [1]);
    const applied = await bytesOf(patch, [from, theirs], { reverse: false });
    expect(String(applied), JSON.stringify([from, to])).toBe(to);
    const ours = await bytesOf(diff, [from, to], {
      ...DIFF,
      download: 'patch',
      lineNumbers: false,
      names: ['a/a', 'b/a'],
    });
    ran('git', ['apply', '--whitespace=nowarn', '-'], ours ?? '');
    expect(await readFile(join(folder, 'a'), 'utf8'), JSON.stringify([from, to])).toBe(to);
  }
});

compare('jq', ['jq', '--version'], 'the same text with sorted keys', async () => {
  const scalars = [fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null)];
  for (const value of samples(fc.object({ key: fc.string({ maxLength: 4 }), values: scalars }))) {
    const text = JSON.stringify(value);
    const ours = await bytesOf(json, text, { ...JSON_OPTIONS, action: 'minify', sortKeys: true });
    expect(`${String(ours)}\n`, text).toBe(String(ran('jq', ['-cS', '.'], text)));
  }
});

compare('xmllint', ['xmllint', '--version'], 'the same texts are well-formed', async () => {
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('a', 'b', 'c-d'),
        fc.constantFrom('', ' x="1"', " y='&lt;'", ' x="é" y="2"'),
        fc.array(
          fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('text', '&amp;', '<!-- c -->', '<?p i?>', '<![CDATA[<]]>'),
            tie('element'),
          ),
          { maxLength: 3 },
        ),
      )
      .map(([name, attributes, inside]) => `<${name}${attributes}>${inside.join('')}</${name}>`),
  }));
  // xmllint only warns of names that break Namespaces in XML.
  for (const text of samples(edited(element).filter((one) => !one.includes(':')))) {
    const { status } = spawnSync('xmllint', ['--noout', '--nonet', '-'], { input: text });
    const ours = await bytesOf(xml, text, { action: 'validate', indent: '2' });
    expect(ours !== undefined, text).toBe(status === 0);
  }
});
