// Reads hex dumps line by line. The offsets prove that no line is missing.
import { ToolError } from '../../contract/errors';
import type { RunContext, Step } from '../../contract/kernel';
import type { DecodedOutput } from '../../lib/decoded-output';
import { InputError } from '../../lib/input-error';
import { message, NOTES, type HexReader, type Notes } from './hex-reader';
import { parseDumpLine, type DumpForm } from './dump-line';
import { concatBytes } from '../../lib/concat-bytes';

const LINE_FEED = 0x0a;

/** xxd's longest lines, of 256 bytes, have some 1,100 characters. */
const MAX_LINE = 16 * 1024;

const OUTPUT_BYTES = 64 * 1024;

const FILLING_IN: Step = { label: message('fillingIn'), unit: 'bytes' };

export class DumpReader implements HexReader {
  readonly #output: DecodedOutput;
  readonly #notes: Notes;
  readonly #run: RunContext;
  readonly #form: DumpForm;
  readonly #buffer = new Uint8Array(OUTPUT_BYTES);
  #filled = 0;
  #line = new Uint8Array();
  /** Offset of the line's first character in the input. */
  #lineAt: number | undefined;
  /** The offset that the next line must have. A dump may begin anywhere. */
  #next: number | undefined;
  #last: Uint8Array = new Uint8Array();
  #isRepeated = false;

  constructor(output: DecodedOutput, notes: Notes, run: RunContext, form: DumpForm) {
    this.#form = form;
    this.#output = output;
    this.#notes = notes;
    this.#run = run;
    notes.add(NOTES.dump);
    if (form.unit !== 'bytes') notes.add(NOTES[form.unit]);
  }

  async take(text: Uint8Array, offset: number): Promise<void> {
    let at = 0;
    for (let end = text.indexOf(LINE_FEED); end >= 0; end = text.indexOf(LINE_FEED, at)) {
      const line = text.subarray(at, end);
      await this.#takeLine(this.#line.length > 0 ? concatBytes([this.#line, line]) : line, this.#lineAt ?? offset + at);
      this.#line = new Uint8Array();
      this.#lineAt = undefined;
      at = end + 1;
    }
    if (at === text.length) return;
    this.#lineAt ??= offset + at;
    if (this.#line.length + text.length - at > MAX_LINE) throw new ToolError('unsupported', message('longLine'));
    this.#line = concatBytes([this.#line, text.subarray(at)]);
  }

  async finish(end: number): Promise<void> {
    await this.#takeLine(this.#line, this.#lineAt ?? end);
    // A repetition at the end has no known length.
    if (this.#isRepeated) throw damaged(end, 'badOffset');
    await this.#flush();
  }

  async #takeLine(text: Uint8Array, at: number): Promise<void> {
    const line = parseDumpLine(text, this.#form);
    if (line === undefined) return;
    if (typeof line === 'number') throw damaged(at + line, 'badLine');
    if (line.offset === undefined) {
      if (this.#last.length === 0) throw damaged(at, 'badLine');
      this.#isRepeated = true;
      return;
    }
    if (this.#isRepeated) await this.#repeatUpTo(line.offset, at);
    if (line.offset !== (this.#next ?? line.offset)) throw damaged(at, 'badOffset');
    this.#next = line.offset + line.bytes.length;
    if (line.column === 'differs') {
      // Lines of zeros, or without letters, look the same in both orders.
      const isReversed = this.#form.unit === 'bytes' && this.#agreesAs('words', text);
      if (isReversed && !this.#notes.has(NOTES.staleText)) throw damaged(at, 'lateWords');
      this.#notes.add(NOTES.staleText);
    }
    this.#last = line.bytes;
    await this.#write(line.bytes);
  }

  #agreesAs(unit: DumpForm['unit'], text: Uint8Array): boolean {
    const line = parseDumpLine(text, { ...this.#form, unit });
    return typeof line === 'object' && line.column === 'agrees';
  }

  async #repeatUpTo(offset: number, at: number): Promise<void> {
    this.#isRepeated = false;
    this.#notes.add(NOTES.repeated);
    let next = this.#next ?? offset;
    if (offset < next || (offset - next) % this.#last.length !== 0) throw damaged(at, 'badOffset');
    const times = Math.max(1, Math.floor(OUTPUT_BYTES / this.#last.length));
    const many = new Uint8Array(times * this.#last.length);
    for (let to = 0; to < many.length; to += this.#last.length) many.set(this.#last, to);
    await this.#flush();
    while (next < offset) {
      const part = many.subarray(0, offset - next);
      await this.#output.write(part);
      next += part.length;
      // A few characters can expand to terabytes, so the visitor must be able to cancel.
      await this.#run.tick(next, undefined, FILLING_IN);
    }
    this.#next = next;
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if (this.#filled + bytes.length > OUTPUT_BYTES) await this.#flush();
    this.#buffer.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  async #flush(): Promise<void> {
    await this.#output.write(this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }
}

const damaged = (offset: number, key: 'badOffset' | 'badLine' | 'lateWords') =>
  new InputError(offset, (place) => message(key, { place }));
