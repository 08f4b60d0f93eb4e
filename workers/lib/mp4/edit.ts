// Which part of a track is played: ISO/IEC 14496-12, 8.6.6.
import { find } from './boxes';

export interface Edit {
  /** The first played tick on the track's clock. Encoders put their lead-in before it. */
  readonly start: number;
  /** How long it is played, in ticks of the movie's clock. 0 means up to the end. */
  readonly movieTicks: number;
  /** The silence before it, in ticks of the movie's clock. */
  readonly delay: number;
}

const WHOLE: Edit = { start: 0, movieTicks: 0, delay: 0 };

const NORMAL_SPEED = 0x10000;

/** Undefined unless it is a single range at normal speed. */
export function readEdit(trak: DataView): Edit | undefined {
  const elst = find(trak, 'edts', 'elst');
  if (!elst) return WHOLE;
  const isLong = elst.getUint8(0) === 1;
  const bytes = isLong ? 20 : 12;
  let delay = 0;
  let edit: Edit | undefined;
  for (let entry = 0; entry < elst.getUint32(4); entry++) {
    const at = 8 + entry * bytes;
    const movieTicks = isLong ? Number(elst.getBigUint64(at)) : elst.getUint32(at);
    const start = isLong ? Number(elst.getBigInt64(at + 8)) : elst.getInt32(at + 4);
    if (edit || elst.getInt32(at + bytes - 4) !== NORMAL_SPEED) return undefined;
    if (start < 0) delay += movieTicks;
    else edit = { start, movieTicks, delay };
  }
  return edit ?? (delay === 0 ? WHOLE : undefined);
}
