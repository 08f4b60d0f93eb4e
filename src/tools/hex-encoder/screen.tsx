import { hexEncoder, options, type HexMode, type HexOutput } from '../../../workers/kernels/hex-encoder/spec';
import { words } from '../../../workers/kernels/hex-encoder/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { filesOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { decodedName, encodedName, TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Disclosure } from '../../ui/disclosure';
import * as texts from './words';

const hexDump = loadable(() => import('./hex-dump'));

const DUMP = `00000000: 4865 6c6c 6f2c 2057 c3b6 726c 6421 20f0  Hello, W..rld! .
00000010: 9f91 8b                                  ...
`;

const TEXTS = {
  encode: {
    label: texts.encodeLabel,
    action: texts.encodeAction,
    placeholder: texts.encodePlaceholder,
    sample: 'Hello, Wörld! 👋',
  },
  decode: {
    label: texts.decodeLabel,
    action: texts.decodeAction,
    placeholder: texts.decodePlaceholder,
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
  const form = useToolOptions(hexEncoder.id, options, words);
  const twoWay = useTwoWay(form, hexEncoder, texts.blank);
  const { run } = twoWay;
  const { mode } = form.values;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const [file] = filesOf(run.input);
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample, several: true, takes: mode === 'encode' ? 'any file' : 'text' }}
      action={action}
      fileName={fileNameOf(mode)}
      swappedName={fileNameOf(mode, run.runs.result?.output)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{
        fileName: resultName,
        zipName: `hex-${mode}.zip`,
        copied: texts.copied,
        extra: (output) => <DecodedFile output={output} />,
      }}
      options={mode === 'encode' && <ToolOptions form={form} names={['delimiter', 'lineBytes', 'upperCase']} />}
    >
      {file && file.bytes > 0 && !run.isQueue && (
        <Disclosure label={texts.viewInput}>
          <hexDump.Component key={file.artifactId} artifactId={file.artifactId} bytes={file.bytes} label={file.name} />
        </Disclosure>
      )}
    </TwoWayScreen>
  );
}

/** Shows the decoded bytes if they aren't text. */
function DecodedFile({ output: { mode, result, type } }: { output: PageOutput<HexOutput> }) {
  if (mode === 'encode' || type.extension === 'txt') return null;
  return (
    <div className="flex flex-col gap-1">
      {type.extension !== 'bin' && <p className="text-sm text-muted">{say(texts.decodedType, { type: type.label })}</p>}
      {result.stored === 'artifact' && (
        <Disclosure label={texts.viewResult}>
          <hexDump.Component artifactId={result.artifactId} bytes={result.bytes} label={texts.decodedBytes} />
        </Disclosure>
      )}
    </div>
  );
}
