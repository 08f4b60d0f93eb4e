// The edits of the Insert buttons. The functions return the edit as data; each editor applies it with its own undo history.
import type { ScrolledEditor } from './scroll-positions';
import * as words from './words';

interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces the text from `start` to `end`, and selects a part of the insertion. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  /** Positions within `insert`. */
  readonly select: readonly [start: number, end: number];
}

export type Insertion = 'table' | 'code' | 'list' | 'quote';

export const INSERTIONS: Readonly<Record<Insertion, (selection: Selection) => Edit>> = {
  table: insertTable,
  code: insertCode,
  list: (selection) => prefixLines(selection, '- ', words.listItem),
  quote: (selection) => prefixLines(selection, '> ', words.quote),
};

const EMPTY_TABLE = [
  [words.column1, words.column2],
  [words.cell, words.cell],
] as const;

/** Turns selected tab-separated lines, as copied from a spreadsheet, into a table. The first line is the header. */
function insertTable(selection: Selection): Edit {
  const chosen = selection.text.slice(selection.start, selection.end).replace(/^\n+|\n+$/g, '');
  const rows: readonly (readonly string[])[] =
    chosen === '' ? EMPTY_TABLE : chosen.split('\n').map((line) => line.split('\t').map(cellOf));
  const width = Math.max(...rows.map(({ length }) => length));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [header = [], ...body] = rows;
  const lines = [lineOf(header), lineOf(Array.from({ length: width }, () => '---')), ...body.map(lineOf)];
  return asBlock(selection, lines.join('\n'), [2, 2 + (header[0] ?? '').length]);
}

const cellOf = (text: string) => text.trim().replaceAll('|', '\\|');

/** Inline code for a selection within a line, otherwise a code block. The fence is longer than any in the selection. */
function insertCode(selection: Selection): Edit {
  const { text, start, end } = selection;
  const chosen = text.slice(start, end);
  const longest = Math.max(0, ...(chosen.match(/`+/g) ?? []).map(({ length }) => length));
  if (chosen !== '' && !chosen.includes('\n')) {
    const tick = '`'.repeat(longest + 1);
    const pad = /^`|`$/.test(chosen) ? ' ' : '';
    const before = tick.length + pad.length;
    return { start, end, insert: tick + pad + chosen + pad + tick, select: [before, before + chosen.length] };
  }
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const code = chosen.replace(/\n$/, '');
  return asBlock(selection, `${fence}\n${code}\n${fence}`, [fence.length + 1, fence.length + 1 + code.length]);
}

/** Adds the marker to each selected line, or removes it if all lines have it. */
function prefixLines({ text, start, end }: Selection, sign: string, sample: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line doesn't include that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const feed = text.indexOf('\n', last);
  const to = feed < 0 ? text.length : feed;
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1 && lines[0]?.trim() === '') {
    return asBlock({ text, start: from, end: to }, sign + sample, [sign.length, sign.length + sample.length]);
  }
  const all = lines.every((line) => line.startsWith(sign) || line === '');
  const insert = lines.map((line) => (all ? line.slice(line === '' ? 0 : sign.length) : sign + line)).join('\n');
  return { start: from, end: to, insert, select: [0, insert.length] };
}

/** Separates the block from the text around it with an empty line on each side. */
function asBlock({ text, start, end }: Selection, block: string, [from, to]: Edit['select']): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const head = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return { start, end, insert: head + block + tail, select: [head.length + from, head.length + to] };
}

/** Inserts into the text area. Undo reverts it in one step. */
export function insertIntoField(field: HTMLTextAreaElement, insertion: Insertion): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const { start, end, insert, select } = INSERTIONS[insertion]({ text, start: selectionStart, end: selectionEnd });
  field.focus();
  field.setSelectionRange(start, end);
  if (!insertUndoable(insert)) {
    field.setRangeText(insert);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start + select[0], start + select[1]);
}

/** This deprecated command is still the only way to write to a text area's undo history. */
function insertUndoable(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated
  return document.execCommand('insertText', false, text);
}

/** The screen's interface to its editor: the text area or CodeMirror. */
export interface EditorHandle {
  readonly insert: (insertion: Insertion) => void;
  /** The text area itself: `fieldScroll` loads with the preview and finds its lines. */
  readonly scrolled: ScrolledEditor | HTMLTextAreaElement;
}
