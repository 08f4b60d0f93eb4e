// Swatches to begin with, and the visitor's own palette with its exports.
import { Copy, Download, X } from 'lucide-react';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { asCss, asJson, palette, PALETTE_LIMIT, PRESETS } from './palette';
import { Swatch } from './swatch';

interface ChooseProps {
  onChoose: (hex: string) => void;
}

const SwatchButton = ({ hex, onChoose }: ChooseProps & { hex: string }) => (
  <button
    type="button"
    aria-label={hex}
    title={hex}
    onClick={() => onChoose(hex)}
    className="size-10 overflow-hidden rounded-md border border-line-strong pointer-coarse:size-touch"
  >
    <Swatch fill={hex} className="size-full" />
  </button>
);

export const Presets = ({ onChoose }: ChooseProps) => (
  <section aria-label="Preset colors" className="flex flex-col gap-2">
    <h2 className="text-sm font-semibold">Preset colors</h2>
    <ul className="grid w-fit grid-cols-6 gap-2 sm:grid-cols-8">
      {PRESETS.map((hex) => (
        <li key={hex}>
          <SwatchButton hex={hex} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  </section>
);

export function CustomPalette({ onChoose }: ChooseProps) {
  const colors = palette.use();
  return (
    <section aria-label="Custom palette" className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">Custom palette</h2>
      {colors.length === 0 ? (
        <p className="text-sm text-muted">Save up to {PALETTE_LIMIT} colors in this browser with Add to Palette.</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {colors.map((hex) => (
              <li key={hex} className="flex items-center">
                <SwatchButton hex={hex} onChoose={onChoose} />
                <IconButton
                  icon={X}
                  label={`Remove ${hex}`}
                  className="size-8"
                  onClick={() => palette.set(colors.filter((color) => color !== hex))}
                />
              </li>
            ))}
          </ul>
          <PaletteExport colors={colors} />
        </>
      )}
    </section>
  );
}

function PaletteExport({ colors }: { colors: readonly string[] }) {
  const copy = useCopy();
  const download = useDownloadText();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={Copy} onClick={() => void copy(asCss(colors))}>
        Copy CSS
      </Button>
      <Button size="small" icon={Download} onClick={() => download(asCss(colors), 'palette.css')}>
        Download CSS
      </Button>
      <Button size="small" icon={Copy} onClick={() => void copy(asJson(colors))}>
        Copy JSON
      </Button>
      <Button size="small" icon={Download} onClick={() => download(asJson(colors), 'palette.json')}>
        Download JSON
      </Button>
    </div>
  );
}
