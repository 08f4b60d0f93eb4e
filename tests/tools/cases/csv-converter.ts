import { writeFile } from 'node:fs/promises';
import type { ToolCase } from '../case';
import { download, text } from '../samples';

const rows = () =>
  Array.from({ length: 40_000 }, (_, id) => [String(id), `Name ${id}, Ünï`, id % 2 === 0 ? '' : '"x"']);

const csv = () =>
  ['id,name,mark', ...rows().map(([id = '', name = '', mark = '']) => `${id},"${name}",${mark && '"""x"""'}`)].join(
    '\n',
  );

const json = () =>
  `[\n${rows()
    .map(([id = '', name = '', mark = '']) => `  ${JSON.stringify({ id, name, mark })}`)
    .join(',\n')}\n]\n`;

export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Open a file',
  typed: {
    text: 'name,city\nZoé,世界\n',
    around: (word) => `name,city\n${word},世界\n`,
    answer: (typed) => {
      const [name = '', city = ''] = typed.split('\n')[1]?.split(',') ?? [];
      return text(`[\n  ${JSON.stringify({ name, city })}\n]\n`);
    },
  },
  file: { name: 'rows.csv', content: () => Buffer.from(csv()), answer: () => download('converted.json', json()) },
  large: {
    file: { name: 'large.csv', write: (path) => writeFile(path, 'a long enough text,another\n'.repeat(3_000_000)) },
  },
  complaint: {
    input: { text: 'a,b\n1,"2\n' },
    says: /The quotation mark in line 2 is not closed\./,
  },
};
