import { ArrowRightLeft } from 'lucide-react';
import {
  hexEncoder,
  MESSAGES,
  options,
  type HexMode,
  type HexOptions,
  type HexOutput,
} from '../../../workers/kernels/hex-encoder/spec';
import { words } from '../../../workers/kernels/hex-encoder/words';
import { loadable } from '../../ui/loadable';
import { filesOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { decodedName, encodedName } from '../../tool-kit/coded-names';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';
import { Disclosure } from '../../ui/disclosure';

const hexDump = loadable(() => import('./hex-dump'));

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

export { options };

const CODINGS = ['hex', 'xxd'];

function resultName(output: PageOutput<HexOutput>, file?: FileRef): string {
  if (!file) return fileNameOf(output.mode, output);
  return output.mode === 'encode'
    ? encodedName(file.name, 'hex')
    : decodedName(file.name, CODINGS, output.type.extension);
}

export default function HexScreen() {
  const tool = useTool(hexEncoder);
  const form = useToolOptions(hexEncoder.id, options, words);
  const { values, change } = form;
  const run = useSubmit(tool, { options: values, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = values;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const [file] = filesOf(tool.input);
  const turn = (part: Partial<HexOptions>) => {
    tool.reset();
    change(part);
  };
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
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
      <ToolOptions form={form} names={['mode']} onChange={turn} />
      <InputPane tool={tool} several label={label} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      <div className="flex flex-col gap-1">
        {mode === 'encode' && (
          <Options>
            <ToolOptions form={form} names={['delimiter', 'lineBytes', 'upperCase']} />
          </Options>
        )}
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
        onSwap={() => turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
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
