// How well text in the color can be read, by WCAG 2.2.
import { Badge } from '../../ui/badge';
import { TextInput } from '../../ui/text-input';
import { contrast, levels, ratioText, readColor, type ReadColor } from './color';
import { NOT_A_COLOR } from './settings';
import { Swatch } from './palette-view';

const white = readColor('white');
const black = readColor('black');

export interface ContrastViewProps {
  color: ReadColor;
  second: string;
  onSecond: (second: string) => void;
}

export default function ContrastView({ color, second, onSecond }: ContrastViewProps) {
  const other = readColor(second);
  return (
    <section aria-labelledby="color-contrast" className="flex flex-col gap-3">
      <h2 id="color-contrast" className="text-sm font-semibold">
        Contrast (WCAG 2.2)
      </h2>
      <ul className="flex flex-col gap-2">
        {white && <Ratio name="On white" color={color} ground={white} />}
        {black && <Ratio name="On black" color={color} ground={black} />}
        {other && <Ratio name="On the second color" color={color} ground={other} />}
      </ul>
      <TextInput
        label="Second color"
        mono
        autoComplete="off"
        spellCheck={false}
        value={second}
        error={other || second.trim() === '' ? undefined : NOT_A_COLOR}
        onChange={(event) => onSecond(event.target.value)}
        className="max-w-sm"
      />
    </section>
  );
}

function Ratio({ name, color, ground }: { name: string; color: ReadColor; ground: ReadColor }) {
  const ratio = contrast(color, ground);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Swatch fill={ground.hex} className="size-6 rounded-sm border border-line-strong" />
      <span className="min-w-28 flex-1">{name}</span>
      <span className="font-semibold tabular-nums">{ratioText(ratio)}</span>
      <span className="flex flex-wrap gap-1">
        {levels(ratio).map(({ label, passes }) => (
          <Badge key={label} tone={passes ? 'success' : 'error'}>
            {label}: {passes ? 'pass' : 'fail'}
          </Badge>
        ))}
      </span>
    </li>
  );
}
