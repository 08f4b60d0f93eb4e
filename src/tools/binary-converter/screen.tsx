import { binaryConverter, options, type BinaryMode } from '../../../workers/kernels/binary-converter/spec';
import { words } from '../../../workers/kernels/binary-converter/words';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as texts from './words';

interface ModeTexts {
  readonly input: string;
  readonly placeholder: string;
  readonly sample: string;
  /** The opposite mode of each mode, which takes its result as input. */
  readonly back: BinaryMode;
}

const TEXTS: Readonly<Record<BinaryMode, ModeTexts>> = {
  'text-to-binary': {
    input: texts.textLabel,
    placeholder: texts.textPlaceholder,
    sample: texts.textSample,
    back: 'binary-to-text',
  },
  'binary-to-text': {
    input: texts.binaryLabel,
    placeholder: '01001000 01101001',
    sample: '01001000 01100101 01101100 01101100 01101111',
    back: 'text-to-binary',
  },
  'decimal-to-binary': {
    input: texts.decimalNumbersLabel,
    placeholder: '42',
    sample: '42 255 65536 -7',
    back: 'binary-to-decimal',
  },
  'binary-to-decimal': {
    input: texts.binaryNumbersLabel,
    placeholder: '101010',
    sample: '101010 11111111 10000000000000000',
    back: 'decimal-to-binary',
  },
};

const fileNameOf = (mode: BinaryMode) => `binary-${mode}.txt`;

export { options };

export default function BinaryConverterScreen() {
  const form = useToolOptions(binaryConverter.id, options, words);
  const twoWay = useTwoWay(form, binaryConverter, texts.blank);
  const { mode } = form.values;
  const { input: label, placeholder, sample, back } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample }}
      action={texts.action}
      fileName={fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: back })}
      result={{ fileName: (output) => fileNameOf(output.mode), copied: texts.copied }}
      options={<ToolOptions form={form} names={['spaced', 'groups', 'negatives', 'onePerLine']} />}
    />
  );
}
