import { stringify } from 'yaml';
import type { ToolCase } from '../case';
import { deepList } from '../files';
import { download, records, TEXT, text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Open a file',
  typed: {
    text: JSON.stringify({ text: TEXT, list: [1, [], {}, null] }),
    around: (word) => JSON.stringify([word]),
    answer: (typed) => text(stringify(JSON.parse(typed), { lineWidth: 0 })),
  },
  file: {
    name: 'records.json',
    content: () => Buffer.from(JSON.stringify(records())),
    // The library leaves y as it is, which YAML 1.1 may read as true.
    answer: () => download('converted.yaml', stringify(records(), { lineWidth: 0 }).replaceAll(' y:', ' "y":')),
  },
  large: { file: { name: 'large.json', write: deepList(20, 8_000_000) } },
  complaint: { settings: [{ radio: 'YAML to JSON' }], input: { text: 'a: b: c' }, says: /A value has a key inside/ },
};
