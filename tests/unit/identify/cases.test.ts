// The layers of 180 blobs. make-cases.py writes the cases: their layers, facts and last contents come from Python, OpenSSL, gzip, file
// and other programs.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Stored } from '../../../workers/contract/run/sink';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { outputOf } from '../run-in-node';
import { cases, inputOf } from './cases';

/** @param input for the first layer, whose content it is */
async function digestOf(stored: Stored | undefined, input: string | Uint8Array = ''): Promise<string> {
  const content =
    stored?.stored === 'text'
      ? stored.text
      : stored?.stored === 'blob'
        ? new Uint8Array(await stored.blob.arrayBuffer())
        : input;
  return createHash('sha256').update(content).digest('hex');
}

describe('the cases', () => {
  it('are 150 or more, half of them from public pages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(cases.filter(({ source }) => source !== undefined).length).toBeGreaterThanOrEqual(75);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', async (_, entry) => {
    const input = inputOf(entry);
    const { layers, notes } = await outputOf(kernel, input, {});
    const found = layers.map(({ readings }, at) => {
      const wanted = entry.layers[at]?.replace('?', '');
      const best = readings[0];
      if (best?.isLikely) return best.kind;
      return readings.some(({ kind, isLikely }) => kind === wanted && !isLikely) ? `${String(wanted)}?` : 'nothing?';
    });
    expect(found).toEqual(entry.layers);
    expect(notes).toEqual([]);
    const last = layers.at(-1);
    if (entry.sha256 !== undefined) expect(await digestOf(last?.content, input)).toBe(entry.sha256);
    if (entry.parents) expect(layers.map(({ parent }) => parent ?? null)).toEqual(entry.parents);
    for (const [at, wanted] of (entry.contents ?? []).entries())
      if (wanted !== null) expect([at, await digestOf(layers[at]?.content)]).toEqual([at, wanted]);
    const outer = Object.fromEntries((layers[0]?.readings[0]?.facts ?? []).map(({ label, value }) => [label, value]));
    if (entry.outer) expect(outer).toMatchObject(entry.outer);
    const kind = entry.layers.at(-1)?.replace('?', '');
    const readings = last?.readings.filter((reading) => reading.kind === kind) ?? [];
    const facts = readings.map((reading) =>
      Object.fromEntries(reading.facts.map(({ label, value }) => [label, value])),
    );
    const { facts: wanted } = entry;
    if (wanted) expect(facts).toContainEqual(expect.objectContaining(wanted));
  });
});
