import { ArrowRight } from 'lucide-react';
import {
  binaryConverter,
  DEFAULT_OPTIONS,
  MESSAGES,
  MODES,
  NEGATIVES,
  type BinaryMode,
} from '../../../workers/kernels/binary-converter/spec';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { InputPane } from '../../tool-kit/input-pane';
import { RunBar } from '../../tool-kit/run-bar';
import { settingsLink } from '../../tool-kit/settings-link';
import { SwapButton } from '../../tool-kit/swap-button';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { BinarySettings } from './binary-settings';

interface ModeTexts {
  readonly input: string;
  readonly placeholder: string;
  readonly sample: string;
  /** The mode that makes this one's input of its result. */
  readonly back: BinaryMode;
}

const TEXTS: Readonly<Record<BinaryMode, ModeTexts>> = {
  'text-to-binary': {
    input: 'Text',
    placeholder: 'Type or paste text here',
    sample: 'Hello',
    back: 'binary-to-text',
  },
  'binary-to-text': {
    input: 'Binary',
    placeholder: '01001000 01101001',
    sample: '01001000 01100101 01101100 01101100 01101111',
    back: 'text-to-binary',
  },
  'decimal-to-binary': {
    input: 'Decimal numbers',
    placeholder: '42',
    sample: '42 255 65536 -7',
    back: 'binary-to-decimal',
  },
  'binary-to-decimal': {
    input: 'Binary numbers',
    placeholder: '101010',
    sample: '101010 11111111 10000000000000000',
    back: 'decimal-to-binary',
  },
};

export const link = settingsLink(binaryConverter.id, DEFAULT_OPTIONS, {
  ...{ mode: MODES, spaced: 'switch', negatives: NEGATIVES, onePerLine: 'switch' },
});

export default function BinaryConverterScreen() {
  const tool = useTool(binaryConverter);
  const [options, change] = useToolSettings(binaryConverter.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = options;
  const { input, placeholder, sample, back } = TEXTS[mode];
  const fileName = `binary-${mode}.txt`;
  const turn = (next: typeof mode) => {
    tool.reset();
    change({ mode: next });
  };
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `binary-${mode}.txt`} copied={MESSAGES.copied} />}
    >
      <RadioGroup
        label="Mode"
        hideLabel
        value={mode}
        options={MODES}
        onChange={turn}
        className="min-[1200px]:[&_label]:basis-2/5"
      />
      <InputPane tool={tool} label={input} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      {mode !== 'binary-to-text' && <BinarySettings options={options} onChange={change} />}
      <RunBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileName}
        afterwards={<CopyInBar run={run} copied={MESSAGES.copied} />}
      >
        <SwapButton run={run} fileName={fileName} onSwap={() => turn(back)} />
      </RunBar>
    </ToolLayout>
  );
}
