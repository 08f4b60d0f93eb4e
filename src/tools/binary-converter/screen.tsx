import { ArrowRight } from 'lucide-react';
import {
  binaryConverter,
  MESSAGES,
  options,
  type BinaryMode,
  type BinaryOptions,
} from '../../../workers/kernels/binary-converter/spec';
import { words } from '../../../workers/kernels/binary-converter/words';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { RunBar } from '../../tool-kit/run-bar';
import { SwapButton } from '../../tool-kit/swap-button';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';

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

export { options };

export default function BinaryConverterScreen() {
  const tool = useTool(binaryConverter);
  const form = useToolOptions(binaryConverter.id, options, words);
  const { values, change } = form;
  const run = useSubmit(tool, { options: values, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = values;
  const { input, placeholder, sample, back } = TEXTS[mode];
  const fileName = `binary-${mode}.txt`;
  const turn = (part: Partial<BinaryOptions>) => {
    tool.reset();
    change(part);
  };
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `binary-${mode}.txt`} copied={MESSAGES.copied} />}
    >
      <div className="min-[1200px]:[&_label]:basis-2/5">
        <ToolOptions form={form} names={['mode']} onChange={turn} />
      </div>
      <InputPane tool={tool} label={input} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      {mode !== 'binary-to-text' && (
        <Options>
          <ToolOptions form={form} names={['spaced', 'negatives', 'onePerLine']} />
        </Options>
      )}
      <RunBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileName}
        afterwards={<CopyInBar run={run} copied={MESSAGES.copied} />}
      >
        <SwapButton run={run} fileName={fileName} onSwap={() => turn({ mode: back })} />
      </RunBar>
    </ToolLayout>
  );
}
