import { useState } from 'react';
import {
  base64Encoder,
  options,
  type Base64Mode,
  type Base64Output,
} from '../../../workers/kernels/base64-encoder/spec';
import { words } from '../../../workers/kernels/base64-encoder/words';
import { say } from '../../../workers/words/in-words';
import type { FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { decodedName, encodedName, TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import * as texts from './words';

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
    sample: 'SGVsbG8sIFfDtnJsZCEg8J+Riw==',
  },
} as const;

const CODINGS = ['base64', 'b64'];

/** The file type is known only after decoding. Until then, the name ends in “.bin”. */
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
  const twoWay = useTwoWay(form, base64Encoder, texts.blank);
  const { label, action, placeholder, sample } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample, several: true, takes: mode === 'encode' ? 'any file' : 'text' }}
      action={action}
      fileName={fileNameOf(mode)}
      swappedName={fileNameOf(mode, twoWay.run.runs.result?.output)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{
        fileName: resultName,
        zipName: `base64-${mode}.zip`,
        copied: texts.copied,
        extra: (output) => output.mode === 'decode' && <DecodedPicture output={output} />,
      }}
      options={<ToolOptions form={form} names={['urlSafe', 'padded', 'lineLength', 'lines', 'encoding']} />}
    />
  );
}

/** Image types that browsers display. */
const SHOWN = ['png', 'jpg', 'gif', 'webp', 'avif', 'bmp', 'ico', 'svg'];

/** Larger images take too long to decode for a preview. */
const MAX_BYTES = 32_000_000;

function DecodedPicture({ output: { result, type } }: { output: PageOutput<Base64Output> }) {
  const artifacts = useArtifacts();
  if (type.extension === 'txt' || type.extension === 'bin') return null;
  const canShow = SHOWN.includes(type.extension) && result.bytes <= MAX_BYTES && result.stored !== 'saved';
  // In an img element, even an SVG can't run scripts or load anything.
  const url = !canShow
    ? undefined
    : result.stored === 'text'
      ? `data:${type.mime},${encodeURIComponent(result.text)}`
      : artifacts.url(result.artifactId);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{say(texts.decodedType, { type: type.label })}</p>
      {url !== undefined && <Picture key={url} url={url} label={type.label} />}
    </div>
  );
}

function Picture({ url, label }: { url: string; label: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className="text-sm text-muted">{texts.brokenPicture}</p>;
  return (
    <img
      src={url}
      alt={say(texts.decodedPicture, { type: label })}
      decoding="async"
      onError={() => setIsBroken(true)}
      className="max-h-80 max-w-full self-start rounded-md border border-line bg-sunken object-contain"
    />
  );
}
