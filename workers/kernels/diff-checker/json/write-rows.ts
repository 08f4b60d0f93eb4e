// Writes the differences as rows of the view, with the beginnings of the values.
import { setOffset } from '../../../contract/run/stored-rows';
import { ByteOut } from '../../../lib/byte-out';
import { NONE } from './align';
import { pushValue, type Output } from './output';
import { KINDS, ROW_BYTES, SHOWN_BYTES, type DifferenceKind } from '../options/json-comparer';
import type { Pair, Visitor } from './walk';

export interface RowOutputs {
  readonly records: Output;
  readonly texts: Output;
  readonly kinds: Output;
}

export const kindOf = (a: number, b: number): DifferenceKind =>
  b === NONE ? 'removed' : a === NONE ? 'added' : 'changed';

/** A record has the offset of its texts, the kind, and the lengths of the query, the pointer and both values. */
export function rowWriter({ a, b }: Pair, { records, texts, kinds }: RowOutputs): Visitor {
  const record = new Uint8Array(ROW_BYTES);
  const view = new DataView(record.buffer);
  const line = new ByteOut();
  let offset = 0;
  return {
    async difference(one, other, path) {
      const kind = KINDS.indexOf(kindOf(one, other));
      line.take();
      line.text(path.query);
      const query = line.length;
      line.text(path.pointer);
      const pointer = line.length - query;
      const lengthA = one === NONE ? 0 : pushValue(a, one, line, SHOWN_BYTES);
      const lengthB = other === NONE ? 0 : pushValue(b, other, line, SHOWN_BYTES);
      setOffset(view, 0, offset);
      for (const [index, value] of [kind, query, pointer, lengthA, lengthB].entries())
        view.setUint32(8 + 4 * index, value, true);
      records.out.bytes(record, 0, ROW_BYTES);
      kinds.out.byte(kind);
      offset += line.length;
      const text = line.take();
      texts.out.bytes(text, 0, text.length);
      for (const { flush } of [records, texts, kinds]) await flush();
    },
  };
}
