// How the options of lines and words become the line filter’s flags.
import { FLAGS } from '../../../wasm/dedup/bindings';
import type { Seen } from '../../lib/lines/filter-lines';
import type { DedupMode, DedupOptions } from './spec';

export function flagsOf(options: DedupOptions): number {
  return (
    (options.caseSensitive ? 0 : FLAGS.foldCase) |
    (options.trimWhitespace ? FLAGS.trim : 0) |
    (options.removeEmpty ? FLAGS.dropEmpty : 0) |
    (options.mode === 'words' ? FLAGS.words : 0)
  );
}

export const needsCounts = ({ keep, counts }: DedupOptions) => counts || keep !== 'first';

export const replayFlags = ({ keep, counts }: DedupOptions) =>
  FLAGS.replay |
  (keep === 'once' ? FLAGS.onceOnly : 0) |
  (keep === 'repeated' ? FLAGS.repeatedOnly : 0) |
  (counts ? FLAGS.withCounts : 0);

/** Between two items of the result. */
export const separatorOf = (mode: DedupMode, counts: boolean, lineEnd: Seen['lineEnd']) =>
  mode === 'words' && !counts ? ' ' : (lineEnd ?? '\n');
