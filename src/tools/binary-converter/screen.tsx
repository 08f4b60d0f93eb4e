import { ArrowRight } from 'lucide-react';
import {
  binaryConverter,
  DEFAULT_OPTIONS,
  MESSAGES,
  MODES,
  type BinaryMode,
} from '../../../workers/kernels/binary-converter/spec';
import { TextTool } from '../../tool-kit/text-tool';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { BinarySettings } from './binary-settings';

const WORDS: Readonly<Record<BinaryMode, { readonly input: string; readonly placeholder: string }>> = {
  'text-to-binary': { input: 'Text', placeholder: 'Type or paste text here' },
  'binary-to-text': { input: 'Binary', placeholder: '01001000 01101001' },
  'decimal-to-binary': { input: 'Decimal numbers', placeholder: '42' },
  'binary-to-decimal': { input: 'Binary numbers', placeholder: '101010' },
};

export default function BinaryConverterScreen() {
  const [options, setOptions] = useToolSettings(binaryConverter.id, DEFAULT_OPTIONS);
  const { clearResult } = useTool(binaryConverter);
  const { mode } = options;
  // A result is of the settings it was made with.
  const change = (part: Partial<typeof options>) => {
    clearResult();
    setOptions(part);
  };
  return (
    <TextTool
      spec={binaryConverter}
      options={options}
      inputLabel={WORDS[mode].input}
      placeholder={WORDS[mode].placeholder}
      blank={MESSAGES.blank}
      action="Convert"
      icon={ArrowRight}
      modes={
        <RadioGroup
          label="Mode"
          value={mode}
          options={MODES}
          onChange={(mode) => change({ mode })}
          className="self-start"
        />
      }
      settings={mode === 'binary-to-text' ? null : <BinarySettings options={options} onChange={change} />}
      fileName={() => `binary-${mode}.txt`}
      copied={MESSAGES.copied}
    />
  );
}
