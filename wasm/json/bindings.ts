// The JSON machine's typed bindings. It needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/json-machine';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';
import type { JsonTally } from './tally';

/** The reader's state: the expected or current token. */
export const STATES = [
  'value',
  'value-or-end',
  'key-or-end',
  'key',
  'colon',
  'comma-or-end',
  'closing',
  'done',
  'string',
  'escape',
  'hex',
  'minus',
  'zero',
  'integer',
  'point',
  'fraction',
  'exponent',
  'exponent-sign',
  'exponent-digits',
  'literal',
] as const;
export type JsonState = (typeof STATES)[number];

/** The most open containers: each takes a bit and a count. */
export const DEPTH_LIMIT = 1_000_000;
/** The most keys of open objects that are compared with each other. */
export const KEY_LIMIT = 786_432;
/** Warnings of each kind that keep their places. All are counted. */
export const KEPT_WARNINGS = 100;

/** What to write: nothing, the tokens alone, or formatted tokens. */
export type JsonWriting = 'nothing' | 'minified' | 'formatted';

export interface MachineOptions {
  readonly writing: JsonWriting;
  /** One level of indentation: a tab, or up to 255 spaces. */
  readonly indent: string;
  /** Several documents, each beginning on a new line. */
  readonly isLines: boolean;
  /** Several documents, one after another. Numbers and literals need whitespace between them. */
  readonly isSequence?: boolean;
  readonly maxDepth: number;
}

export interface MachineWarning {
  readonly kind: 'duplicate-key' | 'inexact-number';
  /** Of the token's first byte. */
  readonly offset: number;
}

export interface MachineStep {
  /** `more`: all bytes were read. `output`: the output is full. `invalid`, `too-deep`: at the byte after the consumed ones. */
  readonly ended: 'more' | 'output' | 'invalid' | 'too-deep';
  /** Bytes of the arena that were processed. */
  readonly consumed: number;
  /** Valid until the next call. */
  readonly output: Uint8Array;
  /** Of this call, if there were fewer than KEPT_WARNINGS of their kind. */
  readonly warnings: readonly MachineWarning[];
  readonly state: JsonState;
  /** The number of open containers, and the kind of the innermost. */
  readonly open: number;
  readonly isInObject: boolean;
}

/** Checks and rewrites pieces of UTF-8 that are cut between characters. */
export interface JsonMachine {
  /** Holds the piece. */
  readonly arena: Uint8Array;
  /** Processes the arena's bytes from `start` to `length`. `offset` is that of the arena's first byte. */
  readonly take: (start: number, length: number, offset: number) => MachineStep;
  /** Call it after the last byte: `invalid` if a document is incomplete, otherwise `more`. */
  readonly finish: () => MachineStep;
  readonly tally: () => JsonTally;
  /** Whether one of several documents has more than one line. */
  readonly hasSpanning: () => boolean;
  /** Whether an object had too many keys to compare them all. */
  readonly hasOverflowed: () => boolean;
  /** Call it last, because another machine may then use the memory. */
  readonly release?: () => void;
}

export const ENDS = ['more', 'output', 'invalid', 'too-deep'] as const;
export const WRITINGS: readonly JsonWriting[] = ['nothing', 'minified', 'formatted'];

/** The index of each result. */
const RESULTS = {
  consumed: 0,
  output: 1,
  logged: 2,
  duplicates: 3,
  inexact: 4,
  state: 5,
  open: 6,
  isInObject: 7,
  depth: 8,
  objects: 9,
  arrays: 10,
  members: 11,
  scalars: 12,
  documents: 13,
  spans: 14,
  overflowed: 15,
} as const;

const TAB = 9;
const SPACE = 32;

interface Instance {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly exports: WebAssembly.Exports;
}

/**
 * Free instances. Each takes 19 MB, so a machine's instance is used again. Each concurrent run of a thread, such as a recipe's
 * steps in Node, needs its own instance, because the instance holds the reader's state.
 */
const idle: Instance[] = [];

function makeInstance(): Instance {
  const exports = instantiate(moduleBase64);
  return { exports, memory: memoryOf(exports) };
}

/** Resets what an earlier machine left unfinished. */
export function createWasmMachine({
  writing,
  indent,
  isLines,
  isSequence = false,
  maxDepth,
}: MachineOptions): JsonMachine {
  const instance = idle.pop() ?? makeInstance();
  const { exports, memory } = instance;
  const constant = (name: string) => constantOf(exports, name);
  const results = new Float64Array(memory.buffer, constant('RESULTS'), 16);
  const result = (name: keyof typeof RESULTS) => results[RESULTS[name]] ?? 0;
  const log = new DataView(memory.buffer, constant('LOG'), 2 * KEPT_WARNINGS * 16);
  const arenaAt = constant('ARENA');
  const outputAt = constant('OUTPUT');
  const take = functionOf(exports, 'take');
  const finish = functionOf(exports, 'finish');
  const byte = indent.startsWith('\t') ? TAB : SPACE;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const several = isSequence ? 2 : Number(isLines);
  functionOf(exports, 'begin')(WRITINGS.indexOf(writing), indent.length, byte, several, maxDepth, seed);
  const warnings = (): MachineWarning[] =>
    Array.from({ length: result('logged') }, (_, index) => ({
      kind: log.getUint32(16 * index, true) === 1 ? 'duplicate-key' : 'inexact-number',
      offset: log.getFloat64(16 * index + 8, true),
    }));
  const step = (status: number): MachineStep => ({
    ended: ENDS[status] ?? 'invalid',
    consumed: result('consumed'),
    output: memory.subarray(outputAt, outputAt + result('output')),
    warnings: warnings(),
    state: STATES[result('state')] ?? 'value',
    open: result('open'),
    isInObject: result('isInObject') === 1,
  });
  return {
    arena: memory.subarray(arenaAt, arenaAt + constant('ARENA_BYTES')),
    take: (start, length, offset) => step(take(start, length, offset)),
    finish: () => step(finish()),
    tally: () => ({
      depth: result('depth'),
      objects: result('objects'),
      arrays: result('arrays'),
      members: result('members'),
      scalars: result('scalars'),
      documents: result('documents'),
      duplicateKeys: result('duplicates'),
      inexactNumbers: result('inexact'),
    }),
    hasSpanning: () => result('spans') === 1,
    hasOverflowed: () => result('overflowed') === 1,
    release: () => void idle.push(instance),
  };
}
