import type { Answer, ToolCase } from '../case';
import { repeated, zeros } from '../files';
import { PARAGRAPH } from '../samples';

/** Characters, without spaces, words, sentences, paragraphs, minutes. For text with words between spaces. */
function counts(plain: string): Answer {
  const sizeOf = (parts: readonly string[]) => parts.filter((part) => part.trim()).length;
  const words = sizeOf(plain.split(/\s+/));
  return {
    kind: 'counts',
    counts: [
      Array.from(plain).length,
      Array.from(plain.replace(/\s/g, '')).length,
      words,
      sizeOf(plain.split(/[.!?]/)),
      sizeOf(plain.split(/\n\s*\n/)),
      Math.ceil(words / 200),
    ],
  };
}

export const toolCase: ToolCase = {
  opener: 'Open a file',
  typed: { text: 'Hello world. How are you?\n\nFine! 😀 thanks', answer: counts },
  file: {
    name: 'book.txt',
    content: repeated(PARAGRAPH, 60_000),
    answer: (content) => counts(String(content)),
  },
  large: { file: { name: 'large.log', write: zeros(3_000_000_000) } },
  complaint: {
    input: { name: 'latin1.txt', content: () => Buffer.from('one\ncaf\xe9\n', 'latin1') },
    says: /at byte 7 \(line 2\)/,
  },
};
