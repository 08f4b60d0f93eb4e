// Checks and rewrites documents of common constructs by the XML machine, several times as fast as by tokens. Knows no errors: a
// document that the machine refuses is read by `readXml`.
import { createXmlMachine, type XmlMachine, type XmlPass } from '../../../wasm/xml/bindings';
import type { RunContext } from '../../contract/run/kernel';
import { KiB, type Sink, type Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import { unfinishedBytes } from '../decode-utf8';
import type { Doctype } from './doctype';
import { XmlJudge, type XmlCounts } from './judge';
import type { XmlJob } from './read-xml';
import { XmlScanner } from './scanner';
import { XML_MIME } from './write-xml';
import { XmlError } from './xml-error';
import { isUtf8, type XmlForm } from './xml-pieces';

/** Input and output stay in a core's second-level cache. */
const PART_BYTES = 128 * KiB;

type CheckJob = Pick<XmlJob, 'maxDepth' | 'passes'>;

interface RewriteJob extends CheckJob {
  /** One level of indentation; undefined for no line breaks. */
  readonly indent: string | undefined;
}

interface Checked {
  readonly doctype: Doctype | undefined;
  readonly totals: XmlCounts;
}

/** Undefined for a document with other constructs, or with an error. */
export const checkCommon = (
  source: Source,
  form: XmlForm,
  run: RunContext,
  { maxDepth, passes }: CheckJob,
): Promise<Checked | undefined> => withMachine(form, maxDepth, (read) => read(run.read(source, passes)));

/** The same, with the document's result. */
export const rewriteCommon = (
  source: Source,
  form: XmlForm,
  run: RunContext,
  { maxDepth, passes, indent }: RewriteJob,
): Promise<(Checked & { readonly result: Stored }) | undefined> =>
  withMachine(form, maxDepth, async (read) => {
    const checked = await read(run.read(source, passes));
    if (!checked) return undefined;
    const sink = await run.sink({ mime: XML_MIME });
    if (!(await read(run.read(source, passes), { sink, indent }))) throw new Error('A checked document was refused');
    return { ...checked, result: await sink.close() };
  });

interface Writing {
  readonly sink: Sink;
  readonly indent: string | undefined;
}

type Read = (chunks: AsyncIterable<Uint8Array>, writing?: Writing) => Promise<Checked | undefined>;

async function withMachine<Result>(
  { label, declared, isMarked, head }: XmlForm,
  maxDepth: number,
  work: (read: Read) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const prolog = label === 'utf-8' && isUtf8(declared) ? prologOf(isMarked ? head.slice(1) : head) : undefined;
  if (!prolog) return undefined;
  const { doctype, lengths } = prolog;
  const machine = createXmlMachine();
  try {
    return await work(async (chunks, writing) => {
      const pass = { ...lengths, writes: !!writing, indent: writing?.indent, maxDepth, isMarked };
      return (await readAll(machine, pass, chunks, writing?.sink)) ? { doctype, totals: machine.totals() } : undefined;
    });
  } finally {
    machine.release();
  }
}

const bytesOf = ({ text, start, end }: XmlScanner) => new TextEncoder().encode(text.slice(start, end)).length;

/** Reads the XML declaration and the DOCTYPE by tokens. Undefined for a DOCTYPE with meaning for whitespace, or with an error. */
function prologOf(head: string) {
  const scanner = new XmlScanner();
  const judge = new XmlJudge(1);
  const lengths = { declaration: 0, doctype: 0 };
  try {
    scanner.feed(head);
    while (!judge.doctype && scanner.advance() && scanner.kind !== 'start') {
      judge.take(scanner);
      if (scanner.kind === 'instruction' && scanner.offset === 0) lengths.declaration = bytesOf(scanner);
      else if (scanner.kind === 'doctype') lengths.doctype = bytesOf(scanner);
    }
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
  const { doctype } = judge;
  return doctype && doctype.spaceDefaults.size > 0 ? undefined : { doctype, lengths };
}

/** False if the machine refuses the document. */
async function readAll(machine: XmlMachine, pass: XmlPass, chunks: AsyncIterable<Uint8Array>, sink?: Sink) {
  const { arena } = machine;
  machine.begin(pass);
  let filled = 0;
  const takeAll = async (isLast: boolean) => {
    const length = isLast ? filled : filled - unfinishedBytes(arena, filled);
    let step = machine.take(0, length, isLast);
    for (; step.ended === 'output'; step = machine.take(step.consumed, length, isLast)) await sink?.write(step.output);
    if (step.output.length > 0) await sink?.write(step.output);
    arena.copyWithin(0, step.consumed, filled);
    filled -= step.consumed;
    return step.ended === 'more';
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PART_BYTES) {
      const part = chunk.subarray(at, at + PART_BYTES);
      // No token may be longer than the arena.
      if (part.length > arena.length - filled) return false;
      arena.set(part, filled);
      filled += part.length;
      if (!(await takeAll(false))) return false;
    }
  }
  return takeAll(true);
}
