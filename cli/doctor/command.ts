// `toolyard doctor`: what a report of a problem needs to say about a computer, and whether this package works on it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, freemem, platform, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines, version } from '../../package.json';
import { formatBytes } from '../../src/lib/format';
import { say } from '../../workers/words/in-words';
import { EXIT, shown, UsageError } from '../problem';
import { commandNames, recordOf } from '../tools';
import { run } from '../run';
import * as words from './words';

type RowName = keyof typeof words.names;

interface Row {
  readonly name: RowName;
  readonly says: string;
  /** Something does not work here. */
  readonly isProblem?: true;
}

/** FIPS 180-4, the first example of SHA-256. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

/** Below this, a tool that reads its input twice soon fails. */
const FEW_BYTES = 100_000_000;

const problem = (name: RowName, what: string): Row => ({
  name,
  says: say(words.problem, { what }),
  isProblem: true,
});

const [needed = ''] = /[\d.]+/.exec(engines.node) ?? [];

function nodeRow(): Row {
  const [has, needs] = [process.versions.node, needed].map((text) => text.split('.').map(Number));
  const isOld = (has?.[0] ?? 0) < (needs?.[0] ?? 0) || (has?.[0] === needs?.[0] && (has?.[1] ?? 0) < (needs?.[1] ?? 0));
  if (isOld) return problem('node', say(words.oldNode, { version: process.versions.node, needed }));
  return { name: 'node', says: say(words.node, { version: process.versions.node, system: `${platform()} ${arch()}` }) };
}

async function temporaryRow(): Promise<Row> {
  const folder = tmpdir();
  try {
    const own = await mkdtemp(join(folder, 'toolyard-'));
    try {
      await writeFile(join(own, 'file'), 'x');
    } finally {
      await rm(own, { recursive: true });
    }
    const { bavail, bsize } = await statfs(folder);
    const values = { folder: shown(folder), free: formatBytes(bavail * bsize) };
    return bavail * bsize < FEW_BYTES
      ? problem('temporary', say(words.fullFolder, values))
      : { name: 'temporary', says: say(words.space, values) };
  } catch {
    return problem('temporary', say(words.notWritable, { folder: shown(folder) }));
  }
}

/** Hashes in WebAssembly, by the same way as each command. */
async function webAssemblyRow(): Promise<Row> {
  try {
    const { output } = await run('hash', 'abc', { algorithms: ['sha256'] });
    return JSON.stringify(output).includes(ABC)
      ? { name: 'webAssembly', says: words.right }
      : problem('webAssembly', words.wrong);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem('webAssembly', say(words.broken, { reason: shown(reason) }));
  }
}

const limitsOf = (): readonly (readonly [command: string, limit: string])[] =>
  commandNames.flatMap((name) => {
    const { sizeLimit } = recordOf(name);
    return sizeLimit === undefined ? [] : [[name, sizeLimit] as const];
  });

/** The exit code: 2 if something doesn't work here. */
export async function runDoctor(args: readonly string[]): Promise<number> {
  const other = args.find((word) => word !== '--json');
  if (other !== undefined) throw new UsageError(say(words.takesNothing, { word: shown(other) }));
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hasSite = existsSync(join(folder, 'site', 'index.html'));
  const rows: readonly Row[] = [
    { name: 'toolyard', says: version },
    nodeRow(),
    { name: 'package', says: shown(folder) },
    { name: 'site', says: hasSite ? words.site : words.noSite },
    await temporaryRow(),
    { name: 'threads', says: String(availableParallelism()) },
    { name: 'memory', says: say(words.memory, { free: formatBytes(freemem()), all: formatBytes(totalmem()) }) },
    await webAssemblyRow(),
  ];
  const isFine = !rows.some(({ isProblem }) => isProblem);
  process.stdout.write(args.includes('--json') ? asJson(rows, isFine) : asText(rows, isFine));
  return isFine ? EXIT.done : EXIT.problem;
}

const asJson = (rows: readonly Row[], ok: boolean) =>
  `${JSON.stringify({
    ok,
    ...Object.fromEntries(rows.map(({ name, says }) => [name, says])),
    problems: rows.filter(({ isProblem }) => isProblem).map(({ name }) => name),
    limits: Object.fromEntries(limitsOf()),
  })}\n`;

function asText(rows: readonly Row[], isFine: boolean): string {
  const table = (pairs: readonly (readonly [string, string])[], indent: string) => {
    const width = Math.max(...pairs.map(([left]) => left.length)) + 2;
    return pairs.map(([left, right]) => `${indent}${left.padEnd(width)}${right}`);
  };
  return [
    ...table(
      rows.map(({ name, says }) => [words.names[name], says] as const),
      '',
    ),
    '',
    words.limits,
    ...table(limitsOf(), '  '),
    `  ${words.noLimit}`,
    ...(isFine ? ['', words.fine] : []),
    '',
  ].join('\n');
}
