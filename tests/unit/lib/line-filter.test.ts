// Two lists through the line filter: the WebAssembly kernel and its plain twin must agree.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLineFilter, FLAGS, type FilterOptions, type LineFilter } from '../../../wasm/dedup/bindings';
import { caseFolds } from '../../../workers/lib/case-folding';
import { filterLines } from '../../../workers/lib/lines/filter-lines';
import { createPlainFilter } from '../../../workers/lib/lines/plain-filter';

const REFUSED = { messageKey: 'none/refused' };

describe('the WebAssembly filter and its plain twin', () => {
  const bytes = fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'A', 'ß', 'SS', ' ', '\u3000', '\n', '\r\n', '😀', 'İ').map((text) => Buffer.from(text)),
        fc.constantFrom(0xff, 0xe3, 0xc2).map((byte) => Buffer.of(byte)),
      ),
      { maxLength: 80 },
    )
    .map((parts) => Buffer.concat(parts));
  const { inFirst, inSecond, quiet, shared, foldCase, trim, dropEmpty } = FLAGS;

  async function filtered(
    create: (options: FilterOptions) => LineFilter,
    lists: readonly (readonly [Buffer, number])[],
  ) {
    const filter = create({ counts: true, folds: caseFolds(), key: new Uint8Array(16) });
    const out: Buffer[] = [];
    const seen = [];
    for (const [list, flags] of lists) {
      async function* chunks() {
        for (let at = 0; at < list.length; at += 7) yield await Promise.resolve(list.subarray(at, at + 7));
      }
      seen.push(
        await filterLines(
          chunks(),
          filter,
          flags,
          { full: () => REFUSED, longLine: () => REFUSED },
          () => '\r\n',
          (part) => void out.push(Buffer.from(part)),
        ),
      );
    }
    return { seen, text: Buffer.concat(out).toString('latin1') };
  }

  test('agree on any two lists', async () => {
    const ways = fc.tuple(
      fc.constantFrom(0, quiet),
      fc.constantFrom(0, quiet, shared),
      fc.subarray([foldCase, trim, dropEmpty]),
    );
    await fc.assert(
      fc.asyncProperty(bytes, bytes, ways, async (a, b, [before, after, common]) => {
        const flags = common.reduce<number>((sum, flag) => sum | flag, 0);
        const lists = [
          [a, flags | inFirst | before],
          [b, flags | inSecond | after],
        ] as const;
        const plain = await filtered((all) => createPlainFilter(all, 1 << 16), lists);
        expect(await filtered(createLineFilter, lists)).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });
});
