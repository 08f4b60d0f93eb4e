// Sorts the rows of a converted table by a column. The result has their places, from which the page reads those in view.
import { ToolError } from '../../../contract/run/errors';
import type { Kernel, RunContext } from '../../../contract/run/kernel';
import { messagesOf } from '../../../contract/run/message';
import type { Sink, Stored } from '../../../contract/run/sink';
import type { AnySource } from '../../../contract/run/source';
import type { messages } from '../messages';
import { hasText } from '../../../contract/run/table-row';
import { fieldFinder } from '../table/row-field';
import { rowLines } from '../table/row-lines';
import { PlaceOutput, RowSorter, SORT_MEMORY, type SortMemory } from '../table/row-sorter';
import { NUMBER_KEYS, TEXT_KEYS } from '../table/sort-keys';
import type { SortOptions, SortOutput } from '../spec';

const message = messagesOf<typeof messages>('csv-converter');

const MIME = 'application/octet-stream';

type TableSorter = Kernel<AnySource, SortOptions, SortOutput>;

/** Most columns that aren't numeric show it in their first rows, so a second pass over the text is rare. */
export const sorterWith =
  (memory: SortMemory): TableSorter =>
  async (source, options, run) => {
    try {
      const sorted =
        (await sortTable(source, options, run, true, memory)) ?? (await sortTable(source, options, run, false, memory));
      if (!sorted) throw new Error('Any text is a key.');
      return sorted;
    } catch (error) {
      if (error instanceof ToolError && error.code === 'no-space')
        throw new ToolError('no-space', message('sortNoRoom'), { cause: error });
      throw error;
    }
  };

export const kernel = sorterWith(SORT_MEMORY);

/** Undefined if the column has a text that isn't a number, although numbers are to be sorted. */
async function sortTable(
  source: AnySource,
  of: SortOptions,
  run: RunContext,
  isNumeric: boolean,
  memory: SortMemory,
): Promise<SortOutput | undefined> {
  const { column, isDescending, wanted } = of;
  const kind = isNumeric ? NUMBER_KEYS : TEXT_KEYS;
  const find = fieldFinder(column);
  const decoder = new TextDecoder();
  const sorter = new RowSorter(kind, isDescending, run, memory);
  let empty: { readonly sink: Sink; readonly out: PlaceOutput } | undefined;
  let [total, emptyRows] = [0, 0];
  for await (const lines of rowLines(run.read(source))) {
    for (const { line, offset } of lines) {
      const place = { number: ++total, offset, length: line.length };
      if (wanted !== '' && !hasText(decoder.decode(line), wanted)) continue;
      const text = find(line);
      if (text === undefined || text.length === 0) {
        if (!empty) {
          const sink = await run.sink({ mime: MIME });
          empty = { sink, out: new PlaceOutput(sink) };
        }
        empty.out.put(place);
        emptyRows++;
        continue;
      }
      const key = kind.keyOf(text);
      if (!key) {
        await empty?.sink.abort();
        return undefined;
      }
      const waiting = sorter.add(key, place);
      if (waiting) await waiting;
    }
    await empty?.out.drain();
  }
  await empty?.out.flush();
  const sink = sorter.rows > 0 ? await run.sink({ mime: MIME }) : undefined;
  const spilled: Stored | undefined = sink && (await sorter.finish(sink));
  return {
    of,
    filled: await sink?.close(),
    empty: await empty?.sink.close(),
    filledRows: sorter.rows,
    emptyRows,
    total,
    isNumeric: isNumeric && sorter.rows > 0,
    spilled,
  };
}
