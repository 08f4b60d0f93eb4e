// The suggested colors, and the visitor's own palette with its exports.
import { Copy, Download, X } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { storedJson } from '../../lib/stored-value';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import * as words from './words';

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
  <section aria-label={words.presets} className="flex flex-col gap-2">
    <h2 className="text-sm font-semibold">{words.presets}</h2>
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
    <section aria-label={words.palette} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{words.palette}</h2>
      {colors.length === 0 ? (
        <p className="text-sm text-muted">{say(words.paletteEmpty, { limit: PALETTE_LIMIT })}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {colors.map((hex) => (
              <li key={hex} className="flex items-center">
                <SwatchButton hex={hex} onChoose={onChoose} />
                <IconButton
                  icon={X}
                  label={say(words.remove, { hex })}
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
        {words.copyCss}
      </Button>
      <Button size="small" icon={Download} onClick={() => download(asCss(colors), 'palette.css')}>
        {words.downloadCss}
      </Button>
      <Button size="small" icon={Copy} onClick={() => void copy(asJson(colors))}>
        {words.copyJson}
      </Button>
      <Button size="small" icon={Download} onClick={() => download(asJson(colors), 'palette.json')}>
        {words.downloadJson}
      </Button>
    </div>
  );
}

export const PALETTE_LIMIT = 12;

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

const check = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isHex))].slice(0, PALETTE_LIMIT) : undefined;

export const palette = storedJson<readonly string[]>('colorPalette', check, []);

/** Adds a color once, newest first. Beyond the limit, drops the oldest one. */
export const withColor = (colors: readonly string[], hex: string): readonly string[] =>
  colors.includes(hex) ? colors : [hex, ...colors].slice(0, PALETTE_LIMIT);

export const asCss = (colors: readonly string[]) =>
  `:root {\n${colors.map((hex, index) => `  --color-${index + 1}: ${hex};\n`).join('')}}\n`;

export const asJson = (colors: readonly string[]) => `${JSON.stringify(colors, null, 2)}\n`;

/** 24 suggested colors, by hue. */
export const PRESETS: readonly string[] = [
  ...['#ef4444', '#f97316', '#f59e0b', '#eab308', '#84cc16', '#22c55e', '#10b981', '#14b8a6'],
  ...['#06b6d4', '#0ea5e9', '#3b82f6', '#6366f1', '#8b5cf6', '#a855f7', '#d946ef', '#ec4899'],
  ...['#f43f5e', '#78350f', '#000000', '#374151', '#6b7280', '#9ca3af', '#e5e7eb', '#ffffff'],
];

/** Uniform over all 16,777,216 colors. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A filled area. It is an SVG, because the site's policy blocks inline styles in prerendered pages. */
export const Swatch = ({
  fill,
  opacity = 1,
  className,
}: {
  fill: string;
  opacity?: number | undefined;
  className: string;
}) => (
  <svg aria-hidden className={className}>
    <rect width="100%" height="100%" fill={fill} opacity={opacity} />
  </svg>
);
