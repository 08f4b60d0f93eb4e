// Reads a file's audio properties from its headers. The general engine would report more, but it is a large download, and a
// visitor who has only chosen a file should not wait for it.
import { AudioError, type AudioEngine, type AudioProbe } from '../../../contract/media/audio-engine';
import { aboutMp4 } from '../media/mp4';
import { hasMatroskaChapters } from '../media/matroska';
import type { MediaPort } from '../media/media-port';
import { probeMatroska } from './matroska';
import { probeMp4 } from './mp4';

async function probeHeaders(file: Blob): Promise<AudioProbe> {
  const probe = (await probeMp4(file)) ?? (await probeMatroska(file));
  if (!probe) throw new AudioError('not-media');
  return probe;
}

const isSeen = () => Promise.reject(new AudioError('undecodable'));

/** Replaces Mediabunny for probing: reports the same about such a file, but reads only its headers. */
export const probeAsMedia = (file: Blob): MediaPort => ({
  async open() {
    const { container, seconds, tracks } = await probeHeaders(file);
    const isMp4 = container === 'MP4' || container === 'QuickTime';
    const about = isMp4 ? await aboutMp4(file) : { hasChapters: await hasMatroskaChapters(file) };
    return { ...about, kind: isMp4 ? container : 'Matroska', tracks, ...(seconds !== undefined && { seconds }) };
  },
  timeline: isSeen,
  packetsFor: isSeen,
});

/** Replaces the general engine for probing, but can't convert anything. */
export const createHeaderProbe = (): AudioEngine => ({
  name: 'ffmpeg',
  probe: probeHeaders,
  tags: isSeen,
  convert: isSeen,
});
