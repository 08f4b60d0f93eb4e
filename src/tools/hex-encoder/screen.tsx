import { ArrowRightLeft, ArrowUpDown } from 'lucide-react';
import {
  DEFAULTS,
  hexEncoder,
  MESSAGES,
  type HexMode,
  type HexOptions,
  type HexOutput,
} from '../../../workers/kernels/hex-encoder/spec';
import { chooseText } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import { filesOf, inputChanged } from '../../state/inputs';
import type { Interned } from '../../state/interned';
import { clearRun } from '../../state/run-tool';
import { TextTool } from '../../tool-kit/text-tool';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { EncodeSettings } from './encode-settings';
import { HexDump } from './hex-dump';

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

const TEXTS = {
  encode: { inputLabel: 'Text to Encode', action: 'Encode', placeholder: 'Type or paste text here' },
  decode: { inputLabel: 'Hex to Decode', action: 'Decode', placeholder: 'Paste hexadecimal or a hex dump here' },
} as const;

const flipped = (mode: HexMode): HexMode => (mode === 'encode' ? 'decode' : 'encode');

function fileNameOf(output: Interned<HexOutput> | undefined, mode: HexMode): string {
  const extension = output?.type.extension ?? (mode === 'encode' ? 'txt' : 'bin');
  return `hex-${output?.mode ?? mode}.${extension}`;
}

export default function HexScreen() {
  const dispatch = useAppDispatch();
  const [settings, change] = useToolSettings<HexOptions>(hexEncoder.id, DEFAULTS);
  const { mode } = settings;
  const { busy, run, input } = useTool(hexEncoder);
  const [file] = filesOf(input);

  const setMode = (next: HexMode) => {
    dispatch(clearRun(hexEncoder.id));
    change({ mode: next });
  };
  /** A large result becomes the input without being copied: its artifact changes hands. */
  const swap = () => {
    const output = run.status === 'done' ? run.output : undefined;
    if (output?.result.stored === 'text') dispatch(chooseText(hexEncoder.id, output.result.text));
    if (output?.result.stored === 'artifact') {
      const { artifactId, bytes, mime } = output.result;
      const files = [{ artifactId, name: fileNameOf(output, mode), bytes, type: mime }];
      dispatch(inputChanged({ toolId: hexEncoder.id, input: { kind: 'files', files } }));
    }
    setMode(flipped(mode));
  };

  return (
    <TextTool
      spec={hexEncoder}
      options={settings}
      {...TEXTS[mode]}
      icon={ArrowRightLeft}
      blank={MESSAGES.blank}
      modes={
        <RadioGroup label="Mode" value={mode} options={MODES} disabled={busy} onChange={setMode} className="max-w-sm" />
      }
      settings={
        <div className="flex flex-col gap-1">
          {mode === 'encode' && <EncodeSettings settings={settings} onChange={change} />}
          {file && file.bytes > 0 && (
            <Disclosure label="View as hex dump">
              <HexDump key={file.artifactId} artifactId={file.artifactId} bytes={file.bytes} label={file.name} />
            </Disclosure>
          )}
        </div>
      }
      buttons={() => (
        <Button size="large" icon={ArrowUpDown} disabled={busy} onClick={swap}>
          Swap
        </Button>
      )}
      fileName={(output) => fileNameOf(output, mode)}
      copied="Result copied to clipboard."
      extra={(output) => <DecodedFile output={output} />}
    />
  );
}

/** What decoding gave where that is no text. */
function DecodedFile({ output: { mode, result, type } }: { output: Interned<HexOutput> }) {
  if (mode === 'encode' || type.extension === 'txt') return null;
  return (
    <div className="flex flex-col gap-1">
      {type.extension !== 'bin' && (
        <p className="text-sm text-muted">The decoded bytes are of this kind: {type.label}.</p>
      )}
      {result.stored === 'artifact' && (
        <Disclosure label="View result as hex dump">
          <HexDump artifactId={result.artifactId} bytes={result.bytes} label="Decoded bytes" />
        </Disclosure>
      )}
    </div>
  );
}
