// On the command line: an amount in another unit.
import { badInput, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { notesOf, readQuestion, resultText } from './answer';
import { INPUT, type options } from './options';

export const open: OpenRun<OptionsOf<typeof options>> = (values) => ({
  answer(text) {
    const question = readQuestion({ ...INPUT, ...values, amount: text.trim() });
    if ('message' in question) throw badInput([question.message, question.detail].filter(Boolean).join(' '));
    return {
      text: resultText(question, values.precision),
      notes: notesOf(question, values),
    };
  },
});
