// Where the visitor is in the file, and the ways to other lines.
import { useEffect, useRef, useState } from 'react';
import type { RowTarget } from '../../../tool-kit/rows/use-row-scroll';
import type { FileReader } from './read-lines';

/** Rows above a line that is shown. */
const ROWS_ABOVE = 4;

interface Place {
  readonly row: number;
  /** Its number among the kept lines, from 0, if it is one and that is known. */
  readonly ordinal: number | undefined;
  readonly target: RowTarget;
}

export interface PlaceInFile extends Partial<Place> {
  /** To the next kept line, or the previous one. After the last one comes the first. */
  readonly step: (step: 1 | -1) => void;
  /** To a line, from 0. */
  readonly goTo: (row: number) => void;
  /** To the first kept line from a line on. */
  readonly jump: (row: number) => void;
  readonly isUnreadable: boolean;
}

const placeAt = (row: number, ordinal?: number): Place => ({
  row,
  ordinal,
  target: { row: Math.max(0, row - ROWS_ABOVE) },
});

export function usePlace(
  reader: FileReader,
  { kept }: { readonly kept: number },
  first: number | undefined,
): PlaceInFile {
  const [place, setPlace] = useState<Place>();
  const [isUnreadable, setUnreadable] = useState(false);
  /** Steps wait for each other, because each begins at the place of the one before. */
  const moves = useRef<Promise<Place | undefined>>(Promise.resolve(undefined));

  const move = (find: (from: Place | undefined) => Promise<Place | undefined>) => {
    moves.current = moves.current.then(async (from) => {
      try {
        const found = await find(from);
        if (found) setPlace(found);
        return found ?? from;
      } catch {
        setUnreadable(true);
        return from;
      }
    });
  };

  const toKept = async (ordinal: number) => placeAt(await reader.lineOfKept(ordinal), ordinal);

  useEffect(() => {
    if (first === undefined) return;
    let isWanted = true;
    moves.current = reader.lineOfKept(first - 1).then(
      (row) => {
        const found = placeAt(row, first - 1);
        if (isWanted) setPlace(found);
        return found;
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [reader, first]);

  return {
    ...place,
    isUnreadable,
    step: (step) =>
      move(async (from) => {
        if (kept === 0) return undefined;
        const { row = -1, ordinal } = from ?? {};
        const next = ordinal === undefined ? await reader.keptBefore(row + 1) : ordinal + 1;
        const isOn = ordinal !== undefined;
        return toKept((next + (step === 1 ? 0 : isOn ? -2 : -1) + kept) % kept);
      }),
    goTo: (row) =>
      move(async () => {
        const [before, after] = [await reader.keptBefore(row), await reader.keptBefore(row + 1)];
        return placeAt(row, after > before ? before : undefined);
      }),
    jump: (row) => move(async () => toKept(Math.min(kept - 1, await reader.keptBefore(row)))),
  };
}
