// The options that the color picker has on the command line. On the page, the second color is an input beside the first one.
import { defineOptions, text } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';
import * as texts from './words';

export const options = defineOptions({ second: text() });

export const words = {
  options: { second: { label: texts.second, hint: texts.secondHint } },
} satisfies ToolWords<typeof options>;
