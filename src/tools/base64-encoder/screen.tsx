import { ArrowRightLeft } from 'lucide-react';
import {
  base64Encoder,
  DEFAULTS,
  MESSAGES,
  type Base64Mode,
  type Base64Options,
  type Base64Output,
} from '../../../workers/kernels/base64-encoder/spec';
import type { PageOutput } from '../../state/page-output';
import { InputPane } from '../../tool-kit/input-pane';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { DecodedPicture } from './decoded-picture';
import { EncodeSettings, LENGTHS } from './encode-settings';

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

const TEXTS = {
  encode: {
    label: 'Text to Encode',
    action: 'Encode',
    placeholder: 'Type or paste text here',
    sample: 'Hello, Wörld! 👋',
  },
  decode: {
    label: 'Base64 to Decode',
    action: 'Decode',
    placeholder: 'Paste Base64 or a data: URI here',
    sample: 'SGVsbG8sIFfDtnJsZCEg8J+Riw==',
  },
} as const;

/** What decoding gives is known once it is done: without a result nothing better can be promised than bytes. */
function fileNameOf(mode: Base64Mode, output?: PageOutput<Base64Output>): string {
  const extension = output?.type.extension ?? (mode === 'encode' ? 'txt' : 'bin');
  return `base64-${output?.mode ?? mode}.${extension}`;
}

export const link = settingsLink(base64Encoder.encode.id, DEFAULTS, {
  ...{ mode: MODES, urlSafe: 'switch', padded: 'switch', lineLength: Object.values(LENGTHS) },
});

export default function Base64Screen() {
  const [settings, change] = useToolSettings<Base64Options>(base64Encoder.encode.id, DEFAULTS);
  const { mode } = settings;
  const tool = useTool(base64Encoder[mode]);
  const run = useSubmit(tool, { options: settings, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { label, action, placeholder, sample } = TEXTS[mode];
  const turn = (next: typeof mode) => {
    tool.reset();
    change({ mode: next });
  };
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={
        <TextResult
          run={run}
          fileName={(output) => fileNameOf(output.mode, output)}
          copied="Result copied to clipboard."
          extra={(output) => output.mode === 'decode' && <DecodedPicture output={output} />}
        />
      }
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane tool={tool} label={label} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      {mode === 'encode' && <EncodeSettings settings={settings} onChange={change} />}
      <TwoWayBar
        run={run}
        action={action}
        icon={ArrowRightLeft}
        fileName={fileNameOf(mode)}
        swappedName={fileNameOf(mode, tool.runs.result?.output)}
        copied="Result copied to clipboard."
        onSwap={() => turn(mode === 'encode' ? 'decode' : 'encode')}
      />
    </ToolLayout>
  );
}
