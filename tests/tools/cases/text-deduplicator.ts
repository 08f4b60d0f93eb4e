import type { ToolCase } from '../case';
import { zeros } from '../files';
import { download, text } from '../samples';

/** Each line at its first place, ignoring case, without empty ones. For ASCII in trimmed lines. */
function deduplicated(lines: string): string {
  const first = new Map<string, string>();
  for (const line of lines.split('\n')) {
    if (line && !first.has(line.toLowerCase())) first.set(line.toLowerCase(), line);
  }
  return [...first.values()].join('\n');
}

const lines = () =>
  Buffer.from(Array.from({ length: 300_000 }, (_, index) => `Line ${(index * 7919) % 150_001} of a list\n`).join(''));

export const toolCase: ToolCase = {
  action: 'Remove Duplicates',
  opener: 'Open a file',
  typed: { text: 'Banana\napple\n\nAPPLE\nbanana\ncherry', answer: (typed) => text(deduplicated(typed)) },
  file: {
    name: 'lines.txt',
    content: lines,
    answer: (content) => download('deduplicated-text.txt', `${deduplicated(String(content))}\n`),
  },
  large: { file: { name: 'large.txt', write: zeros(2_000_000_000, 4_000_000) } },
  complaint: { input: { text: ' \n ' }, says: /Please enter some text to process\./ },
};
