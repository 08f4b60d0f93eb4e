import type { Answer, ToolCase } from '../case';
import { repeated, zeros } from '../files';
import { download } from '../samples';

const wordsOf = (plain: string) => plain.match(/[a-z0-9]+(?:'[a-z]+)?/gi) ?? [];

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

const bare = (plain: string) => wordsOf(plain).map((word) => word.replace("'", '').toLowerCase());

/** For one sentence in ASCII. */
const cases = (plain: string): Answer => ({
  kind: 'boxes',
  boxes: {
    UPPERCASE: plain.toUpperCase(),
    lowercase: plain.toLowerCase(),
    'Title Case': plain.replace(/[a-z0-9']+/gi, capital),
    'Sentence case': capital(plain),
    camelCase: bare(plain)
      .map(capital)
      .join('')
      .replace(/^./, (first) => first.toLowerCase()),
    PascalCase: bare(plain).map(capital).join(''),
    snake_case: bare(plain).join('_'),
    'kebab-case': bare(plain).join('-'),
  },
});

export const toolCase: ToolCase = {
  action: 'Convert Text Cases',
  opener: 'Open a file',
  typed: { text: "hello WORLD, don't stop", answer: cases },
  file: {
    settings: [{ select: 'Convert to', option: 'lowercase' }],
    name: 'in.txt',
    content: repeated('Straße, ΟΔΟΣ ΣΑΣ and some more words.\r\n', 100_000),
    answer: (content) => download('text-case-lowercase.txt', String(content).toLowerCase()),
  },
  large: {
    file: { name: 'large.bin', write: zeros(1_300_000_000) },
    settings: [{ select: 'Convert to', option: 'Title Case' }],
  },
  complaint: { input: { text: ' ' }, says: /Please enter some text to convert\./ },
};
