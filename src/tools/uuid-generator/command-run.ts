// On the command line: makes identifiers from options or names, and inspects one.
import { badInput, kernelRun, labeledLines, type OpenRun } from '../../../workers/contract/options/command';
import { messages } from '../../../workers/kernels/uuid-generator/messages';
import { uuidGenerator, type UuidSettings } from '../../../workers/kernels/uuid-generator/spec';
import { createSpeaker } from '../../../workers/words/in-words';
import { inspect } from './inspect';
import { message } from './read-uuid';
import { readSettings, takesNames } from './settings';

/** The first line of the result is the verdict. */
const { text: say } = createSpeaker({ 'uuid-generator': messages });

export const open: OpenRun<UuidSettings> = (values) => {
  if (values.mode === 'inspect') return { answer: inspection };
  const read = readSettings(values, true);
  if ('problem' in read) throw badInput(read.problem.text, read.problem.option);
  return kernelRun(uuidGenerator, read.options, takesNames(values.kind) ? {} : { takes: 'nothing' });
};

function inspection(text: string) {
  const found = inspect(text);
  if (!found || 'error' in found) throw badInput(found?.error ?? message('nothingToInspect'));
  const facts = found.facts.map(({ label, value }) => ({ label, text: value }));
  const notes = found.facts.flatMap(({ label, note }) => (note ? [message('factNote', { label, note })] : []));
  return { text: `${say(found.verdict)}\n${labeledLines(facts)}`, notes, isPositive: found.valid };
}
