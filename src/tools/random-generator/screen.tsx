import { Dices } from 'lucide-react';
import {
  bytesOf,
  DEFAULT_OPTIONS,
  MESSAGES,
  planOf,
  randomGenerator,
  TYPES,
} from '../../../workers/kernels/random-generator/spec';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { RunBar } from '../../tool-kit/run-bar';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { MoreSettings } from './more-settings';
import { RandomSettings } from './random-settings';

export default function RandomGeneratorScreen() {
  const tool = useTool(randomGenerator);
  const [options, change] = useToolSettings(randomGenerator.id, DEFAULT_OPTIONS);
  const plan = planOf(options);
  const problem = 'problem' in plan ? plan.problem : undefined;
  const run = useSubmit(tool, { options, problem: problem?.text });
  const shown = run.shownProblem === undefined ? undefined : problem;
  const settings = { options, onChange: change, problem: shown };
  return (
    <ToolLayout
      run={run}
      outcome={<TextResult run={run} fileName={({ type }) => `random-${type}.txt`} copied={MESSAGES.copied} />}
    >
      <RadioGroup label="Type" hideLabel value={options.type} options={TYPES} onChange={(type) => change({ type })} />
      <RandomSettings {...settings} />
      <MoreSettings {...settings} />
      <RunBar
        run={run}
        action="Generate"
        icon={Dices}
        fileName={`random-${options.type}.txt`}
        resultBytes={bytesOf(options)}
        afterwards={<CopyInBar run={run} copied={MESSAGES.copied} />}
      />
    </ToolLayout>
  );
}
