import { ArrowRight } from 'lucide-react';
import {
  DEFAULT_OPTIONS,
  htmlEncoder,
  MESSAGES,
  MODES,
  type HtmlMode,
} from '../../../workers/kernels/html-encoder/spec';
import { TextTool } from '../../tool-kit/text-tool';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';

export default function HtmlEncoderScreen() {
  const [options, setOptions] = useToolSettings(htmlEncoder.id, DEFAULT_OPTIONS);
  const { clearResult } = useTool(htmlEncoder);
  const { mode } = options;
  // A result is of the mode it was made in.
  const changeMode = (next: HtmlMode) => {
    clearResult();
    setOptions({ mode: next });
  };
  return (
    <TextTool
      spec={htmlEncoder}
      options={options}
      inputLabel={mode === 'encode' ? 'Text to encode' : 'Text to decode'}
      placeholder={mode === 'encode' ? 'Type or paste text or HTML here' : 'Type or paste text with entities here'}
      blank={MESSAGES.blank}
      action={mode === 'encode' ? 'Encode' : 'Decode'}
      icon={ArrowRight}
      modes={<RadioGroup label="Mode" value={mode} options={MODES} onChange={changeMode} className="self-start" />}
      fileName={() => `html-${mode}.txt`}
      copied={MESSAGES.copied}
    />
  );
}
