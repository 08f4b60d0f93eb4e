// The line filter's settings for lines and words: its flags, and the messages of its limits.
import { FLAGS } from '../../../wasm/dedup/bindings';
import { messagesOf } from '../../contract/run/message';
import { LONGEST, type LineMessages, type Seen } from '../../lib/lines/filter-lines';
import type { messages } from './messages';
import type { DedupMode, DedupOptions } from './spec';

const message = messagesOf<typeof messages>('text-deduplicator');

export const LIMITS: LineMessages = {
  full: (different, lines) => message('full', { different, lines }),
  longLine: (line) => message('longLine', { line, limit: LONGEST }),
};

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

/** The separator between two items of the result. */
export const separatorOf = (mode: DedupMode, counts: boolean, lineEnd: Seen['lineEnd']) =>
  mode === 'words' && !counts ? ' ' : (lineEnd ?? '\n');
