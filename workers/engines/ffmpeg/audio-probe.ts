// Converts ffmpeg's description of a file to the port's types.
import type { AudioProbe, AudioTrack } from '../../contract/media/audio-engine';
import { AUDIO_TAGS, audioTag, type AudioTag, type Cover, type TagTexts } from '../../contract/media/audio-tags';
import { messagesOf, type Text } from '../../contract/run/message';
import type { common } from '../../words/common';
import type { CoverPicture, FfmpegProbe, FfmpegTrack } from './probe';

const message = messagesOf<typeof common>('common');

/** Pictures that players show as covers. */
export const COVERS: ReadonlyMap<string, Cover['mime']> = new Map([
  ['mjpeg', 'image/jpeg'],
  ['png', 'image/png'],
]);

export const coverOf = ({ covers }: Pick<FfmpegProbe, 'covers'>): CoverPicture | undefined =>
  covers.find(({ codec }) => COVERS.has(codec));

export function containerName({ format, brand }: Pick<FfmpegProbe, 'format' | 'brand'>): Text {
  if (format.includes('mp4')) return brand === 'qt' ? 'QuickTime' : 'MP4';
  if (format.includes('matroska')) return message('webmOrMatroska');
  return format.split(',', 1)[0]?.toUpperCase() ?? format;
}

/** By the names that files use. A plain name has priority over QuickTime's. */
export function audioTags(named: ReadonlyMap<string, string>): TagTexts {
  const valueOf = (tag: AudioTag) => {
    const found = [...named].filter(([name]) => audioTag(name) === tag);
    return (found.find(([name]) => name.toLowerCase() === tag) ?? found[0])?.[1];
  };
  return Object.fromEntries(AUDIO_TAGS.flatMap((tag) => (valueOf(tag) === undefined ? [] : [[tag, valueOf(tag)]])));
}

function toAudioTrack({ codec, sampleRate, channels, bitRate, bits, isDefault }: FfmpegTrack): AudioTrack {
  return {
    codec,
    sampleRate,
    channels,
    ...(bitRate === undefined ? {} : { bitRate }),
    ...(bits === undefined ? {} : { bits }),
    isDefault,
    isDecodable: codec !== 'none' && sampleRate > 0,
  };
}

export function toAudioProbe(probe: FfmpegProbe): AudioProbe {
  const { audio, seconds, tags } = probe;
  const cover = COVERS.get(coverOf(probe)?.codec ?? '');
  return {
    container: containerName(probe),
    ...(seconds === undefined ? {} : { seconds }),
    tracks: audio.map(toAudioTrack),
    tags: audioTags(tags),
    ...(cover === undefined ? {} : { cover }),
    ...(cover === undefined && probe.covers.length > 0 ? { hasOtherCover: true } : {}),
  };
}
