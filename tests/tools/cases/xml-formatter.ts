import type { ToolCase } from '../case';
import { deepElement } from '../files';
import { download, text } from '../samples';

/** The same records with line breaks and indentation, or without. */
const recordsXml = (line: string, indent: string) =>
  [
    '<?xml version="1.0"?>',
    '<records>',
    ...Array.from({ length: 40_000 }, (_, id) => [
      `${indent}<record id="${id}">`,
      `${indent}${indent}<name>Name ${id} Ünï</name>`,
      `${indent}${indent}<note>a <b>mixed</b> text</note>`,
      `${indent}</record>`,
    ]).flat(),
    '</records>',
  ].join(line);

export const toolCase: ToolCase = {
  action: 'Format',
  opener: 'Open a file',
  typed: {
    text: '<a><b c="1">Grüße 世界</b><d/></a>',
    around: (word) => `<a><b>${word}</b></a>`,
    answer: (typed) =>
      text(typed.replace(/(<b.*b>)(<d\/>)?/, (_, b: string, d = '') => `\n  ${b}\n${d && `  ${d}\n`}`)),
  },
  file: {
    name: 'records.xml',
    content: () => Buffer.from(recordsXml('', '')),
    answer: () => download('formatted.xml', recordsXml('\n', '  ')),
  },
  large: { file: { name: 'large.xml', write: deepElement(1_000, 4_000_000) } },
  complaint: { input: { text: '<a>\n<b></a>' }, says: /End tag <\/a> at line 2, column 4 doesn’t match <b>/ },
};
