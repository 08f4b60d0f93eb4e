// Text deduplicator: its statistics, whose words follow from the mode.
import type { DedupMode } from '../../../workers/kernels/text-deduplicator/spec';

export const original = {
  lines: 'Original lines',
  words: 'Original words',
  characters: 'Original characters',
} as const satisfies Record<DedupMode, string>;

export const unique = {
  lines: 'Unique lines',
  words: 'Unique words',
  characters: 'Unique characters',
} as const satisfies Record<DedupMode, string>;

export const empty = {
  lines: 'Empty lines',
  words: 'Empty words',
  characters: 'Empty characters',
} as const satisfies Record<DedupMode, string>;

export const inResult = {
  lines: 'Lines in the result',
  words: 'Words in the result',
  characters: 'Characters in the result',
} as const satisfies Record<DedupMode, string>;
