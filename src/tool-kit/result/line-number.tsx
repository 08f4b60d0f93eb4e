// The number of a line, which leads to the line's origin if there is one.
import { createContext, useContext } from 'react';
import { say } from '../../../workers/words/in-words';
import * as words from './words';

/** Leads from a line of a result, counted from 1, to where it came from. Undefined if there is no such place. */
export const LineLink = createContext<((line: number) => void) | undefined>(undefined);

interface LineNumberProps {
  /** Undefined for a further piece of a long line. */
  line: number | undefined;
  digits: number;
}

/** As in the style sheet. */
const GAP = 2;

export function LineNumber({ line, digits }: LineNumberProps) {
  const link = useContext(LineLink);
  const number = line === undefined ? '' : String(line);
  if (!link || line === undefined)
    return <span aria-hidden className="line-number sticky inset-s-0 bg-raised" data-line={number.padStart(digits)} />;
  return (
    <button
      type="button"
      // Thousands of stops of the Tab key would be in the way of what follows. The view there goes from line to line by keys.
      tabIndex={-1}
      aria-label={say(words.showOrigin, { line })}
      title={say(words.showOrigin, { line })}
      className="line-number sticky inset-s-0 shrink-0 cursor-pointer self-start bg-raised text-end underline decoration-dotted underline-offset-4 hover:decoration-solid"
      style={{ width: `${digits + GAP}ch` }}
      data-line={number}
      onClick={() => link(line)}
    />
  );
}
