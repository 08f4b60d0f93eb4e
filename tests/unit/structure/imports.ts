// Finds the sources' imports with a parser, so that comments and strings can't fool it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { ExportNamedDeclaration, Expression, ImportDeclaration, Program } from 'oxc-parser';

export interface Import {
  /** As written, without a query such as `?worker&url`. */
  readonly specifier: string;
  readonly query: string;
  /** The file of this project that it names; undefined for a package. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  /** Loaded when it is asked for: `import('…')`. */
  readonly dynamic: boolean;
  readonly line: number;
}

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly imports: readonly Import[];
  /** Lines on which a worker is made. */
  readonly makesWorker: readonly number[];
  /** True if it only re-exports from other files. */
  readonly isBarrel: boolean;
}

type Found = Pick<Import, 'specifier' | 'typeOnly' | 'dynamic'> & { readonly start: number };

const areTypes = (kinds: readonly string[]) => kinds.length > 0 && kinds.every((kind) => kind === 'type');

const isTypeOnlyImport = ({ importKind, specifiers }: ImportDeclaration) =>
  importKind === 'type' ||
  areTypes(specifiers.map((it) => (it.type === 'ImportSpecifier' ? (it.importKind ?? 'value') : 'value')));

const isTypeOnlyExport = ({ exportKind, specifiers }: ExportNamedDeclaration) =>
  exportKind === 'type' || areTypes(specifiers.map((it) => it.exportKind ?? 'value'));

/** For `import('…')`: undefined if the argument is computed. */
function constantText(node: Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function read(program: Program, text: string) {
  const found: Found[] = [];
  const makesWorker: number[] = [];
  const visitor = new Visitor({
    ImportDeclaration: (node) =>
      found.push({
        specifier: node.source.value,
        typeOnly: isTypeOnlyImport(node),
        dynamic: false,
        start: node.start,
      }),
    ExportNamedDeclaration: (node) => {
      const { source, start } = node;
      if (source) found.push({ specifier: source.value, typeOnly: isTypeOnlyExport(node), dynamic: false, start });
    },
    ExportAllDeclaration: ({ source, exportKind, start }) =>
      found.push({ specifier: source.value, typeOnly: exportKind === 'type', dynamic: false, start }),
    ImportExpression: ({ source, start }) => {
      const specifier = constantText(source);
      if (specifier !== undefined) found.push({ specifier, typeOnly: false, dynamic: true, start });
    },
    TSImportType: ({ source, start }) => found.push({ specifier: source.value, typeOnly: true, dynamic: false, start }),
    NewExpression: ({ callee, start }) => {
      if (/^(?:\w+\.)?(?:Shared)?Worker$/.test(text.slice(callee.start, callee.end))) makesWorker.push(start);
    },
  });
  visitor.visit(program);
  return { found, makesWorker };
}

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

function resolve(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return undefined;
  const base = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
  const extension = EXTENSIONS.find((candidate) => exists(base + candidate));
  return base + (extension ?? ''); // a missing file keeps its name, so that its floor is still known
}

const isHandedOn = (statement: Program['body'][number]) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null);

/** Throws for a syntax error, because imports missing from a broken tree would pass. */
export function parseSource(path: string, text: string): Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/** Throws as parseSource does. */
export function readSource(path: string, text: string, exists: (path: string) => boolean): SourceFile {
  const program = parseSource(path, text);
  const lineOf = (start: number) => text.slice(0, start).split('\n').length;
  const { found, makesWorker } = read(program, text);
  const imports = found.map(({ start, ...rest }): Import => {
    const [specifier = '', query = ''] = rest.specifier.split('?', 2);
    return { ...rest, specifier, query, target: resolve(path, specifier, exists), line: lineOf(start) };
  });
  const isBarrel = program.body.length > 0 && program.body.every(isHandedOn);
  return { path, imports, makesWorker: makesWorker.map(lineOf), isBarrel };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Every source under the folders, except what is generated and what AssemblyScript compiles. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  const exists = (path: string) => isFile(join(root, path));
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !/^wasm\/(?:generated|[^/]+\/assembly)\//.test(path) && exists(path))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), exists));
}
