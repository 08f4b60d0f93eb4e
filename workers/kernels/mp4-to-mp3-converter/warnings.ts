// Sentences about what a conversion left out.
import type { AudioOutcome, AudioPlan, AudioWarning, EngineName } from '../../contract/audio-engine';
import { counted, inWords } from './in-words';

/** Less than this share of what was expected counts as short, once it is more than a frame or two. */
const ENOUGH = 0.98;
const SLACK_SECONDS = 0.1;

/** The last frame may reach a little beyond the end. */
const savedOf = (seconds: number, expected: number | undefined) =>
  expected === undefined ? inWords(seconds) : `${inWords(Math.min(seconds, expected))} of ${inWords(expected)}`;

/** `expected` in seconds, where it is known. */
export function warningsOn({ seconds, warnings }: AudioOutcome, expected: number | undefined): string[] {
  if (warnings.length === 0) return [];
  const isCutOff = warnings.some(({ kind }) => kind === 'truncated');
  const what = isCutOff ? 'The file is incomplete or damaged' : 'The file is damaged';
  return [`${what}: ${lossOf(warnings)}. Saved: ${savedOf(seconds, expected)} of audio.`];
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

/** Not a problem of the file: a video may go on after its audio has ended. */
export function shortNotes({ seconds, warnings }: AudioOutcome, expected: number | undefined): string[] {
  const isShort = expected !== undefined && seconds < expected * ENOUGH && expected - seconds > SLACK_SECONDS;
  if (!isShort || warnings.length > 0) return [];
  return [`There is ${inWords(seconds)} of audio in these ${inWords(expected)}: the rest has no audio.`];
}
