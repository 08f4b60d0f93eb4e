// The color in every notation, each with its Copy.
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../tool-kit/copy-and-download';
import { IconButton } from '../../ui/icon-button';
import type { ColorRow } from './color';

const EMPTY: readonly ColorRow[] = ['HEX', 'RGB', 'RGBA', 'HSL', 'HSLA', 'OKLCH', 'HWB', 'Lab'].map((label) => ({
  label,
  text: '',
}));

/** Without rows there is no color: the values are then empty. */
export const ColorValues = ({ rows = EMPTY }: { rows: readonly ColorRow[] | undefined }) => (
  <section aria-label="Values" className="flex flex-col rounded-lg border border-line bg-surface">
    {rows.map((row) => (
      <Value key={row.label} {...row} />
    ))}
  </section>
);

function Value({ label, text }: ColorRow) {
  const id = useId();
  const copy = useCopy();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-h-10 items-center gap-3 border-b border-line py-0.5 pr-1 pl-3 text-sm last:border-b-0"
    >
      <span id={id} className="w-14 shrink-0 text-muted">
        {label}
      </span>
      <output aria-labelledby={id} className="min-w-0 flex-1 font-mono wrap-anywhere select-all">
        {text}
      </output>
      <IconButton
        icon={Copy}
        label={`Copy ${label}`}
        disabled={text === ''}
        className="size-9"
        onClick={() => void copy(text)}
      />
    </div>
  );
}
