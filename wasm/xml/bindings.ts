// The XML machine's typed bindings. It needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/xml-machine';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

/** `more`: all complete tokens were read. `output`: the output is full. `other`: see `assembly/machine.ts`. */
export type XmlEnd = 'more' | 'output' | 'other';
const ENDS: readonly XmlEnd[] = ['more', 'output', 'other'];

export interface XmlPass {
  /** A pass that checks comes before one that writes. */
  readonly writes: boolean;
  /** One level of indentation: a tab or up to four spaces; undefined for no line breaks and no indentation. */
  readonly indent: string | undefined;
  readonly maxDepth: number;
  /** The length of a valid XML declaration; 0 without one. */
  readonly declaration: number;
  /** The length of a valid DOCTYPE; 0 without one. */
  readonly doctype: number;
  /** Whether the document begins with a byte order mark. */
  readonly isMarked: boolean;
}

export interface XmlStep {
  readonly ended: XmlEnd;
  /** Bytes of the arena that were processed. */
  readonly consumed: number;
  /** Valid until the next call. */
  readonly output: Uint8Array;
}

/** Checks and rewrites a document of common constructs, in UTF-8. */
export interface XmlMachine {
  /** Holds the piece. */
  readonly arena: Uint8Array;
  readonly begin: (pass: XmlPass) => void;
  /** Processes the arena's bytes from `start` to `length`, where no character is cut. */
  readonly take: (start: number, length: number, isLast: boolean) => XmlStep;
  /** After a pass that checks. */
  readonly totals: () => { elements: number; attributes: number; comments: number; depth: number };
  /** Call it last, because another run may then use the memory. */
  readonly release: () => void;
}

/** Free instances: their memory is used again. Each concurrent run needs its own. */
const idle: WebAssembly.Exports[] = [];

export function createXmlMachine(): XmlMachine {
  const exports = idle.pop() ?? instantiate(moduleBase64);
  const memory = memoryOf(exports);
  const constant = (name: string) => constantOf(exports, name);
  const results = new Float64Array(memory.buffer, constant('RESULTS'), 6);
  const outputAt = constant('OUTPUT');
  const [begin, take] = [functionOf(exports, 'begin'), functionOf(exports, 'take')];
  return {
    arena: memory.subarray(constant('ARENA'), constant('ARENA') + constant('ARENA_BYTES')),
    begin({ writes, indent = '', maxDepth, declaration, doctype, isMarked }) {
      const mode = writes ? (indent === '' ? 1 : 2) : 0;
      begin(mode, indent.length, indent.charCodeAt(0), maxDepth, declaration, doctype, Number(isMarked));
    },
    take(start, length, isLast) {
      const ended = ENDS[take(start, length, Number(isLast))] ?? 'other';
      const [consumed = 0, written = 0] = results;
      return { ended, consumed, output: memory.subarray(outputAt, outputAt + written) };
    },
    totals() {
      const [, , elements = 0, attributes = 0, comments = 0, depth = 0] = results;
      return { elements, attributes, comments, depth };
    },
    release: () => void idle.push(exports),
  };
}
