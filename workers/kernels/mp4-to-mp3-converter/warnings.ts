// Reports what a conversion left out.
import type { AudioGaps, AudioOutcome, AudioPlan, AudioWarning, EngineName } from '../../contract/audio-engine';
import type { Message, MessageValue } from '../../contract/message';
import { message } from './failure';

/** Less than this share of the expected length counts as short, if more than a frame or two is missing. */
const ENOUGH = 0.98;
const SLACK_SECONDS = 0.1;

/** The last frame may end slightly after the end. */
const savedOf = (seconds: number, expected: number | undefined): MessageValue =>
  expected === undefined
    ? { seconds }
    : message('partOf', { saved: { seconds: Math.min(seconds, expected) }, expected: { seconds: expected } });

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

function gapNote(gaps: AudioGaps): Message {
  switch (gaps.kind) {
    case 'filled':
      return message('gapFilled', { length: { seconds: gaps.seconds } });
    case 'closed':
      return message('gapClosed', { length: { seconds: gaps.seconds } });
    case 'joined':
      return message('joined');
  }
}

/** Not a problem of the file: a video may have no audio for a while, or go on after its audio has ended. */
export function gapNotes({ seconds, gaps, warnings }: AudioOutcome, expected: number | undefined): Message[] {
  if (warnings.length > 0) return [];
  const notes = gaps ? [gapNote(gaps)] : [];
  const played = gaps?.kind === 'closed' ? seconds + gaps.seconds : seconds;
  const isShort = expected !== undefined && played < expected * ENOUGH && expected - played > SLACK_SECONDS;
  if (isShort) notes.push(message('endsEarly', { end: { seconds: played }, length: { seconds: expected } }));
  return notes;
}
