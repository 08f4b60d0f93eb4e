// The house's floors: a file imports from its own folder and from lower floors only.
import type { Import, SourceFile } from './imports';

export interface Place {
  readonly floor: number;
  /** Files of one folder may import each other. */
  readonly folder: string;
}

/** The first pattern that fits decides. Its match is the folder. */
const FLOORS: readonly (readonly [RegExp, number])[] = [
  [/^wasm\//, 0],
  [/^workers\/contract\//, 1],
  [/^workers\/words\//, 2],
  [/^workers\/lib\//, 3],
  [/^workers\/kernels\/[^/]+\//, 4],
  [/^workers\/engines\/[^/]+\//, 4],
  [/^workers\/run\//, 5],
  [/^workers\/(?:runtime|client)\//, 6],
  [/^src\/(?:lib|ui|artifacts|forms)\//, 7],
  [/^src\/settings\.ts$/, 7],
  [/^src\/(?:hydration|visitor|service-worker)\//, 8],
  [/^src\/(?:state|ads)\//, 9],
  [/^src\/tool-kit\//, 10],
  [/^src\/tools\/(?:[^/]+\/|[^/]+\.tsx?$)/, 11],
  [/^src\/pages\//, 12],
  [/^src\/app\//, 13],
  [/^cli\/(?=(?:browser\/build-browser|package-files|package-json|package-site|packed-wasm|vite\.config)\.ts$)/, 19],
  [/^cli\/(?=serve\/server\.ts$)/, 19],
  [/^cli\//, 13],
  [/^server\/(?=(?:client-address|headers|headers-file|limits|listen|log|metrics|stop|third-parties|words)\.ts$)/, 14],
  [/^server\/(?:site|store)\//, 15],
  [/^server\/mail\//, 16],
  [/^server\/(?=backend\.ts$)/, 17],
  [/^server\/(?:admin|api)\//, 18],
  [/^build\//, 18],
  [/^server\/(?=app\.ts$)/, 19],
  [/^server\/verify\//, 20],
  [/^server\//, 21],
  [/^scripts\//, 22],
  [/^tests\/(?:fixtures|run|tools)\//, 22],
  [/^tests\/mutants\//, 23],
  [/^tests\/(?:server|unit)\//, 24],
  [/^tests\/(?:built|cli|engines|newcomer)\//, 25],
  [/^tests\/(?:browser|nightly)\//, 26],
  [/^tests\/languages\//, 27],
  [/^bench\//, 27],
  [/^tests\/bench\//, 28],
];

const SITE = /^(?:src|wasm|workers)\//;

/**
 * The catalog lists the folders beside it, the design system may use the browser helpers, and Identify opens layers with the kernels
 * of the tools that a recipe would use.
 */
const SIDEWAYS: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^src\/tools\/[^/]+\.tsx?$/, /^src\/tools\//],
  [/^src\/ui\//, /^src\/lib\//],
  [/^workers\/kernels\/identify\/steps\.ts$/, /^workers\/kernels\/[^/]+\/(?:kernel|spec)\.ts$/],
];

/** The page's ways into the workers' side, and the JSON machine for short texts. A kernel itself is never one of them. */
const ENTRANCES =
  /^workers\/(?:contract\/|words\/|client\/|kernels\/[^/]+\/(?:spec|words|messages)\.ts$|lib\/(?:file-names|mime|surrogates|json\/rewrite-json)\.ts$)/;

const COMLINK_USERS = /^workers\/(?:runtime\/|client\/|run\/callbacks\.ts$)/;

const WORKER_MAKER = 'src/app/worker-scripts.ts';

/** A worker's own workers, whose address is part of its script. */
const NESTED_WORKER_MAKER = 'workers/runtime/segments/spawn.ts';

/** Tries in vain to, for the visitor who wants to see that it can't. */
const NO_WORKER_MAKER = 'workers/runtime/compute/ways-out.ts';

/** The scripts that workers start with, ours and the library's. */
const WORKER_ENTRY = /^workers\/runtime\/(?:(?:segments\/)?compute\/[^/]+|media\/[^/]+|ffmpeg-worker)\.ts$/;

const LOCKDOWN = /^(?:\.{1,2}\/)+lockdown(?:\.ts)?$/;

const INDEX = 'src/tools/index.ts';

export function placeOf(path: string): Place | undefined {
  for (const [pattern, floor] of FLOORS) {
    const folder = pattern.exec(path)?.[0];
    if (folder !== undefined) return { floor, folder };
  }
  return undefined;
}

/** Only the build of the WASM kernels, a program for Node, has no floor. */
const hasNoFloor = (path: string) => path === 'wasm/build.ts' || path.endsWith('.d.ts');

const isWorkerAddress = ({ query }: Import) => /^worker(?:&|$)/.test(query);

function problemOfPath(from: string, to: string): string | undefined {
  if (to === 'package.json' || to === 'playwright.config.ts') return undefined;
  const [here, there] = [placeOf(from), placeOf(to)];
  if (!here) return undefined; // reported once, for the file
  if (!there) return 'is on no floor';
  if (from.startsWith('src/') && to.startsWith('workers/') && !ENTRANCES.test(to))
    return 'is not an entrance for the page';
  if (there.floor < here.floor) return undefined;
  if (there.floor === here.floor && here.folder === there.folder) return undefined;
  if (SIDEWAYS.some(([source, target]) => source.test(from) && target.test(to))) return undefined;
  return there.floor === here.floor
    ? 'is a neighbour on the same floor'
    : `is on floor ${there.floor}, above ${here.floor}`;
}

function problemOfImport(from: string, imported: Import): string | undefined {
  const { specifier, target } = imported;
  if (isWorkerAddress(imported) && SITE.test(from))
    return from === WORKER_MAKER ? undefined : `is a worker, made in ${WORKER_MAKER} only`;
  if (/^comlink(?:\/|$)/.test(specifier) && SITE.test(from) && !COMLINK_USERS.test(from))
    return 'belongs to the two ends of the bridge';
  return target === undefined ? undefined : problemOfPath(from, target);
}

export function importProblems(file: SourceFile): string[] {
  return file.imports.flatMap((imported) => {
    const problem = problemOfImport(file.path, imported);
    return problem
      ? [`${file.path}:${imported.line} imports ${imported.target ?? imported.specifier}, which ${problem}`]
      : [];
  });
}

export function fileProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  if (!placeOf(file.path) && !hasNoFloor(file.path)) problems.push(`${file.path} is on no floor`);
  if (file.isBarrel) problems.push(`${file.path} only hands on what others export`);
  if (WORKER_ENTRY.test(file.path) && !LOCKDOWN.test(file.imports[0]?.specifier ?? ''))
    problems.push(`${file.path} does not import workers/runtime/lockdown.ts first`);
  if (/\/index\.tsx?$/.test(file.path) && file.path !== INDEX) problems.push(`${file.path} is a second index`);
  if (SITE.test(file.path) && ![WORKER_MAKER, NESTED_WORKER_MAKER, NO_WORKER_MAKER].includes(file.path)) {
    problems.push(...file.makesWorker.map((line) => `${file.path}:${line} makes a worker outside ${WORKER_MAKER}`));
  }
  return problems;
}
