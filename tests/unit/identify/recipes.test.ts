// “Make this a recipe” gives exactly the steps to a layer: the recipe of the link gives the layer's bytes.
import { describe, expect, it } from 'vitest';
import { readLink } from '../../../workers/contract/recipe/recipe-text';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { stepsTo } from '../../../workers/kernels/identify/spec';
import { recipeLink } from '../../../src/tools/identify/recipe-link';
import { realKernels, realTools } from '../recipe/real-tools';
import { bytesOf, resultOf, runInThread, runnable } from '../recipe/run-in-thread';
import { outputOf } from '../run-in-node';
import { cases, inputOf } from './cases';

async function layersOf(entry: (typeof cases)[number]) {
  const { layers } = await outputOf(kernel, inputOf(entry), {});
  return layers.map((layer, at) => ({ ...layer, steps: stepsTo(layers, at) }));
}

describe('a recipe of the steps to a layer', async () => {
  const found = await Promise.all(cases.map(async (entry) => ({ entry, layers: await layersOf(entry) })));
  const withSteps = found.flatMap(({ entry, layers }) =>
    layers.flatMap(({ steps = [], content }, at) =>
      steps.length > 0 ? [{ name: `${entry.name}, layer ${String(at + 1)}`, entry, steps, content }] : [],
    ),
  );

  it('is offered often', () => expect(withSteps.length).toBeGreaterThan(90));

  it.each(['base32', 'ascii85', 'quoted-printable', 'json-string'])('opens %s', (kind) => {
    const inside = found.flatMap(({ layers }) =>
      layers.filter((_, at) => layers[at - 1]?.readings[0]?.kind === kind && layers[at]?.made !== undefined),
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.map(({ made }) => made?.step?.tool)).toEqual(inside.map(() => 'text-encodings'));
  });

  it.each(withSteps)('gives its bytes: $name', async ({ entry, steps, content }) => {
    const link = recipeLink(steps);
    expect(link.startsWith('/recipe#')).toBe(true);
    const read = readLink(link.slice('/recipe#'.length));
    if (!read.ok) throw new Error(read.problem);
    const written = read.steps.map(({ tool, options }) => [tool, options] as const);
    const reply = await runInThread(await runnable(written, realTools), inputOf(entry), { table: realKernels });
    expect((await resultOf(reply)).equals(await bytesOf(content))).toBe(true);
  });
});
