import { ArrowRightLeft } from 'lucide-react';
import {
  base64Encoder,
  options,
  type Base64Mode,
  type Base64Output,
} from '../../../workers/kernels/base64-encoder/spec';
import { words } from '../../../workers/kernels/base64-encoder/words';
import type { FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { decodedName, encodedName, TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { Options } from '../../tool-kit/options/options';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { DecodedPicture } from './decoded-picture';

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

const CODINGS = ['base64', 'b64'];

/** What decoding gives is known once it is done: without a result nothing better can be promised than bytes. */
function fileNameOf(mode: Base64Mode, output?: PageOutput<Base64Output>): string {
  const extension = output?.type.extension ?? (mode === 'encode' ? 'txt' : 'bin');
  return `base64-${output?.mode ?? mode}.${extension}`;
}

export { options };

function resultName(output: PageOutput<Base64Output>, file?: FileRef): string {
  if (!file) return fileNameOf(output.mode, output);
  return output.mode === 'encode'
    ? encodedName(file.name, 'base64')
    : decodedName(file.name, CODINGS, output.type.extension);
}

export default function Base64Screen() {
  const form = useToolOptions(base64Encoder.id, options, words);
  const { mode } = form.values;
  const twoWay = useTwoWay(form, base64Encoder, words.messages.blank);
  const { label, action, placeholder, sample } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample, several: true }}
      action={action}
      icon={ArrowRightLeft}
      fileName={fileNameOf(mode)}
      swappedName={fileNameOf(mode, twoWay.run.runs.result?.output)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{
        fileName: resultName,
        zipName: `base64-${mode}.zip`,
        copied: words.messages.copied,
        extra: (output) => output.mode === 'decode' && <DecodedPicture output={output} />,
      }}
    >
      <Options>
        <ToolOptions form={form} names={['urlSafe', 'padded', 'lineLength', 'lines']} />
      </Options>
    </TwoWayScreen>
  );
}
