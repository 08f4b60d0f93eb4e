// The code, its contents, and buttons to save and copy it.
import { Copy, Download, Image, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { rasterOf, rgbaOf, rgbOf, type QrOutput } from '../../../workers/kernels/qr-generator/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Verdict } from '../../tool-kit/result/titled-notes';
import { ShareResult } from '../../tool-kit/result/result-view';
import { useCopy, useDownloadResult } from '../../tool-kit/copy-and-download';
import { canCopyImages, useCopyImage } from '../../tool-kit/copy-formatted';
import { Button } from '../../ui/button';
import CodeDetails, { beginningOf } from './code-details';
import * as words from './words';

type Output = PageOutput<QrOutput>;

export interface CodeViewProps {
  output: Output;
  /** The code is above the field with its text: small, with its buttons next to it, and without details. */
  isAbove: boolean;
}

export default function CodeView({ output, isAbove }: CodeViewProps) {
  const artifacts = useArtifacts();
  const copy = useCopy();
  const copyImage = useCopyImage();
  const download = useDownloadResult();
  const save = (result: ResultRef, name: string) => {
    if (result.stored !== 'saved') download(result, name, say(words.downloaded, { file: name }));
  };
  // Next to the code, there is no room for icons.
  const icon = (icon: LucideIcon) => (isAbove ? {} : { icon });
  const { text, png, svg } = output;
  const buttons = (
    <>
      <Button variant="primary" size="small" {...icon(Download)} onClick={() => save(png, 'qrcode.png')}>
        {words.downloadPng}
      </Button>
      <Button size="small" {...icon(Download)} onClick={() => save(svg, 'qrcode.svg')}>
        {words.downloadSvg}
      </Button>
      {png.stored === 'artifact' && canCopyImages() && (
        <Button
          size="small"
          {...icon(Image)}
          onClick={() => void copyImage(artifacts.blob(png.artifactId), words.imageCopied)}
        >
          {words.copyImage}
        </Button>
      )}
      {png.stored !== 'saved' && <ShareResult result={png} fileName="qrcode.png" />}
      {/* On a phone, the button is in the bar. */}
      <Button size="small" icon={Copy} className="max-md:hidden" onClick={() => void copy(text, words.textCopied)}>
        {words.copyText}
      </Button>
    </>
  );
  if (isAbove)
    return (
      <section aria-label={words.qrCode} className="grid min-w-0 grid-cols-[1fr_auto] gap-3">
        <Canvas {...output} />
        <div className="flex w-36 flex-col justify-center gap-2">{buttons}</div>
      </section>
    );
  return (
    <section aria-label={words.qrCode} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 className="me-auto text-base font-semibold">{words.result}</h2>
        {buttons}
      </div>
      <Verdict title={words.done} />
      <Canvas {...output} />
      <CodeDetails output={output} />
    </section>
  );
}

/** The pixels that the decoder has verified. */
function Canvas({ modules, size, dark, light, text }: Output) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const raster = rasterOf(modules, size);
    if (!raster) return;
    const pixels = new ImageData(rgbaOf(raster, rgbOf(dark), rgbOf(light)), size, size);
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [modules, size, dark, light]);
  const label = say(words.qrCodeOf, { text: beginningOf(text) });
  return (
    <div className="flex min-w-0 items-center justify-center rounded-md border border-line bg-raised p-3">
      <canvas
        ref={canvas}
        width={size}
        height={size}
        role="img"
        aria-label={label}
        className="h-auto max-w-full [image-rendering:pixelated]"
      >
        {label}
      </canvas>
    </div>
  );
}
