// The code itself, what is in it, and the ways to take it along.
import { Copy, Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { rasterOf, rgbaOf, rgbOf, type QrOutput } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { formatBytes } from '../../lib/format';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { ShareResult } from '../../tool-kit/result/result-view';
import { useCopy, useDownloadResult } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';

type Output = PageOutput<QrOutput>;

/** How much of the data the panel shows. */
const SHOWN_CHARACTERS = 50;

export default function CodeView({ output }: { output: Output }) {
  const copy = useCopy();
  const download = useDownloadResult();
  const save = (result: ResultRef, name: string) => {
    if (result.stored !== 'saved') download(result, name, `${name} was saved by your browser.`);
  };
  const { text, png, svg } = output;
  return (
    <section aria-label="QR code" className="flex min-w-0 flex-col gap-4">
      <Canvas {...output} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={Download} onClick={() => save(png, 'qrcode.png')}>
          Download QR Code
        </Button>
        <Button icon={Download} onClick={() => save(svg, 'qrcode.svg')}>
          Download SVG
        </Button>
        {png.stored !== 'saved' && <ShareResult result={png} fileName="qrcode.png" size="medium" />}
        <Button icon={Copy} onClick={() => void copy(text, words.messages.copied)}>
          Copy Text
        </Button>
      </div>
      <Info {...output} />
    </section>
  );
}

/** The pixels that the decoder has read back. */
function Canvas({ modules, size, dark, light, text }: Output) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const raster = rasterOf(modules, size);
    if (!raster) return;
    const pixels = new ImageData(rgbaOf(raster, rgbOf(dark), rgbOf(light)), size, size);
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [modules, size, dark, light]);
  return (
    <div className="flex justify-center rounded-lg border border-line bg-sunken p-4">
      <canvas
        ref={canvas}
        width={size}
        height={size}
        role="img"
        aria-label={`QR code: ${beginningOf(text)}`}
        className="h-auto max-w-full [image-rendering:pixelated]"
      />
    </div>
  );
}

function beginningOf(text: string): string {
  const characters = Array.from(text.slice(0, SHOWN_CHARACTERS * 2 + 2));
  const head = characters.slice(0, SHOWN_CHARACTERS).join('');
  return characters.length > SHOWN_CHARACTERS ? `${head}…` : head;
}

function Info({ text, size, level, version, modules, modulePixels, png }: Output) {
  const side = String(Math.sqrt(modules.length));
  const rows = [
    ['Data', beginningOf(text)],
    ['Size', `${String(size)} × ${String(size)} px, ${formatBytes(png.bytes)} as PNG`],
    ['Error correction', words.options.level.choices[level]],
    ['Version', `${String(version)} (${side} × ${side} modules)`],
    ['Read back', 'Decoded again and found correct'],
  ] as const;
  return (
    <>
      {modulePixels < 3 && (
        <p className="text-xs text-muted">
          {`Each module is only ${String(modulePixels)} px wide. For print or phones, use a larger size or the SVG.`}
        </p>
      )}
      <dl aria-label="Details" className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[9rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
