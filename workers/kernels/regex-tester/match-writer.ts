// Writes all matches of a text in pieces: as records, as a report, and as marks in the shown lines.
import type { RunContext, Step } from '../../contract/run/kernel';
import { setOffset } from '../../contract/run/stored-rows';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { groupNames } from './group-names';
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

/** One match without `g`, all of them with it. An empty match advances like in the engine (ECMA-262, AdvanceStringIndex). */
function* matchesOf(text: string, regex: RegExp): Generator<RegExpExecArray> {
  if (regex.global) {
    yield* text.matchAll(regex);
    return;
  }
  const match = regex.exec(text);
  regex.lastIndex = 0;
  if (match) yield match;
}

export class MatchWriter {
  readonly #regex: RegExp;
  /** The visitor wants places in the report. */
  readonly #placed: boolean;
  readonly #run: RunContext;
  readonly #names: readonly (string | undefined)[];
  readonly #rows: RowWriter;
  readonly #report: TextWriter;
  #lines: LineWriter | undefined;
  #listed: { text: string; places: number[] } | undefined;
  count = 0;
  /** A match contains a lone surrogate. */
  cutsCharacters = false;

  static async open(regex: RegExp, run: RunContext): Promise<MatchWriter> {
    return new MatchWriter(regex, run, await RowWriter.open(run, MATCH_RECORD.bytes), await TextWriter.open(run));
  }

  private constructor(regex: RegExp, run: RunContext, rows: RowWriter, report: TextWriter) {
    this.#run = run;
    this.#names = groupNames(regex.source, regex.flags.includes('v'));
    this.#placed = regex.hasIndices;
    // Only groups need indices, which make the engine take about three times as long per match.
    const needsIndices = this.#names.length > 0 && !regex.hasIndices;
    this.#regex = needsIndices ? new RegExp(regex, `${regex.flags}d`) : regex;
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
    for (const match of matchesOf(piece.text, this.#regex)) {
      this.#write(match, piece.start);
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

  #write(match: RegExpExecArray, before: number): void {
    const [matched] = match;
    this.cutsCharacters ||= hasLoneSurrogate(matched);
    const start = before + match.index;
    const end = start + matched.length;
    const record = this.#rows.add(MATCH_RECORD.textOffset);
    setOffset(record, MATCH_RECORD.start, start);
    record.setUint32(MATCH_RECORD.units, matched.length, true);
    record.setUint32(MATCH_RECORD.textBytes, this.#rows.write(matched), true);
    record.setUint32(MATCH_RECORD.groupsBytes, this.#rows.write(groupEntries(match, this.#names, before)), true);
    this.count += 1;
    const groups = groupWords(match, this.#names, before, this.#placed);
    this.#report.write(reportOf(this.count, matched, start, groups));
    this.#lines?.mark(start, end);
    if (this.count <= LISTED_MATCHES) this.#listed?.places.push(start, end);
  }
}
