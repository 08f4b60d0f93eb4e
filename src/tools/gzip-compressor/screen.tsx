import {
  EXTENSIONS,
  gzipCompressor,
  options,
  type GzipOptions,
  type GzipOutput,
} from '../../../workers/kernels/gzip-compressor/spec';
import { words } from '../../../workers/kernels/gzip-compressor/words';
import { filesOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { decodedName, TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import * as texts from './words';

const TEXTS = {
  compress: {
    label: texts.compressLabel,
    action: texts.compressAction,
    placeholder: texts.compressPlaceholder,
    sample: 'Hello, Wörld! 👋\n'.repeat(20),
  },
  decompress: {
    label: texts.decompressLabel,
    action: texts.decompressAction,
    placeholder: texts.decompressPlaceholder,
    sample: undefined,
  },
} as const;

const CODINGS = Object.values(EXTENSIONS);

export { options };

/** Of a result that is written directly to a file, and of one of typed text. */
const fileNameOf = ({ mode, format }: Pick<GzipOptions, 'mode' | 'format'>, extension = 'bin') =>
  mode === 'compress' ? `compressed.${EXTENSIONS[format]}` : `decompressed.${extension}`;

function resultName({ mode, format = 'gzip', type }: PageOutput<GzipOutput>, file?: FileRef): string {
  if (!file) return fileNameOf({ mode, format }, type.extension);
  if (mode === 'compress') return `${file.name}.${EXTENSIONS[format]}`;
  // “logs.tgz” contains a tar archive.
  return /\.tgz$/i.test(file.name)
    ? file.name.replace(/tgz$/i, 'tar')
    : decodedName(file.name, CODINGS, type.extension);
}

export default function GzipScreen() {
  const form = useToolOptions(gzipCompressor.id, options, words);
  const twoWay = useTwoWay(form, gzipCompressor, texts.blank);
  const { mode } = form.values;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const [file] = filesOf(twoWay.run.input);
  const output = twoWay.run.runs.result?.output;
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample, several: true, takes: 'any file' }}
      action={action}
      fileName={fileNameOf(form.values)}
      swappedName={output ? resultName(output, file) : fileNameOf(form.values)}
      onSwap={() => twoWay.turn({ mode: mode === 'compress' ? 'decompress' : 'compress' })}
      result={{
        fileName: (of, queued = file) => resultName(of, queued),
        zipName: `gzip-${mode}.zip`,
        copied: texts.copied,
      }}
      options={<ToolOptions form={form} names={mode === 'compress' ? ['format', 'level'] : ['from']} />}
    />
  );
}
