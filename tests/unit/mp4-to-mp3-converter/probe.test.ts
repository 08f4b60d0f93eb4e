import { describe, expect, test } from 'vitest';
import { toAudioProbe } from '../../../workers/engines/ffmpeg/audio-probe';
import { countChannels, parseProbe, type FfmpegProbe } from '../../../workers/engines/ffmpeg/probe';
import { readLog } from './logs';

function probeOf(name: string): FfmpegProbe {
  const probe = parseProbe(readLog(`probe-${name}`));
  if (!probe) throw new Error(`${name} was not understood.`);
  return probe;
}

describe('parseProbe', () => {
  test('lists the tracks, and which is the default', () => {
    const { audio, hasVideo, seconds, brand } = probeOf('two-audio-tracks.mp4');
    expect({ hasVideo, seconds, brand }).toEqual({ hasVideo: true, seconds: 2, brand: 'isom' });
    expect(audio).toEqual([
      { index: 1, codec: 'aac', sampleRate: 44_100, channels: 2, bitRate: 95, isDefault: false },
      { index: 2, codec: 'aac', sampleRate: 44_100, channels: 2, bitRate: 95, isDefault: true },
    ]);
  });

  test('a cover does not count as video', () => {
    const { covers, hasVideo, tags } = probeOf('tags-and-cover.m4a');
    expect(covers).toEqual([{ index: 1, codec: 'mjpeg' }]);
    expect(hasVideo).toBe(false);
    expect([...tags.keys()]).toEqual(
      expect.arrayContaining(['major_brand', 'title', 'artist', 'album', 'date', 'track']),
    );
  });

  test("reads a phone's tags, over several lines and with colons in them", () => {
    const { brand, tags } = probeOf('phone.mov');
    const tagNames = [...tags.keys()];
    expect(brand).toBe('qt');
    expect(tagNames).toEqual(expect.arrayContaining(['title', 'comment', 'location', 'com.apple.quicktime.make']));
    expect(tagNames).not.toContain('lines');
    expect(Object.fromEntries(tags)).toMatchObject({ title: 'Two\nlines', comment: 'A: b', artist: 'Me' });
  });

  test('a length or bit rate that the file does not give stays open', () => {
    const probe = probeOf('live.webm');
    expect(probe.seconds).toBeUndefined();
    expect(probe.audio).toEqual([{ index: 0, codec: 'opus', sampleRate: 48_000, channels: 2, isDefault: false }]);
    expect(probeOf('opus.webm').seconds).toBe(2.01);
  });

  test('counts the channels of surround sound', () => {
    expect(probeOf('aac-surround.m4a').audio[0]?.channels).toBe(6);
  });

  test('finds the streams of a transport stream, which are listed below a program', () => {
    expect(probeOf('ts.mp4').audio).toMatchObject([{ codec: 'aac', channels: 2 }]);
  });

  test('a picture has a video stream and no sound', () => {
    expect(probeOf('picture.mp4')).toMatchObject({ format: 'jpeg_pipe', hasVideo: true, audio: [] });
  });

  test.each(['random.mp4', 'truncated-no-moov.mp4'])('%s could not be opened', (name) => {
    expect(parseProbe(readLog(`probe-${name}`))).toBeUndefined();
  });

  test('hours count', () => {
    const lines = ["Input #0, mov,mp4, from 'x':", '  Duration: 10:59:59.50, start: 0.000000, bitrate: 1 kb/s'];
    expect(parseProbe(lines)?.seconds).toBe(39_599.5);
  });

  test('a track whose codec is unknown is still a track', () => {
    const line = '  Stream #0:2[0x3](und): Audio: none (apac / 0x63617061), 48000 Hz, 4 channels, 384 kb/s (default)';
    const probe = parseProbe(["Input #0, mov,mp4, from 'x':", line]);
    expect(probe?.audio).toEqual([
      { index: 2, codec: 'none', sampleRate: 48_000, channels: 4, bitRate: 384, isDefault: true },
    ]);
  });
});

describe('what the port gets of it', () => {
  test('is audio only: tracks, tags that an MP3 keeps, the cover', () => {
    expect(toAudioProbe(probeOf('tags-and-cover.m4a'))).toEqual({
      container: 'MP4',
      seconds: 2,
      tracks: [{ codec: 'aac', sampleRate: 44_100, channels: 2, bitRate: 95, isDefault: true, isDecodable: true }],
      tags: {
        title: 'Chirp & tone',
        artist: 'Søren Ωmega',
        album: 'Synthetic',
        date: '2024',
        genre: 'Test',
        track: '3/9',
      },
      cover: 'image/jpeg',
    });
  });

  test('leaves out where a video was recorded, and by what', () => {
    expect(toAudioProbe(probeOf('phone.mov'))).toMatchObject({
      container: 'QuickTime',
      tags: { title: 'Two\nlines', comment: 'A: b', artist: 'Me' },
    });
    expect(Object.keys(toAudioProbe(probeOf('phone.mov')).tags)).toEqual(['title', 'artist', 'comment']);
  });

  test('names tags in one way, whatever their case in the file', () => {
    const probe = { ...probeOf('phone.mov'), tags: new Map([['TITLE', 'Loud']]) };
    expect(toAudioProbe(probe).tags).toEqual({ title: 'Loud' });
  });

  test('says which tracks cannot be decoded', () => {
    const probe = probeOf('two-audio-tracks.mp4');
    const audio = probe.audio.map((track, i) => (i === 0 ? { ...track, codec: 'none' } : track));
    expect(toAudioProbe({ ...probe, audio }).tracks.map(({ isDecodable }) => isDecodable)).toEqual([false, true]);
  });
});

test.each([
  ['mono', 1],
  ['stereo', 2],
  ['2.1', 3],
  ['4.0', 4],
  ['quad(side)', 4],
  ['5.1(side)', 6],
  ['7.1(wide)', 8],
  ['5.1.2', 8],
  ['6 channels (FL+FR+FC+LFE+BL+BR)', 6],
  ['1 channels', 1],
  ['constructor', 0],
])('%s has %i channels', (layout, count) => {
  expect(countChannels(layout)).toBe(count);
});
