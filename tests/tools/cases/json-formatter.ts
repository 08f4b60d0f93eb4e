import type { ToolCase } from '../case';
import { deepList } from '../files';
import { download, records, TEXT, text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Format',
  opener: 'Open a file',
  typed: {
    text: JSON.stringify({ text: TEXT, list: [1, [], {}, null] }),
    around: (word) => JSON.stringify([word]),
    answer: (typed) => text(JSON.stringify(JSON.parse(typed), null, 2)),
  },
  file: {
    name: 'records.json',
    content: () => Buffer.from(JSON.stringify(records())),
    answer: () => download('formatted.json', JSON.stringify(records(), null, 2)),
  },
  large: { file: { name: 'large.json', write: deepList(1_000, 8_000_000) } },
  complaint: { input: { text: '{"a": 1,}' }, says: /Trailing comma before/ },
};
