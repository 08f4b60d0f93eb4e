// Reads hex dumps line by line. The offsets show that no line is missing.
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import type { DecodedOutput } from '../../lib/decoded-output';
import { InputError } from '../../lib/input-error';
import { fitRow, mayBePadded } from './dump-end';
import type { DumpKind } from './dump-kind';
import { parseDumpLine, type DumpForm, type DumpLine } from './dump-line';
import { plainLine } from './dump-text';
import { message, NOTES, type HexReader, type Notes } from './hex-reader';
import { concatBytes } from '../../lib/concat-bytes';

const LINE_FEED = 0x0a;

/** xxd's longest lines, of 256 bytes, have some 1,100 characters. */
const MAX_LINE = 16 * 1024;

const OUTPUT_BYTES = 64 * 1024;

const FILLING_IN: Step = { label: message('fillingIn'), unit: 'bytes' };

const RADIXES = { 8: 'octalRadix', 10: 'decimalRadix', 16: 'hexRadix' } as const;

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
  /** How many lines before the dump are still ahead. */
  #toSkip: number;
  /** The last row. It is written when the next offset shows its length. */
  #row: (DumpLine & { readonly offset: number }) | undefined;
  #isWritten = true;
  #isRepeated = false;

  constructor(output: DecodedOutput, notes: Notes, run: RunContext, kind: DumpKind) {
    const { form, skipped, hasColumn, isRadixUnsure, first } = kind;
    this.#form = form;
    this.#toSkip = skipped;
    this.#output = output;
    this.#notes = notes;
    this.#run = run;
    notes.add(NOTES.dump);
    if (skipped > 0) notes.add(message('skipped', { count: skipped }));
    if (form.unit === 'words' && !hasColumn) notes.add(NOTES.swapped);
    else if (form.unit !== 'bytes') notes.add(NOTES[form.unit]);
    else if (!hasColumn && first.isXxd && first.groupBytes > 2) notes.add(NOTES.inOrder);
    if (isRadixUnsure) notes.add(message('radix', { radix: message(RADIXES[form.radix]) }));
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
    // A repetition at the end of a dump has no known length.
    if (this.#isRepeated) throw damaged(end, 'openRepeat');
    if (this.#row && !this.#isWritten) {
      if (mayBePadded(this.#row, this.#form)) this.#notes.add(NOTES.padded);
      await this.#write(this.#row.bytes);
    }
    await this.#flush();
  }

  async #takeLine(text: Uint8Array, at: number): Promise<void> {
    if (this.#toSkip > 0) {
      this.#toSkip--;
      return;
    }
    const plain = plainLine(text);
    const line = parseDumpLine(plain, this.#form);
    if (line === undefined) return;
    if (typeof line === 'number') throw damaged(plain === text ? at + line : at, 'badLine');
    const { offset } = line;
    if (offset === undefined) {
      if (!this.#row) throw damaged(at, 'badLine');
      this.#isRepeated = true;
      return;
    }
    if (this.#row) await this.#writeUpTo(offset, line.bytes.length === 0, at, this.#row);
    if (line.column === 'differs') {
      // Lines of zeros, or without letters, look the same in both byte orders.
      const isReversed = this.#form.unit === 'bytes' && this.#agreesAs('words', plain);
      if (isReversed && !this.#notes.has(NOTES.staleText)) throw damaged(at, 'lateWords');
      this.#notes.add(NOTES.staleText);
    }
    this.#row = { ...line, offset };
    this.#isWritten = false;
  }

  #agreesAs(unit: DumpForm['unit'], text: Uint8Array): boolean {
    const line = parseDumpLine(text, { ...this.#form, unit });
    return typeof line === 'object' && line.column === 'agrees';
  }

  /** Writes the last row, and its repetitions, up to the next line's offset. */
  async #writeUpTo(next: number, isLast: boolean, at: number, row: DumpLine & { readonly offset: number }) {
    const { offset, bytes } = row;
    const length = next - offset;
    const isRepeated = this.#isRepeated;
    this.#isRepeated = false;
    if (length < bytes.length && next === 0 && !isLast) throw damaged(at, 'secondDump');
    if (!isRepeated) {
      const fitted = fitRow(row, length, isLast, this.#form);
      if (!fitted) throw damaged(at, 'badOffset');
      return this.#write(fitted);
    }
    // The last line with the dump's length may end a repetition inside of a row.
    if (length < bytes.length || bytes.length === 0 || (length % bytes.length !== 0 && !isLast)) {
      throw damaged(at, 'badOffset');
    }
    await this.#repeat(bytes, length);
  }

  async #repeat(bytes: Uint8Array, length: number): Promise<void> {
    this.#notes.add(NOTES.repeated);
    const times = Math.max(1, Math.floor(OUTPUT_BYTES / bytes.length));
    const many = new Uint8Array(times * bytes.length);
    for (let to = 0; to < many.length; to += bytes.length) many.set(bytes, to);
    await this.#flush();
    for (let done = 0; done < length;) {
      const part = many.subarray(0, length - done);
      await this.#output.write(part);
      done += part.length;
      // A few characters can expand to terabytes, so the visitor must be able to cancel.
      await this.#run.tick(done, undefined, FILLING_IN);
    }
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

const damaged = (offset: number, key: 'badOffset' | 'badLine' | 'lateWords' | 'openRepeat' | 'secondDump') =>
  new InputError(offset, (place) => message(key, { place }));
