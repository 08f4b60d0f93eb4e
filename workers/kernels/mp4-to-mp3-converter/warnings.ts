// Reports what a conversion left out.
import type { AudioGaps, AudioOutcome, AudioPlan, AudioWarning, EngineName } from '../../contract/media/audio-engine';
import type { Message, MessageValue } from '../../contract/run/message';
import { message } from './failure';
import type { Mp4ToMp3Output } from './spec';

/** The result counts as short if it has less than this share of the expected length and lacks more than a frame or two. */
const ENOUGH = 0.98;
const SLACK_SECONDS = 0.1;

/** A file may be longer than its header says, and the last frame may end slightly after the end. */
const savedOf = (seconds: number, expected: number | undefined): MessageValue =>
  expected === undefined || seconds >= expected
    ? { seconds }
    : message('partOf', { saved: { seconds }, expected: { seconds: expected } });

/** `expected` in seconds, if known. */
export function warningsOn({ seconds, gaps, warnings }: AudioOutcome, expected: number | undefined): Message[] {
  if (warnings.length === 0) return [];
  const isCutOff = warnings.some(({ kind }) => kind === 'truncated');
  const saved = savedOf(gaps?.kind === 'filled' ? seconds - gaps.seconds : seconds, expected);
  return [message(isCutOff ? 'incompleteFile' : 'damagedFile', { loss: lossOf(warnings), saved })];
}

function lossOf(warnings: readonly AudioWarning[]): Message {
  const damage = warnings.find((warning) => warning.kind === 'damaged');
  return damage ? message('undecodedSections', { count: damage.sections }) : message('unreadPart');
}

/** ffmpeg cuts at a packet's start; the fast engine's edit list is exact. */
export function roughNotes(engine: EngineName, { format, start, end }: AudioPlan): Message[] {
  const isRough = engine === 'ffmpeg' && format === 'm4a' && (start > 0 || end !== undefined);
  return isRough ? [message('roughCut')] : [];
}

/** @param count of the videos in the file */
export const appendedNotes = (count: number): Message[] => (count > 1 ? [message('appended', { count })] : []);

/** @param count of the WAV files in the file */
export const appendedWaves = (count: number, { seconds }: { readonly seconds: number }): Message[] =>
  count > 1 ? [message('appendedWaves', { count, saved: { seconds } })] : [];

/** @param readBefore length of the audio that an earlier engine read before it found more in the file */
export function unreadNotes(
  { seconds, warnings }: Pick<Mp4ToMp3Output, 'seconds' | 'warnings'>,
  readBefore: number | undefined,
): Message[] {
  const isMore = readBefore === undefined || seconds > readBefore + SLACK_SECONDS;
  return isMore || warnings.length > 0 ? [] : [message('unread', { saved: { seconds } })];
}

function gapNote(gaps: AudioGaps): Message {
  switch (gaps.kind) {
    case 'filled':
      return message('gapFilled', { length: { seconds: gaps.seconds } });
    case 'closed':
      return message('gapClosed', { length: { seconds: gaps.seconds } });
    case 'joined':
      return message(gaps.because === 'times' ? 'joined' : 'changed');
  }
}

/** This isn't a problem of the file: a video may have no audio for a while, or continue after its audio has ended. */
export function gapNotes({ seconds, gaps, warnings }: AudioOutcome, expected: number | undefined): Message[] {
  if (warnings.length > 0) return [];
  const notes = gaps ? [gapNote(gaps)] : [];
  const played = gaps?.kind === 'closed' ? seconds + gaps.seconds : seconds;
  const isShort = expected !== undefined && played < expected * ENOUGH && expected - played > SLACK_SECONDS;
  if (isShort) notes.push(message('endsEarly', { end: { seconds: played }, length: { seconds: expected } }));
  return notes;
}
