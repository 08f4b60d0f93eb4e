import type { ToolCase } from '../case';
import { repeated, zeros } from '../files';
import { decoding, download, TEXT, text } from '../samples';

// The list of OWASP: six characters.
const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
};

const html = (plain: string) => plain.replace(/[&<>"'/]/g, (character) => HTML[character] ?? '');

export const toolCase: ToolCase = {
  action: 'Encode',
  opener: 'Open a file',
  typed: { text: TEXT, answer: (typed) => text(html(typed)) },
  file: {
    name: 'in.html',
    content: repeated(`<a href='/x'>"é" & co</a> 世界 😀\r\n`, 100_000),
    answer: (content) => download('html-encode.txt', html(String(content))),
  },
  large: { file: { name: 'large.bin', write: zeros(2_600_000_000) } },
  complaint: {
    ...decoding,
    input: { name: 'latin1.txt', content: () => Buffer.from('<é>', 'latin1') },
    says: /Failed to decode HTML entities\. Please check your input\./,
  },
};
