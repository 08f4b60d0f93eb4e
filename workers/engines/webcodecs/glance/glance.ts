// Reads a file's audio properties from its headers. The general engine would know more, but it is a large download, and a
// visitor who has only chosen a file should not wait for it.
import { AudioError, type AudioEngine, type AudioProbe } from '../../../contract/audio-engine';
import { aboutMp4 } from '../media/mp4';
import { hasMatroskaChapters } from '../media/matroska';
import type { MediaPort } from '../media/media-port';
import { glanceAtMatroska } from './matroska';
import { glanceAtMp4 } from './mp4';

async function glanceAt(file: Blob): Promise<AudioProbe> {
  const probe = (await glanceAtMp4(file)) ?? (await glanceAtMatroska(file));
  if (!probe) throw new AudioError('not-media');
  return probe;
}

const isSeen = () => Promise.reject(new AudioError('undecodable'));

/** Speaks for Mediabunny, which would say the same of such a file, but reads its headers only. */
export const glanceAsMedia = (file: Blob): MediaPort => ({
  async open() {
    const { container, seconds, tracks } = await glanceAt(file);
    const isMp4 = container === 'MP4' || container === 'QuickTime';
    const about = isMp4 ? await aboutMp4(file) : { tags: {}, hasChapters: await hasMatroskaChapters(file) };
    return { ...about, kind: isMp4 ? container : 'Matroska', tracks, ...(seconds !== undefined && { seconds }) };
  },
  timeline: isSeen,
  packetsFor: isSeen,
});

/** Speaks for the general engine, but converts nothing. */
export const createGlance = (): AudioEngine => ({
  name: 'ffmpeg',
  probe: glanceAt,
  convert: isSeen,
});
