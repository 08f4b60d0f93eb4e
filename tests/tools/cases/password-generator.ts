import type { ToolCase } from '../case';

export const toolCase: ToolCase = {
  action: 'Generate Password',
  form: {
    settings: [
      { checkbox: 'Uppercase (A–Z)', checked: false },
      { checkbox: 'Lowercase (a–z)', checked: false },
      { checkbox: 'Numbers (0–9)', checked: true },
    ],
    answer: () => ({ kind: 'shows', region: 'Result', text: /^\d{12}/ }),
  },
  takes: { copy: { button: 'Copy', text: /^\d{12}$/ } },
  complaint: {
    settings: [
      { checkbox: 'Uppercase (A–Z)', checked: false },
      { checkbox: 'Lowercase (a–z)', checked: false },
      { checkbox: 'Numbers (0–9)', checked: false },
    ],
    says: /Please select at least one character type\./,
  },
};
