import type { ToolCase } from '../case';
import { text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Generate',
  form: {
    settings: [
      { field: 'Count', text: '3' },
      { field: 'Min', text: '-7' },
      { field: 'Max', text: '-7' },
    ],
    answer: () => text('-7\n-7\n-7'),
  },
  large: {
    settings: [
      { field: 'Count', text: '10000000' },
      { field: 'Max', text: '9'.repeat(60) },
    ],
  },
  complaint: {
    settings: [
      { field: 'Min', text: '5' },
      { field: 'Max', text: '4' },
    ],
    says: /Max is less than Min/,
  },
};
