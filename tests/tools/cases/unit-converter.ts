import type { ToolCase } from '../case';
import { text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Convert',
  form: {
    settings: [
      { select: 'Category', option: 'Length' },
      { field: 'Amount', text: '100' },
      { select: 'From', option: 'Mile (mi)' },
      { select: 'To', option: 'Kilometer (km)' },
    ],
    answer: () => text('160.9344 km'),
  },
  takes: {
    copy: { button: 'Copy', text: '160.9344 km' },
    download: { button: 'Download', text: '160.9344 km' },
  },
  complaint: {
    settings: [{ field: 'Amount', text: '1,5,3' }],
    says: /Please enter a valid amount\. The commas are in the wrong place/,
  },
};
