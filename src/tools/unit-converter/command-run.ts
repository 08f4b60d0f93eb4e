// On the command line: an amount in another unit.
import { badInput, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { notesOf, readQuestion, resultOf, show } from './answer';
import type { options } from './options';

export const open: OpenRun<OptionsOf<typeof options>> = (values) => ({
  answer(text) {
    const question = readQuestion({ ...values, amount: text.trim(), isAsked: true });
    if ('message' in question) throw badInput([question.message, question.detail].filter(Boolean).join(' '));
    return {
      text: `${show(resultOf(question), values.precision).text} ${question.to.symbol}`,
      notes: notesOf(question, values),
    };
  },
});
