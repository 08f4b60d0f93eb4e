// On the command line: identifiers from options or names, and facts about one.
import { badInput, kernelRun, labeledLines, type OpenRun } from '../../../workers/contract/command';
import { uuidGenerator, type UuidSettings } from '../../../workers/kernels/uuid-generator/spec';
import { inspect } from './inspect';
import { readSettings, takesNames } from './settings';

export const open: OpenRun<UuidSettings> = (values) => {
  if (values.mode === 'inspect') return { answer: inspection };
  const read = readSettings(values, true);
  if ('problem' in read) throw badInput(read.problem.text, read.problem.option);
  return kernelRun(uuidGenerator, read.options, takesNames(values.kind) ? {} : { takes: 'nothing' });
};

function inspection(text: string) {
  const found = inspect(text);
  if (!found || 'error' in found) throw badInput(found?.error ?? 'Enter a UUID to inspect.');
  const facts = found.facts.map(({ label, value }) => ({ label, text: value }));
  return { text: `${found.verdict}\n${labeledLines(facts)}`, isPositive: found.valid };
}
