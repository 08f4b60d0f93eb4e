// On the command line: a color in all notations.
import { badInput, labeledLines, type OpenRun } from '../../../workers/contract/command';
import { mainRows, moreRows, readColor } from './color';

export const open: OpenRun<object> = () => ({
  answer(text) {
    const color = readColor(text);
    if (!color) throw badInput(`“${text.trim()}” isn’t a CSS color. Use a name, #rrggbb, rgb(…) or another CSS form.`);
    return { text: labeledLines([...mainRows(color), ...moreRows(color)]) };
  },
});
