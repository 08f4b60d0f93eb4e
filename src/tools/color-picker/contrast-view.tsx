// What the values leave out, and how well text in the color can be read, by WCAG 2.2.
import type { InWords } from '../../../workers/contract/run/message';
import { createSpeaker } from '../../../workers/words/in-words';
import { Remarks } from '../../tool-kit/result/titled-notes';
import { Badge } from '../../ui/badge';
import { TextInput } from '../../ui/text-input';
import { contrastsOf, notesOf, readColor, type Contrast, type ReadColor } from './color';
import { messages } from './messages';
import { TOOL_ID } from './settings';
import { Swatch } from './palette-view';
import * as words from './words';

const { inWords } = createSpeaker({ [TOOL_ID]: messages });

export interface ContrastViewProps {
  color: ReadColor;
  second: string;
  onSecond: (second: string) => void;
}

export default function ContrastView({ color, second, onSecond }: ContrastViewProps) {
  const other = readColor(second);
  return (
    <>
      <Remarks notes={inWords(notesOf(color))} />
      <section aria-labelledby="color-contrast" className="flex flex-col gap-3">
        <h2 id="color-contrast" className="text-sm font-semibold">
          {words.contrast}
        </h2>
        <ul className="flex flex-col gap-2">
          {inWords(contrastsOf(color, other)).map((contrast) => (
            <Ratio key={contrast.ground.label} {...contrast} />
          ))}
        </ul>
        <TextInput
          label={words.second}
          mono
          autoComplete="off"
          spellCheck={false}
          value={second}
          error={other || second.trim() === '' ? undefined : words.notAColor}
          onChange={(event) => onSecond(event.target.value)}
          className="max-w-sm"
        />
      </section>
    </>
  );
}

function Ratio({ ground, ratio, levels }: InWords<Contrast>) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Swatch fill={ground.hex} className="size-6 rounded-sm border border-line-strong" />
      <span className="min-w-28 flex-1">{ground.label}</span>
      <span className="font-semibold tabular-nums">{ratio}</span>
      <span className="flex flex-wrap gap-1">
        {levels.map(({ verdict, passes }) => (
          <Badge key={verdict} tone={passes ? 'success' : 'error'}>
            {verdict}
          </Badge>
        ))}
      </span>
    </li>
  );
}
