import { Dices } from 'lucide-react';
import {
  bytesOf,
  DEFAULT_OPTIONS,
  MAX_COUNT,
  MAX_DECIMALS,
  MAX_LENGTH,
  MESSAGES,
  planOf,
  randomGenerator,
  SEPARATORS,
  TYPES,
  UNITS,
} from '../../../workers/kernels/random-generator/spec';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { RunBar } from '../../tool-kit/run-bar';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { MoreSettings } from './more-settings';
import { RandomSettings } from './random-settings';

const ANY = { min: -1e15, max: 1e15, step: 'any' } as const;

/** Not the seed, which repeats what may be secret. */
export const link = settingsLink(randomGenerator.id, DEFAULT_OPTIONS, {
  ...{ type: TYPES, count: { min: 1, max: MAX_COUNT }, length: { min: 1, max: MAX_LENGTH } },
  ...{ min: ANY, max: ANY, decimals: { min: 0, max: MAX_DECIMALS }, distinct: 'switch' },
  ...{ includeUppercase: 'switch', includeLowercase: 'switch', includeNumbers: 'switch', includeSymbols: 'switch' },
  ...{ unit: UNITS, classicStart: 'switch', separator: SEPARATORS },
});

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
      link={link}
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
