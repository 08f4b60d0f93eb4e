import { ArrowRight } from 'lucide-react';
import { DEFAULT_OPTIONS, MESSAGES, MODES, SCOPES, urlEncoder } from '../../../workers/kernels/url-encoder/spec';
import { TextTool } from '../../tool-kit/text-tool';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';

const HINTS = {
  component: 'For one part of an address: everything with a meaning in addresses is encoded.',
  whole: 'For a whole address: the characters ; / ? : @ & = + $ , # that separate its parts stay as they are.',
  form: 'For values of forms (application/x-www-form-urlencoded): a space is a + sign.',
} as const;

export default function UrlEncoderScreen() {
  const [options, setOptions] = useToolSettings(urlEncoder.id, DEFAULT_OPTIONS);
  const { clearResult } = useTool(urlEncoder);
  const { mode, scope, eachLine } = options;
  // A result is of the settings it was made with.
  const change = (part: Partial<typeof options>) => {
    clearResult();
    setOptions(part);
  };
  return (
    <TextTool
      spec={urlEncoder}
      options={options}
      inputLabel={mode === 'encode' ? 'Text to encode' : 'Text to decode'}
      placeholder={mode === 'encode' ? 'Type or paste text here' : 'Type or paste percent-encoded text here'}
      blank={MESSAGES.blank}
      action={mode === 'encode' ? 'Encode' : 'Decode'}
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
      settings={
        <Disclosure label="Options">
          <div className="flex flex-col items-start gap-3">
            <div className="flex flex-col gap-1.5">
              <RadioGroup label="Encoding" value={scope} options={SCOPES} onChange={(scope) => change({ scope })} />
              <p className="text-xs text-muted">{HINTS[scope]}</p>
            </div>
            <Checkbox
              label="Each line by itself"
              hint="Line breaks stay line breaks. When decoding they always do."
              checked={eachLine}
              onChange={(eachLine) => change({ eachLine })}
            />
          </div>
        </Disclosure>
      }
      fileName={() => `url-${mode}.txt`}
      copied={MESSAGES.copied}
    />
  );
}
