// Sentences about what was decided for a file.
import { highestBitRate } from './mp3-limits';
import type { AudioTrack, Probe } from './probe';
import type { BitRate } from './spec';

interface Chosen {
  readonly copy: boolean;
  readonly channels: 1 | 2;
  readonly sampleRate: number;
  readonly bitRate: BitRate;
}

export function notesOn(probe: Probe, track: AudioTrack, chosen: Chosen): string[] {
  const notes: string[] = [];
  if (probe.audio.length > 1) {
    const place = probe.audio.indexOf(track) + 1;
    notes.push(`The file has ${probe.audio.length} audio tracks; track ${place} was converted.`);
  }
  if (chosen.copy) {
    notes.push('The sound was MP3 already: it was taken over as it is, without loss.');
    return notes;
  }
  if (track.channels > chosen.channels) {
    notes.push(`${track.channels} channels were mixed down to ${chosen.channels === 1 ? 'mono' : 'stereo'}.`);
  }
  if (chosen.sampleRate !== track.sampleRate) {
    notes.push(`MP3 cannot hold ${track.sampleRate} Hz, so the sound was resampled to ${chosen.sampleRate} Hz.`);
  }
  const highest = highestBitRate(chosen.sampleRate);
  if (chosen.bitRate !== 'vbr' && chosen.bitRate > highest) {
    notes.push(`MP3 goes up to ${highest} kbit/s at ${chosen.sampleRate} Hz, so that was used.`);
  }
  return notes;
}
