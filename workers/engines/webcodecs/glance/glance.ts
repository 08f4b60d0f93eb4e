// What a file's headers say of its audio, for files of which the general engine knows more: it is a large download, and somebody
// who has only chosen a file should not wait for it.
import { AudioError, type AudioEngine } from '../../../contract/audio-engine';
import { glanceAtMatroska } from './matroska';
import { glanceAtMp4 } from './mp4';

/** Speaks for the general engine, but converts nothing. */
export const createGlance = (): AudioEngine => ({
  name: 'ffmpeg',
  async probe(file) {
    const probe = (await glanceAtMp4(file)) ?? (await glanceAtMatroska(file));
    if (!probe) throw new AudioError('not-media');
    return probe;
  },
  convert: () => Promise.reject(new AudioError('undecodable')),
});
