// Sentences about what was decided for a file.
import type { AudioPlan, AudioProbe, AudioTrack } from '../../contract/audio-engine';
import { highestBitRate } from './mp3-limits';
import type { BitRate } from './spec';

export function notesOn(
  { tracks, hasOtherCover }: AudioProbe,
  track: AudioTrack,
  { encoding, format, keepTags }: AudioPlan,
  asked: BitRate,
): string[] {
  const notes: string[] = [];
  if (tracks.length > 1) {
    notes.push(`The file has ${tracks.length} audio tracks; track ${tracks.indexOf(track) + 1} was converted.`);
  }
  if (keepTags && hasOtherCover) notes.push('The cover is neither a JPEG nor a PNG, so it was left out.');
  if (encoding === 'copy') {
    // Whoever asked for an M4A asked for that.
    if (format === 'mp3') notes.push('The audio was already MP3, so it was copied unchanged.');
    return notes;
  }
  const { channels, sampleRate } = encoding;
  if (track.channels > channels) {
    notes.push(
      `${track.channels} channels were mixed down to ${channels === 1 ? 'mono' : 'stereo'}, at a lower volume so that they can’t clip.`,
    );
  }
  if (sampleRate !== track.sampleRate) {
    notes.push(`MP3 doesn’t support ${track.sampleRate} Hz, so the audio was resampled to ${sampleRate} Hz.`);
  }
  const highest = highestBitRate(sampleRate);
  if (asked !== 'vbr' && asked > highest) {
    notes.push(`MP3 allows up to ${highest} kbit/s at ${sampleRate} Hz, so that was used.`);
  }
  return notes;
}
