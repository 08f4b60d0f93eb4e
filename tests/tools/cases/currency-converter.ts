import type { ToolCase } from '../case';
import { text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Convert',
  form: {
    // A rate of one's own needs no service, which a test in another browser does not have.
    settings: [
      { field: 'Amount', text: '1,234.50' },
      { field: 'Your own rate', text: '0.85' },
    ],
    answer: () => text('1049.33 EUR'), // 1234.5 × 0.85 = 1049.325
  },
  takes: { copy: { button: 'Copy', text: '1049.33 EUR' } },
  complaint: {
    settings: [{ field: 'Amount', text: '12 apples' }],
    says: /Please enter a valid amount\. “apples” is not USD\./,
  },
};
