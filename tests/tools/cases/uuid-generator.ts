import type { ToolCase } from '../case';
import { text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Generate',
  form: {
    settings: [
      { select: 'Version', option: 'v5: from a name (SHA-1)' },
      { field: 'Names, one per line', text: 'www.example.com' },
    ],
    // RFC 9562, appendix A.4.
    answer: () => text('2ed6657d-e927-568b-95e1-2665a8aea6a2'),
  },
  large: {
    settings: [
      { select: 'Version', option: 'v1: time and node' },
      { field: 'Count', text: '10000000' },
    ],
  },
  complaint: {
    settings: [
      { select: 'Version', option: 'v1: time and node' },
      { field: 'Count', text: '0' },
    ],
    says: /Enter a whole number from 1 to 10,000,000\./,
  },
};
