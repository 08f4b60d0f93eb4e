import type { ToolCase } from '../case';
import { textList } from '../files';
import { download, text } from '../samples';

const rows = () =>
  Array.from({ length: 20_000 }, (_, id) => ({ '@id': String(id), name: `Name ${id} Ünï`, tag: ['a', '1.0'] }));

const rowsXml = (line: string, indent: string) =>
  [
    '<records>',
    ...rows().flatMap(({ '@id': id, name }) => [
      `${indent}<record id="${id}">`,
      `${indent}${indent}<name>${name}</name>`,
      `${indent}${indent}<tag>a</tag>`,
      `${indent}${indent}<tag>1.0</tag>`,
      `${indent}</record>`,
    ]),
    '</records>',
  ].join(line);

export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Open a file',
  typed: {
    text: '{"a":{"b":"Grüße 世界","c":""}}',
    around: (word) => JSON.stringify({ a: { b: word } }),
    answer: (typed) => {
      const { a } = JSON.parse(typed) as { readonly a: { readonly b: string; readonly c?: string } };
      return text(`<a>\n  <b>${a.b}</b>${a.c === undefined ? '' : '\n  <c/>'}\n</a>`);
    },
  },
  file: {
    name: 'records.json',
    content: () => Buffer.from(JSON.stringify({ records: { record: rows() } })),
    answer: () => download('converted.xml', rowsXml('\n', '  ')),
  },
  large: { file: { name: 'large.json', write: textList(1_300_000) } },
  complaint: {
    settings: [{ radio: 'XML to JSON' }],
    input: { text: '<a>&b;</a>' },
    says: /Invalid XML format\. Please check your input\. Entity “b”/,
  },
};
