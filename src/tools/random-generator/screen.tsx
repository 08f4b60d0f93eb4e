import { RefreshCw } from 'lucide-react';
import { messages } from '../../../workers/kernels/random-generator/messages';
import { bytesOf, options, planOf, randomGenerator } from '../../../workers/kernels/random-generator/spec';
import { words } from '../../../workers/kernels/random-generator/words';
import { createSpeaker } from '../../../workers/words/in-words';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as texts from './words';

export { options };

const BASIC = ['unit', 'count', 'min', 'max', 'length', 'distinct'] as const;
const CHARACTERS = ['includeUppercase', 'includeLowercase', 'includeNumbers', 'includeSymbols'] as const;

const { text } = createSpeaker({ [randomGenerator.id]: messages });

export default function RandomGeneratorScreen() {
  const tool = useTool(randomGenerator);
  const form = useToolOptions(randomGenerator.id, options, words);
  const { values } = form;
  const plan = planOf(values);
  const problem = 'problem' in plan ? { option: plan.problem.option, text: text(plan.problem.message) } : undefined;
  const run = useSubmit(tool, { options: values, problem: problem?.text, opens: true });
  const shown = run.shownProblem === undefined ? undefined : problem;
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['type']} />}
      outcome={<TextResult run={run} fileName={({ type }) => `random-${type}.txt`} copied={texts.copied} />}
    >
      <ToolOptions
        form={form}
        names={[...BASIC, ...CHARACTERS]}
        problem={shown}
        hints={{ count: values.type === 'string' ? texts.shortCount : undefined }}
      />
      <RunBar
        run={run}
        action={texts.generate}
        icon={RefreshCw}
        options={<ToolOptions form={form} names={['decimals', 'separator', 'classicStart', 'seed']} problem={shown} />}
        fileName={`random-${values.type}.txt`}
        resultBytes={bytesOf(values)}
        afterwards={<ResultInBar run={run} fileName={({ type }) => `random-${type}.txt`} copied={texts.copied} />}
      />
    </ToolLayout>
  );
}
