// On the command line: a color in all notations, and its contrast.
import { badInput, labeledLines, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { contrastsOf, mainRows, message, moreRows, notesOf, readColor } from './color';
import type { options } from './options';

export const open: OpenRun<OptionsOf<typeof options>> = ({ second }) => ({
  answer(text) {
    const color = readColor(text);
    if (!color) throw badInput(message('notColor'));
    const other = readColor(second);
    if (!other && second.trim() !== '') throw badInput(message('notColor'), 'second');
    return {
      text: labeledLines([...mainRows(color), ...moreRows(color)]),
      notes: [...notesOf(color), ...contrastsOf(color, other).map(({ note }) => note)],
    };
  },
});
