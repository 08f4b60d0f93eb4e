// Sentences about what a conversion left out.
import type { AudioGaps, AudioOutcome, AudioPlan, AudioWarning, EngineName } from '../../contract/audio-engine';
import { counted, inWords } from './in-words';

/** Less than this share of what was expected counts as short, once it is more than a frame or two. */
const ENOUGH = 0.98;
const SLACK_SECONDS = 0.1;

/** The last frame may reach a little beyond the end. */
const savedOf = (seconds: number, expected: number | undefined) =>
  expected === undefined ? inWords(seconds) : `${inWords(Math.min(seconds, expected))} of ${inWords(expected)}`;

/** `expected` in seconds, where it is known. */
export function warningsOn({ seconds, gaps, warnings }: AudioOutcome, expected: number | undefined): string[] {
  if (warnings.length === 0) return [];
  const isCutOff = warnings.some(({ kind }) => kind === 'truncated');
  const what = isCutOff ? 'The file is incomplete or damaged' : 'The file is damaged';
  const saved = gaps?.kind === 'filled' ? seconds - gaps.seconds : seconds;
  return [`${what}: ${lossOf(warnings)}. Saved: ${savedOf(saved, expected)} of audio.`];
}

function lossOf(warnings: readonly AudioWarning[]): string {
  const damage = warnings.find((warning) => warning.kind === 'damaged');
  return damage
    ? `${counted(damage.sections, 'section', 'sections')} of its audio could not be decoded`
    : 'part of it could not be read';
}

/** ffmpeg cuts where a packet begins; the fast engine's edit list is exact. */
export function roughNotes(engine: EngineName, { format, start, end }: AudioPlan): string[] {
  const isRough = engine === 'ffmpeg' && format === 'm4a' && (start > 0 || end !== undefined);
  return isRough
    ? ['Start and end are accurate to about 0.05 s: without re-encoding, only whole packets can be cut.']
    : [];
}

function gapNote(gaps: AudioGaps): string {
  switch (gaps.kind) {
    case 'filled':
      return `The file has no audio for ${inWords(gaps.seconds)} of this. Silence fills the time, so all audio is in its place.`;
    case 'closed':
      return (
        `The file has no audio for ${inWords(gaps.seconds)} of this. A copied MP3 leaves that time out, so what follows is earlier. ` +
        'To keep it in its place, turn off “Copy existing MP3 audio without re-encoding”.'
      );
    case 'joined':
      return 'The times in this file jump back, so it may be several recordings in one. All its audio was kept, one part after the other without pauses.';
  }
}

/** Not a problem of the file: a video may have no audio for a while, or go on after its audio has ended. */
export function gapNotes({ seconds, gaps, warnings }: AudioOutcome, expected: number | undefined): string[] {
  if (warnings.length > 0) return [];
  const notes = gaps ? [gapNote(gaps)] : [];
  const played = gaps?.kind === 'closed' ? seconds + gaps.seconds : seconds;
  const isShort = expected !== undefined && played < expected * ENOUGH && expected - played > SLACK_SECONDS;
  if (isShort) notes.push(`The audio ends at ${inWords(played)} of ${inWords(expected)}: the rest has no audio.`);
  return notes;
}
