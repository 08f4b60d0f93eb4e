// Notes on what was decided for a file.
import type { AudioTags } from '../../contract/media/audio-tags';
import type { AudioPlan, AudioProbe, AudioTrack } from '../../contract/media/audio-engine';
import type { Message } from '../../contract/run/message';
import { MOST_TAG_BYTES } from '../../lib/tags/tag-source';
import { message } from './failure';
import { highestBitRate } from './mp3-limits';
import type { Mp4ToMp3Options } from './spec';

/** @param tags the file's own */
export const tagNotes = (tags: Pick<AudioTags, 'isCut'> | undefined): Message[] =>
  tags?.isCut ? [message('tagsCut', { most: { bytes: MOST_TAG_BYTES } })] : [];

export function notesOn(
  { tracks, hasOtherCover }: AudioProbe,
  track: AudioTrack,
  { encoding, format, keepTags }: AudioPlan,
  { bitRate: asked, tags: edits }: Pick<Mp4ToMp3Options, 'bitRate' | 'tags'>,
): Message[] {
  const notes: Message[] = [];
  if (tracks.length > 1) {
    notes.push(message('severalTracks', { tracks: tracks.length, track: tracks.indexOf(track) + 1 }));
  }
  if (keepTags && hasOtherCover && !edits?.replaces && edits?.cover === undefined) notes.push(message('otherCover'));
  if (encoding === 'copy') {
    // If an M4A was requested, copying needs no note.
    if (format === 'mp3') notes.push(message('alreadyMp3'));
    return notes;
  }
  const { channels, sampleRate } = encoding;
  if (track.channels > channels) {
    notes.push(message(channels === 1 ? 'mixedToMono' : 'mixedToStereo', { channels: track.channels }));
  }
  if ('bits' in encoding && (track.bits ?? 0) > encoding.bits) {
    notes.push(message('fewerBits', { from: track.bits ?? 0, to: encoding.bits }));
  }
  if (!('isQuick' in encoding)) return notes;
  if (sampleRate !== track.sampleRate) {
    notes.push(message('resampled', { from: track.sampleRate, to: sampleRate }));
  }
  const highest = highestBitRate(sampleRate);
  if (asked !== 'vbr' && asked > highest) {
    notes.push(message('lowerBitRate', { limit: highest, sampleRate }));
  }
  return notes;
}
