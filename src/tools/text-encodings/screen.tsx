import {
  options,
  textEncodings,
  type EncodingMode,
  type EncodingName,
  type EncodingOutput,
} from '../../../workers/kernels/text-encodings/spec';
import { words } from '../../../workers/kernels/text-encodings/words';
import { say } from '../../../workers/words/in-words';
import { filesOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { decodedName, encodedName, TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import * as texts from './words';

const TEXTS = {
  encode: { label: texts.encodeLabel, action: texts.encodeAction, placeholder: texts.encodePlaceholder },
  decode: { label: texts.decodeLabel, action: texts.decodeAction, placeholder: texts.decodePlaceholder },
} as const;

/** Its 24 bytes are whole groups of Z85. */
const SAMPLE = 'Oh, hello "Wörld"! 👋';

/** The same text, and the extension of a file's name. */
const ENCODINGS: Readonly<Record<EncodingName, { readonly sample: string; readonly extension: string }>> = {
  base32: { sample: 'J5UCYIDIMVWGY3ZAEJL4HNTSNRSCEIJA6CPZDCY=', extension: 'base32' },
  base32hex: { sample: '9TK2O838CLM6ORP049BS7DJIDHI24890U2FP32O=', extension: 'base32hex' },
  crockford: { sample: '9XM2R-838CN-P6RVS-049BW-7DKJD-HJ248-90Y2F-S32R', extension: 'base32' },
  ascii85: { sample: '<~:M;:%BOu!rD]g6*_mXT%A0N0>n=Pi$~>', extension: 'a85' },
  z85: { sample: 'pIqp4xK#0@zY*l9.)TP4wfJft[sL&3', extension: 'z85' },
  'quoted-printable': { sample: 'Oh, hello "W=C3=B6rld"! =F0=9F=91=8B', extension: 'qp' },
  'json-string': { sample: '"Oh, hello \\"W\\u00f6rld\\"! \\ud83d\\udc4b"', extension: 'json' },
};

const CODINGS = Object.values(ENCODINGS).map(({ extension }) => extension);

/** Encodings that have no further options. */
const PLAIN: ReadonlySet<EncodingName> = new Set(['z85', 'quoted-printable']);

export { options };

/** Of a result that is written directly to a file, and of one of typed text. */
const fileNameOf = (mode: EncodingMode, extension = mode === 'encode' ? 'txt' : 'bin') => `${mode}d.${extension}`;

function resultName({ mode, encoding, type }: PageOutput<EncodingOutput>, file?: FileRef): string {
  if (!file) return fileNameOf(mode, type.extension);
  return mode === 'encode'
    ? encodedName(file.name, ENCODINGS[encoding].extension)
    : decodedName(file.name, CODINGS, type.extension);
}

export default function TextEncodingsScreen() {
  const form = useToolOptions(textEncodings.id, options, words);
  const twoWay = useTwoWay(form, textEncodings, texts.blank);
  const { mode, encoding } = form.values;
  const { label, action, placeholder } = TEXTS[mode];
  const sample = mode === 'encode' ? SAMPLE : ENCODINGS[encoding].sample;
  const [file] = filesOf(twoWay.run.input);
  const output = twoWay.run.runs.result?.output;
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      kind="encoding"
      input={{ label, placeholder, sample, several: true, takes: mode === 'encode' ? 'any file' : 'text' }}
      action={action}
      fileName={fileNameOf(mode)}
      swappedName={output ? resultName(output, file) : fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{
        fileName: (of, queued = file) => resultName(of, queued),
        zipName: `${mode}d.zip`,
        copied: texts.copied,
        extra: (of) => <DecodedFile output={of} />,
      }}
      options={
        mode === 'encode' &&
        !PLAIN.has(encoding) && (
          <ToolOptions form={form} names={['padded', 'lineLength', 'framed', 'quoted', 'ascii']} />
        )
      }
    />
  );
}

/** Names the type of decoded bytes that aren't text. */
function DecodedFile({ output: { mode, type } }: { output: PageOutput<EncodingOutput> }) {
  if (mode === 'encode' || type.extension === 'txt' || type.extension === 'bin') return null;
  return <p className="text-sm text-muted">{say(texts.decodedType, { type: type.label })}</p>;
}
