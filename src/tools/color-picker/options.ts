// The options that the color picker has on the command line. On the page, the second color is an input beside the first one.
import { defineOptions, text } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';

export const options = defineOptions({ second: text() });

export const words = {
  options: { second: { label: 'Second color', hint: 'Contrast is checked on it as well as on white and black.' } },
} satisfies ToolWords<typeof options>;
