import type { ToolCase } from '../case';

const literally = (plain: string) => new RegExp(plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

export const toolCase: ToolCase = {
  action: 'Generate',
  opener: 'Open a file',
  field: 'Text or URL',
  typed: {
    text: 'https://example.com/Grüße?q=世界',
    answer: (typed) => ({ kind: 'shows', region: 'QR code', text: literally(typed) }),
  },
  takes: { copy: { button: 'Copy Text', text: 'q=世界' }, download: { button: 'Download SVG', text: '<svg' } },
  complaint: { input: { text: 'a'.repeat(3000) }, says: /No QR code holds this text at level M\./ },
};
