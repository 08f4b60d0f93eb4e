// Compiles wasm/<family>/assembly/<name>.ts to wasm/generated/<family>-<name>.ts, which has the module's bytes as Base64, and
// extracts the module of a library in the same way. A family's modules share the files whose names begin with "_", and all modules
// share those of wasm/shared. Run it with `npm run wasm`. Unchanged modules are skipped by their stamps.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const wasm = import.meta.dirname;
const root = join(wasm, '..');
const generated = join(wasm, 'generated');

// The first KiB has each kernel's own layout, and static data begins after it. SIMD without relaxed SIMD: its results may
// differ between machines, and no kernel gained by it.
const flags = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--memoryBase', '1024'];

interface Entry {
  readonly family: string;
  readonly name: string;
  /** Changes whenever the module could change. */
  readonly stamp: string;
}

function findEntries(): Entry[] {
  const compiler = readFileSync(join(root, 'node_modules/assemblyscript/package.json'), 'utf8');
  const common = join(wasm, 'shared/assembly');
  const commonSources = readdirSync(common).map((file) => readFileSync(join(common, file), 'utf8'));
  const fixed = [compiler, flags.join(' '), readFileSync(import.meta.filename, 'utf8'), ...commonSources];
  return readdirSync(wasm).flatMap((family) => {
    const folder = join(wasm, family, 'assembly');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    const shared = files.filter((file) => file.startsWith('_'));
    return files
      .filter((file) => !file.startsWith('_'))
      .map((file) => {
        const hash = createHash('sha256');
        for (const text of [...fixed, ...[...shared, file].flatMap((part) => [part, sources.get(part) ?? ''])]) {
          hash.update(`${text.length}:${text}`);
        }
        return { family, name: file.slice(0, -'.ts'.length), stamp: hash.digest('hex').slice(0, 32) };
      });
  });
}

const outputOf = ({ family, name }: Entry): string => `${family}-${name}.ts`;
const firstLineOf = ({ family, name, stamp }: Entry): string =>
  `// Made by wasm/build.ts from wasm/${family}/assembly/${name}.ts; stamp ${stamp}`;

function isFresh(entry: Entry): boolean {
  const path = join(generated, outputOf(entry));
  return existsSync(path) && readFileSync(path, 'utf8').startsWith(`${firstLineOf(entry)}\n`);
}

async function compile(entry: Entry): Promise<void> {
  // Loaded only if needed: the compiler takes longer to start than the rest of an up-to-date run.
  const { main } = await import('assemblyscript/asc');
  let bytes: Uint8Array | undefined;
  const source = `wasm/${entry.family}/assembly/${entry.name}.ts`;
  const { error } = await main([source, '--baseDir', root, '--outFile', 'module.wasm', ...flags], {
    stderr: process.stderr,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = contents;
    },
  });
  if (error !== null || bytes === undefined) throw new Error(`${source}: ${error?.message ?? 'no module was written'}`);
  const text = `${firstLineOf(entry)}\nexport const moduleBase64: string =\n  '${Buffer.from(bytes).toString('base64')}';\n`;
  writeFileSync(join(generated, outputOf(entry)), text);
  console.log(`${outputOf(entry)}  ${bytes.length} bytes`);
}

/** Libraries with a module in their script, by the generated file. A worker that may not fetch has the module in its script. */
const LIBRARIES = new Map([['lame-mp3.ts', '@mediabunny/mp3-encoder']]);

/** "\0asm" and the next bytes, in Base64. */
const MODULE = /AGFzbQ[\w+/]+={0,2}/;

function copy(output: string, specifier: string): void {
  const script = readFileSync(createRequire(import.meta.url).resolve(specifier), 'utf8');
  const [moduleBase64] = MODULE.exec(script) ?? [];
  if (moduleBase64 === undefined) throw new Error(`${specifier} has no module`);
  const path = join(generated, output);
  const text = `// Made by wasm/build.ts from ${specifier}\nexport const moduleBase64: string =\n  '${moduleBase64}';\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

mkdirSync(generated, { recursive: true });
const entries = findEntries();
const outputs = new Set([...entries.map(outputOf), ...LIBRARIES.keys()]);
for (const file of readdirSync(generated)) if (!outputs.has(file)) rmSync(join(generated, file));
for (const [output, specifier] of LIBRARIES) copy(output, specifier);
try {
  for (const entry of entries.filter((entry) => !isFresh(entry))) await compile(entry);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
