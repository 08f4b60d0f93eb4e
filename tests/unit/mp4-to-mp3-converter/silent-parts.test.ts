// Splitting at silences, and the list of parts while cuts are moved on the waveform.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutsOf, draftsOf, withCuts } from '../../../src/tools/mp4-to-mp3-converter/drafts';
import { added, moved } from '../../../src/tools/mp4-to-mp3-converter/waveform-cuts';
import { partsBetween } from '../../../workers/contract/media/silences';
import { bothEngines } from './fast/engine';
import { pausedSound, waveFile } from './paused-sound';
import { convert } from './run';

describe('a conversion that splits at silences', () => {
  const sound = pausedSound(
    [3, 1.5, 4, 1.2, 2.5, 0.5, 2.5],
    ['loud', 'pause', 'loud', 'pause', 'loud', 'pause', 'loud'],
  );
  const { ports } = bothEngines();
  const split = async (options: Parameters<typeof convert>[1] & object) => {
    const reply = await convert(waveFile(sound), { ports, ...options });
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.output;
  };

  test('finds them itself where the page has sent no parts, as for several files', async () => {
    const { parts = [], notes } = await split({ options: { split: 'silence' } });
    expect(parts.map(({ seconds }) => seconds)).toEqual([
      expect.closeTo(3.75, 2),
      expect.closeTo(5.35, 2),
      expect.closeTo(6.1, 1),
    ]);
    expect(notes).toEqual([]);
  });

  test('takes the threshold, the length and the range from the options', async () => {
    const { parts = [] } = await split({ options: { split: 'silence', silenceLength: 0.4, start: 1, end: 14 } });
    // The third pause is less than two seconds before the range's end.
    expect(parts.map(({ seconds }) => seconds)).toEqual([
      expect.closeTo(2.75, 2),
      expect.closeTo(5.35, 2),
      expect.closeTo(4.9, 1),
    ]);
  });

  test('takes the parts of the page as they are', async () => {
    const parts = partsBetween([5], { start: 0, end: 15.2 });
    const output = await split({ options: { split: 'silence', parts } });
    expect(output.parts?.map(({ seconds }) => seconds)).toEqual([expect.closeTo(5, 2), expect.closeTo(10.2, 1)]);
  });

  test('stays whole without a silence, and says so', async () => {
    const { parts, notes } = await split({ options: { split: 'silence', silenceLength: 3, silenceThreshold: -50 } });
    expect(parts).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/^No silence below −50 dB of at least 3\.0 s was found/)]);
  });

  test('refuses a threshold or a length out of range', async () => {
    for (const wrong of [{ silenceThreshold: 0 }, { silenceLength: 0 }]) {
      const reply = await convert(waveFile(sound), { ports, options: { split: 'silence', ...wrong } });
      expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-input', option: Object.keys(wrong)[0] } });
    }
  });
});

describe('the list of parts', () => {
  const SECONDS = 100;
  const times = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 });

  test('follows the cuts and keeps the titles of the other parts', () => {
    fc.assert(
      fc.property(
        times,
        fc.nat(),
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom('move', 'add', 'remove'),
        (starts, any, tenths, action) => {
          const sorted = [...starts].sort((a, b) => a - b);
          const parts = partsBetween(sorted, { start: 0, end: SECONDS }).map((part) => ({
            ...part,
            title: `From ${part.start}`,
          }));
          const drafts = draftsOf(parts);
          const before = cutsOf(drafts, SECONDS);
          const cuts = before.map(({ start }) => start);
          expect(cuts).toEqual(sorted);
          const index = any % cuts.length;
          const next =
            action === 'move'
              ? moved(cuts, index, tenths / 10, SECONDS)
              : action === 'add'
                ? (added(cuts, tenths / 10, SECONDS) ?? cuts)
                : cuts.filter((_, other) => other !== index);
          const after = withCuts(drafts, before, next);
          expect(cutsOf(after, SECONDS).map(({ start }) => start)).toEqual(next);
          for (const { start, title } of after)
            if (title !== '' && !(action === 'move' && title === `From ${cuts[index] ?? ''}`))
              expect(title).toBe(`From ${start}`);
          expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        },
      ),
    );
  });

  test('hides the cut of a part whose time is wrong, and keeps its row', () => {
    const [first, second, third] = draftsOf(partsBetween([10, 20], { start: 0, end: SECONDS }));
    if (!first || !second || !third) throw new Error('There are three parts.');
    const drafts = [first, { ...second, start: Number.NaN, time: 'x' }, third];
    const before = cutsOf(drafts, SECONDS);
    expect(before).toEqual([third]);
    const after = withCuts(drafts, before, [30]);
    expect(after.map(({ time }) => time)).toEqual(['0:00', 'x', '0:30']);
  });
});
