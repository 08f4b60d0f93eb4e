import { ArrowRightLeft } from 'lucide-react';
import {
  DEFAULTS,
  hexEncoder,
  LINE_BYTES,
  MESSAGES,
  type HexMode,
  type HexOptions,
  type HexOutput,
} from '../../../workers/kernels/hex-encoder/spec';
import { loadable } from '../../ui/loadable';
import { filesOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { decodedName, encodedName } from '../../tool-kit/coded-names';
import { InputPane } from '../../tool-kit/input-pane';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { BETWEEN, EncodeSettings } from './encode-settings';

const hexDump = loadable(() => import('./hex-dump'));

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

const DUMP = `00000000: 4865 6c6c 6f2c 2057 c3b6 726c 6421 20f0  Hello, W..rld! .
00000010: 9f91 8b                                  ...
`;

const TEXTS = {
  encode: {
    label: 'Text to Encode',
    action: 'Encode',
    placeholder: 'Type or paste text here',
    sample: 'Hello, Wörld! 👋',
  },
  decode: {
    label: 'Hex to Decode',
    action: 'Decode',
    placeholder: 'Paste hexadecimal or a hex dump here',
    sample: DUMP,
  },
} as const;

function fileNameOf(mode: HexMode, output?: PageOutput<HexOutput>): string {
  const extension = output?.type.extension ?? (mode === 'encode' ? 'txt' : 'bin');
  return `hex-${output?.mode ?? mode}.${extension}`;
}

export const link = settingsLink(hexEncoder.id, DEFAULTS, {
  ...{ mode: MODES, delimiter: BETWEEN, upperCase: 'switch', lineBytes: LINE_BYTES },
});

const CODINGS = ['hex', 'xxd'];

function resultName(output: PageOutput<HexOutput>, file?: FileRef): string {
  if (!file) return fileNameOf(output.mode, output);
  return output.mode === 'encode'
    ? encodedName(file.name, 'hex')
    : decodedName(file.name, CODINGS, output.type.extension);
}

export default function HexScreen() {
  const tool = useTool(hexEncoder);
  const [settings, change] = useToolSettings<HexOptions>(hexEncoder.id, DEFAULTS);
  const run = useSubmit(tool, { options: settings, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = settings;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const [file] = filesOf(tool.input);
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
          fileName={resultName}
          zipName={`hex-${mode}.zip`}
          copied="Result copied to clipboard."
          extra={(output) => <DecodedFile output={output} />}
        />
      }
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane tool={tool} several label={label} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      <div className="flex flex-col gap-1">
        {mode === 'encode' && <EncodeSettings settings={settings} onChange={change} />}
        {file && file.bytes > 0 && !tool.isQueue && (
          <Disclosure label="View as hex dump">
            <hexDump.Component
              key={file.artifactId}
              artifactId={file.artifactId}
              bytes={file.bytes}
              label={file.name}
            />
          </Disclosure>
        )}
      </div>
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

/** What decoding gave where that is not text. */
function DecodedFile({ output: { mode, result, type } }: { output: PageOutput<HexOutput> }) {
  if (mode === 'encode' || type.extension === 'txt') return null;
  return (
    <div className="flex flex-col gap-1">
      {type.extension !== 'bin' && <p className="text-sm text-muted">Decoded file type: {type.label}.</p>}
      {result.stored === 'artifact' && (
        <Disclosure label="View result as hex dump">
          <hexDump.Component artifactId={result.artifactId} bytes={result.bytes} label="Decoded bytes" />
        </Disclosure>
      )}
    </div>
  );
}
