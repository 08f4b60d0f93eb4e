// Reads what the sources import, with TypeScript's own parser: comments and strings cannot fool it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

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
  /** True when it does nothing but hand on what other files export. */
  readonly isBarrel: boolean;
}

type Found = Pick<Import, 'specifier' | 'typeOnly'> & { readonly node: ts.Node };

const isTypeOnlyImport = (clause: ts.ImportClause | undefined) => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && names !== undefined && ts.isNamedImports(names) && areTypes(names.elements);
};

const areTypes = (elements: readonly { readonly isTypeOnly: boolean }[]) =>
  elements.length > 0 && elements.every((element) => element.isTypeOnly);

const isTypeOnlyExport = (node: ts.ExportDeclaration) =>
  node.isTypeOnly ||
  (node.exportClause !== undefined && ts.isNamedExports(node.exportClause) && areTypes(node.exportClause.elements));

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

function importAt(node: ts.Node): Found | undefined {
  const found = (specifier: ts.Node | undefined, typeOnly: boolean) =>
    specifier && ts.isStringLiteralLike(specifier) ? { specifier: specifier.text, typeOnly, node } : undefined;
  if (ts.isImportDeclaration(node)) return found(node.moduleSpecifier, isTypeOnlyImport(node.importClause));
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, isTypeOnlyExport(node));
  if (isDynamicImport(node)) return found(node.arguments[0], false);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return found(node.argument.literal, true);
  return undefined;
}

const isWorker = (node: ts.Node) =>
  ts.isNewExpression(node) && /^(?:\w+\.)?(?:Shared)?Worker$/.test(node.expression.getText());

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

function resolve(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return undefined;
  const base = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
  const extension = EXTENSIONS.find((candidate) => exists(base + candidate));
  return base + (extension ?? ''); // what does not exist keeps its name, so that its floor is still known
}

export function readSource(path: string, text: string, exists: (path: string) => boolean): SourceFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const imports: Import[] = [];
  const makesWorker: number[] = [];
  walk(source, (node) => {
    if (isWorker(node)) makesWorker.push(lineOf(node));
    const found = importAt(node);
    if (!found) return;
    const [specifier = '', query = ''] = found.specifier.split('?', 2);
    imports.push({
      specifier,
      query,
      target: resolve(path, specifier, exists),
      typeOnly: found.typeOnly,
      dynamic: isDynamicImport(found.node),
      line: lineOf(found.node),
    });
  });
  const handsOn = source.statements.filter((node) => ts.isExportDeclaration(node) && node.moduleSpecifier);
  const isBarrel = handsOn.length > 0 && handsOn.length === source.statements.length;
  return { path, imports, makesWorker, isBarrel };
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
