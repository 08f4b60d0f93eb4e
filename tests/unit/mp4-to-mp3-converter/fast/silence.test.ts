// Silence between decoded samples, against the sound written out sample by sample.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodedAt,
  endAt,
  Filler,
  silenceBefore,
  silenceWithin,
  type Silence,
} from '../../../../workers/engines/webcodecs/silence';

const silence = fc.record({ at: fc.nat(40), samples: fc.integer({ min: 1, max: 30 }) });
const silences = fc
  .uniqueArray(silence, { selector: ({ at }) => at, maxLength: 4 })
  .map((all) => all.toSorted((a, b) => a.at - b.at));

const DECODED = 40;

/** Each sample is its own number; silence is 0. */
function written(all: readonly Silence[]): number[] {
  const sound: number[] = [];
  for (let sample = 0; sample <= DECODED; sample++) {
    const found = all.find(({ at }) => at === sample);
    if (found) sound.push(...new Array<number>(found.samples).fill(0));
    if (sample < DECODED) sound.push(sample + 1);
  }
  return sound;
}

test('places in the sound are those of the sound written out', () => {
  fc.assert(
    fc.property(silences, fc.nat(), (all, any) => {
      const sound = written(all);
      const place = any % sound.length;
      const before = sound.slice(0, place).filter((sample) => sample > 0).length;
      expect(decodedAt(all, place)).toBe(before);
      expect(silenceWithin({ first: 0, last: place, silences: all })).toBe(place - before);
      const audio = sound.slice(0, place).findLastIndex((sample) => sample > 0);
      if (sound[place] === 0) expect(endAt(all, place)).toBe(audio + 1);
      const sample = sound[place] ?? 0;
      if (sample > 0) {
        const earlier = all.filter(({ at }) => at < sample - 1);
        expect(silenceBefore(all, sample - 1)).toBe(earlier.reduce((sum, { samples }) => sum + samples, 0));
      }
    }),
  );
});

test('silence is inserted in its places, whatever the pieces', () => {
  fc.assert(
    fc.property(silences, fc.integer({ min: 1, max: 9 }), (all, piece) => {
      const heard: number[] = [];
      const filler = new Filler(all, 2, ([left = [], right = []]) => {
        expect([...right]).toEqual([...left]);
        heard.push(...left);
      });
      for (let from = 0; from < DECODED; from += piece) {
        const samples = Array.from({ length: Math.min(piece, DECODED - from) }, (_, i) => from + i + 1);
        filler.add([Float32Array.from(samples), Float32Array.from(samples)]);
      }
      filler.end();
      expect(heard).toEqual(written(all));
    }),
  );
});

test('long silence has its length', () => {
  let samples = 0;
  const filler = new Filler([{ at: 0, samples: 1_000_001 }], 1, ([channel]) => (samples += channel?.length ?? 0));
  filler.end();
  expect(samples).toBe(1_000_001);
});
