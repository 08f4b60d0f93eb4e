// The kernel with a different engine: its duties to any engine behind the port.
import { describe, expect, test } from 'vitest';
import {
  AudioError,
  type AudioEngine,
  type AudioOutcome,
  type AudioPlan,
  type AudioProbe,
} from '../../../workers/contract/media/audio-engine';
import type { Sink } from '../../../workers/contract/run/sink';
import { convert, readFixture, type RunSettings } from './run';

const song: AudioProbe = {
  container: 'MP4',
  seconds: 60,
  tracks: [{ codec: 'aac', sampleRate: 44_100, channels: 2, isDefault: true, isDecodable: true }],
  tags: { title: 'Song' },
};

const done: AudioOutcome = { seconds: 60, warnings: [] };

type Work = (sink: Pick<Sink, 'write'>, plan: AudioPlan) => Promise<AudioOutcome>;

const run = (work: Work, { file = new File(['x'], 'song.mp4'), ...settings }: RunSettings & { file?: File } = {}) => {
  const engine: AudioEngine = {
    name: 'ffmpeg',
    probe: () => Promise.resolve(song),
    tags: () => Promise.resolve({ tags: song.tags }),
    convert: (_, plan, sink) => work(sink, plan),
  };
  return convert(file, {
    ...settings,
    ports: { audioEngines: [{ name: 'ffmpeg', load: () => Promise.resolve(engine) }] },
  });
};

describe('an engine', () => {
  test('gets a plan that speaks of audio only', async () => {
    let asked: AudioPlan | undefined;
    const work: Work = (_, plan) => {
      asked = plan;
      return Promise.resolve(done);
    };
    await run(work, { options: { channels: 'mono', start: 5, end: 10, keepTags: false } });
    expect(asked).toEqual({
      track: 0,
      start: 5,
      end: 10,
      format: 'mp3',
      encoding: { bitRate: 192, channels: 1, sampleRate: 44_100, isQuick: false },
      keepTags: false,
    });
  });

  test('writes in chunks, as they come, and they become the result in their order', async () => {
    const chunk = new Uint8Array(1000);
    const work: Work = async (sink) => {
      for (let i = 0; i < 5; i++) await sink.write(chunk.fill(i));
      return done;
    };
    const reply = await run(work, { options: { keepTags: false } });
    if (!reply.ok || reply.output.audio.stored !== 'blob') throw new Error('No MP3.');
    const bytes = new Uint8Array(await reply.output.audio.blob.arrayBuffer());
    expect(bytes).toEqual(Uint8Array.from({ length: 5000 }, (_, i) => Math.floor(i / 1000)));
  });

  test('that works on after a cancel writes nothing any more', async () => {
    const cancel = new AbortController();
    let late: unknown;
    const reply = await run(
      (sink) => {
        cancel.abort();
        const write = (async () => sink.write(new Uint8Array(1)))();
        late = expect(write).rejects.toMatchObject({ code: 'canceled' });
        return new Promise(() => undefined);
      },
      { signal: cancel.signal },
    );
    expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    await late;
  });
});

describe('damage', () => {
  const gaveUp: Work = () => Promise.reject(new AudioError('damaged'));
  const heardNoise: Work = () => Promise.resolve({ seconds: 1, warnings: [{ kind: 'damaged', sections: 3 }] });

  test('is what it is', async () => {
    const file = await readFixture('aac-faststart.mp4');
    expect(await run(gaveUp, { file })).toMatchObject({ error: { code: 'invalid-input' } });
    expect(await run(heardNoise, { file })).toMatchObject({
      output: {
        warnings: ['The file is damaged: 3 sections of its audio could not be decoded. Saved: 1.0 s of 1:00 of audio.'],
      },
    });
  });
});
