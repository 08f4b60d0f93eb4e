// Rules for the sentences of all message tables.
import { expect, test } from 'vitest';
import type { MessageTable } from '../../../workers/contract/run/message';
import { commonWords } from '../../../cli/common-words';
import { messages as ofCommands } from '../../../cli/messages';
import { browserErrors } from '../../../workers/words/browser-errors';
import { common } from '../../../workers/words/common';

const own = import.meta.glob<MessageTable>(
  ['../../../workers/kernels/*/messages.ts', '../../../src/tools/*/messages.ts'],
  {
    eager: true,
    import: 'messages',
  },
);

const commandWords = import.meta.glob<MessageTable>('../../../workers/kernels/*/command-words.ts', {
  eager: true,
  import: 'commandWords',
});

const tableOf = (path: string) => path.replace(/^.*\/(.+)\/.*$/, '$1');

const tables: readonly (readonly [name: string, table: MessageTable])[] = [
  ...Object.entries(own).map(([path, table]) => [tableOf(path), table] as const),
  ['common', common],
  ['browser', browserErrors],
  ['common (command)', commonWords],
  ['command-line', ofCommands],
  ...Object.entries(commandWords).map(([path, table]) => [`${tableOf(path)} (command)`, table] as const),
];

interface Sentence {
  readonly key: string;
  readonly text: string;
  /** Another sentence is for the count 1. */
  readonly isPlural: boolean;
}

const sentences: readonly Sentence[] = tables.flatMap(([name, table]) =>
  Object.entries(table).flatMap(([key, entry]): Sentence[] => {
    if (typeof entry === 'string') return [{ key: `${name}/${key}`, text: entry, isPlural: false }];
    return Object.entries(entry).map(([category, text]) => ({
      key: `${name}/${key}`,
      text,
      isPlural: category !== 'one' && 'one' in entry,
    }));
  }),
);

const ABOUT_BUGS = /\bbug\b|went wrong|on our side/i;
const isOfBugs = ({ key, text }: Sentence) =>
  ABOUT_BUGS.test(text) || /\/(?:\w*[fF]ailure|internal|crashed|checkFailed)$/.test(key);

test('a bug of ours tells no one to check the input', () => {
  const ofBugs = sentences.filter(isOfBugs);
  expect(ofBugs.length).toBeGreaterThan(25);
  expect(ofBugs.filter(({ text }) => /\bcheck\b|\byour input\b(?! is still here)/i.test(text))).toEqual([]);
});

test('every kernel has a sentence for a bug', () => {
  const kernels = Object.entries(own).filter(([path]) => path.includes('/kernels/'));
  expect(kernels.filter(([, table]) => !('failure' in table)).map(([path]) => path)).toEqual([]);
});

/** Limits and lengths that are never 1. */
const NEVER_ONE = /^(?:limit|most|least|deepest|width|height|modules|size|bits|bytes|precision|decimals|digits)$/;

/** The message is only for two or more. */
const FOR_SEVERAL: readonly string[] = [
  'duplicate-finder/found',
  'hash-generator/noneHas',
  'hash-generator/noneHasPerhaps',
  'jwt-decoder/severalFound',
  'jwt-decoder/otherKeys',
  'jwt-decoder/noneFits',
  'list-comparer/full', // out of memory
  'mp4-to-mp3-converter/appended',
  'mp4-to-mp3-converter/severalTracks',
  'mp4-to-mp3-converter/mixedToMono',
  'mp4-to-mp3-converter/mixedToStereo',
  'patch-applier/oneOfSeveral',
  'qr-generator/tooMany',
  'qr-generator/tooLong',
  'qr-generator/tooLongAtLowest',
  'qr-generator/several',
  'qr-generator/part',
  'text-deduplicator/full', // out of memory
];

/** A value, then a plural: `{count} empty lines`. Verbs and words that end in s are none. */
const COUNTED =
  /(?<!and )\{([a-z]\w*)\} (?:(?:more|empty|listed|audio|different|duplicate|merge|hex) )?(?!(?:is|has|was|does|looks|needs|names|stands|says|starts|takes|differs|sits|begins|ends|sets)\b)(?:[a-z]+[^s\W]s\b|more are\b)/g;

/** Names of values that are words: a list, a file, an algorithm. */
const WORDS =
  /^(?:algorithm|ground|kind|label|list|names?|original|part|place|side|start|syntax|text|radix|what|written|alg)$/;

test('no plural follows a value that may be 1', () => {
  const found = sentences.flatMap(({ key, text, isPlural }) => {
    if (isPlural || FOR_SEVERAL.includes(key.replace(' (command)', ''))) return [];
    return [...text.matchAll(COUNTED)]
      .filter(([, name = '']) => !NEVER_ONE.test(name) && !WORDS.test(name))
      .map(([part]) => `${key}: ${part}`);
  });
  expect(found).toEqual([]);
});

test('the messages that are only for several are there', () => {
  const keys = new Set(sentences.map(({ key }) => key));
  expect(FOR_SEVERAL.filter((key) => !keys.has(key))).toEqual([]);
});
