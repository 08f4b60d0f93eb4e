import { ArrowRightLeft } from 'lucide-react';
import {
  base64Encoder,
  DEFAULTS,
  MESSAGES,
  type Base64Mode,
  type Base64Options,
} from '../../../workers/kernels/base64-encoder/spec';
import { useAppDispatch } from '../../state/hooks';
import { clearRun } from '../../state/run-tool';
import { TextTool } from '../../tool-kit/text-tool';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { DecodedPicture } from './decoded-picture';
import { EncodeSettings } from './encode-settings';

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

const TEXTS = {
  encode: { inputLabel: 'Text to Encode', action: 'Encode', placeholder: 'Type or paste text here' },
  decode: { inputLabel: 'Base64 to Decode', action: 'Decode', placeholder: 'Paste Base64 or a data: URI here' },
} as const;

export default function Base64Screen() {
  const dispatch = useAppDispatch();
  const [settings, change] = useToolSettings<Base64Options>(base64Encoder.encode.id, DEFAULTS);
  const { mode } = settings;
  const { busy } = useTool(base64Encoder[mode]);
  const setMode = (next: Base64Mode) => {
    dispatch(clearRun(base64Encoder[next].id));
    change({ mode: next });
  };
  return (
    <TextTool
      spec={base64Encoder[mode]}
      options={settings}
      {...TEXTS[mode]}
      icon={ArrowRightLeft}
      blank={MESSAGES.blank}
      modes={
        <RadioGroup label="Mode" value={mode} options={MODES} disabled={busy} onChange={setMode} className="max-w-sm" />
      }
      settings={mode === 'encode' && <EncodeSettings settings={settings} onChange={change} />}
      // A file's kind is known once it is decoded: without a result nothing better can be promised than bytes.
      fileName={(output) => {
        const extension = output?.type.extension ?? (mode === 'encode' ? 'txt' : 'bin');
        return `base64-${output?.mode ?? mode}.${extension}`;
      }}
      copied="Result copied to clipboard."
      extra={(output) => output.mode === 'decode' && <DecodedPicture output={output} />}
    />
  );
}
