// Packets for segments, which begin anywhere in a file.
import { describe, expect, test, vi } from 'vitest';
import { MediaReader } from '../../../../workers/engines/webcodecs/media/media-file';
import { readFixture } from '../run';
import { MEDIA_SAMPLES, sampleFile } from './media-files';

const isRead = ({ ffmpeg }: { ffmpeg?: string }) => ffmpeg === undefined;

describe('from any sample to any other', () => {
  test.each(MEDIA_SAMPLES.filter(isRead))('$container with $codec at $sampleRate Hz', async (sample) => {
    const reader = new MediaReader(await sampleFile(sample));
    const { first, last } = await reader.timeline(0);
    const whole = await reader.packetsFor(0, 0, last);
    const wholeBytes = new Uint8Array(await whole.file.arrayBuffer());
    const counts = Array.from(whole.packetSamples as Uint32Array);
    const starts = counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0));
    expect(whole.start).toBe(0);
    // Several at a time, as workers ask.
    const ranges = Array.from({ length: 40 }, (_, i) => Math.floor(first + ((last - first) * i) / 40));
    const parts = await Promise.all(ranges.map((from) => reader.packetsFor(0, from, Math.min(last, from + 4000))));
    for (const [i, part] of parts.entries()) {
      const [from, packet] = [ranges[i] ?? 0, starts.indexOf(part.start)];
      expect(packet).toBeGreaterThanOrEqual(0);
      expect(part.start).toBeLessThanOrEqual(from);
      const samples = Array.from(part.packetSamples as Uint32Array);
      expect(samples).toEqual(counts.slice(packet, packet + samples.length));
      expect(part.start + samples.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
        Math.min(last, from + 4000),
      );
      const at = whole.offsets[packet] ?? 0;
      const bytes = Buffer.from(await part.file.arrayBuffer());
      expect(bytes.equals(wholeBytes.subarray(at, at + bytes.length))).toBe(true);
    }
  });
});

test('nothing is printed about a codec that Mediabunny doesn’t know', async () => {
  const printed = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  const reader = new MediaReader(await readFixture('alac.m4a'));
  await expect(reader.open()).rejects.toMatchObject({ problem: 'not-media' });
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
});
