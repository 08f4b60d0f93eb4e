import type { ToolCase } from '../case';
import { repeated } from '../files';
import { PARAGRAPH } from '../samples';

export const toolCase: ToolCase = {
  opener: 'Open a file',
  typed: {
    text: '# Über\n\n- one\n- [x] two\n',
    around: (word) => `# ${word}\n\n![${word}](https://example.org/${word}.png)\n`,
    answer: (typed) => ({ kind: 'download', button: 'Download MD', name: 'document.md', bytes: Buffer.from(typed) }),
  },
  takes: {
    copy: { button: 'Copy HTML', text: /<h1.*Über<\/h1>/ },
    download: { button: 'Download HTML', text: '<!doctype html>' },
  },
  file: {
    name: 'notes.md',
    content: repeated(`## A heading\n\n${PARAGRAPH}\n\n- one\n- two\n\n`, 4000),
    answer: (content) => ({ kind: 'download', button: 'Download MD', name: 'document.md', bytes: content }),
  },
  complaint: {
    input: { text: `${'> '.repeat(100_000)}deep` },
    says: /nested more than 200 levels deep at line 1/,
  },
};
