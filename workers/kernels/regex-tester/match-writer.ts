// Writes all matches of a text in pieces: as records, as a report, and as marks in the shown lines.
import type { RunContext, Step } from '../../contract/run/kernel';
import { hasLoneSurrogate } from '../../lib/surrogates';
import type { FoundMatch, Searcher } from './engine';
import { LineWriter } from './line-writer';
import { groupEntries, groupWords, reportOf } from './match-words';
import type { Piece } from './pieces';
import { RowWriter, TextWriter } from './row-writer';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import { LISTED_MATCHES, LISTED_UNITS, MATCH_RECORD, type RegexOutput } from './spec';

const message = messagesOf<typeof messages>('regex-tester');

const MATCHING: Step = { label: message('matching'), unit: 'items' };
const TICK_MATCHES = 256;
const TICK_UNITS = 1 << 20;

export class MatchWriter {
  readonly #searcher: Searcher;
  readonly #run: RunContext;
  readonly #rows: RowWriter;
  readonly #report: TextWriter;
  #lines: LineWriter | undefined;
  #listed: { text: string; places: number[] } | undefined;
  count = 0;
  /** A match contains a lone surrogate. */
  cutsCharacters = false;

  static async open(searcher: Searcher, run: RunContext): Promise<MatchWriter> {
    return new MatchWriter(searcher, run, await RowWriter.open(run, MATCH_RECORD.bytes), await TextWriter.open(run));
  }

  private constructor(searcher: Searcher, run: RunContext, rows: RowWriter, report: TextWriter) {
    this.#run = run;
    this.#searcher = searcher;
    this.#rows = rows;
    this.#report = report;
  }

  async search(piece: Piece): Promise<void> {
    this.#lines ??= await LineWriter.open(piece, this.#run);
    const isWhole = piece.start === 0 && piece.isLast;
    const isListed = isWhole && piece.text.length <= LISTED_UNITS && !piece.text.includes('\r');
    this.#listed = isListed ? { text: piece.text, places: [] } : undefined;
    // The engine reports nothing before its first match, so the bar has no percentage until then.
    if (isWhole) await this.#run.tick(0, undefined, MATCHING);
    let ticked = 0;
    let before = piece.start;
    const runs = piece.runs?.values();
    let next = runs?.next().value;
    for (const match of this.#searcher.matches(piece.text)) {
      while (next && next.at <= match.index) {
        before = next.before;
        next = runs?.next().value;
      }
      this.#write(match, before);
      if (this.#rows.isFull) await this.#rows.drain();
      if (this.#report.isFull) await this.#report.drain();
      const isDue = this.count % TICK_MATCHES === 0 || match.index - ticked >= TICK_UNITS;
      if (!isWhole || !isDue) continue;
      ticked = match.index;
      await this.#run.tick(match.index, piece.text.length, MATCHING);
    }
  }

  async close(): Promise<Omit<RegexOutput, 'notes'>> {
    if (this.count === 0) this.#report.write('No matches.\n');
    this.#lines ??= await LineWriter.open({ text: '', start: 0, isLast: true }, this.#run);
    const { isCut } = this.#lines;
    const matches = await this.#rows.close();
    return {
      count: this.count,
      matches,
      lines: await this.#lines.close(),
      ...(this.#listed && this.count <= LISTED_MATCHES && { listed: this.#listed }),
      isCut,
      report: await this.#report.close(),
    };
  }

  #write(match: FoundMatch, before: number): void {
    const { 0: matched = '' } = match;
    const { names, isPlaced } = this.#searcher;
    this.cutsCharacters ||= hasLoneSurrogate(matched);
    const start = before + match.index;
    const end = start + matched.length;
    const rows = this.#rows;
    rows.add(MATCH_RECORD.textOffset);
    rows.setOffset(MATCH_RECORD.start, start);
    rows.set(MATCH_RECORD.units, matched.length);
    rows.write(MATCH_RECORD.textBytes, matched);
    rows.write(MATCH_RECORD.groupsBytes, groupEntries(match, names, before));
    this.count += 1;
    const groups = groupWords(match, names, before, isPlaced);
    this.#report.write(reportOf(this.count, matched, start, groups));
    this.#lines?.mark(start, end);
    if (this.count <= LISTED_MATCHES) this.#listed?.places.push(start, end);
  }
}
