// Random recipes of real tools, and inputs for them.
import fc from 'fast-check';
import type { Option } from '../../../workers/contract/options/options';
import type { RecipeStep } from '../../../workers/contract/recipe/recipe';
import { wayOf, type StepTakes } from '../../../workers/contract/recipe/step-tool';
import { realTools } from './real-tools';
import { recipeOf, type Written } from './run-in-thread';

function valueOf(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'choice':
      return fc.constantFrom(...option.values);
    case 'choices':
      return fc.shuffledSubarray([...option.values], { maxLength: 3 });
    case 'toggle':
      return fc.boolean();
    case 'text':
      return fc.constantFrom(option.initial, '', 'a', '$.a');
    case 'number':
    case 'color':
      return fc.constant(option.initial);
    case 'secret':
      throw new Error('A secret is never in a recipe.');
  }
}

const isStep = (step: RecipeStep, takes: readonly StepTakes[]) => {
  const tool = realTools[step.tool];
  const way = tool && wayOf(tool, step.options);
  return way !== undefined && takes.includes(way.takes);
};

/** A step that takes this, with any options that its schema accepts. */
export const anyStep = (...takes: readonly StepTakes[]) =>
  fc
    .constantFrom(...Object.values(realTools).filter(({ ways }) => ways.some((way) => takes.includes(way.takes))))
    .chain(({ id, options }) => {
      const open = Object.entries(options.shape).filter(([, { kind }]) => kind !== 'secret');
      const values = fc.record(Object.fromEntries(open.map(([name, option]) => [name, valueOf(option)])));
      return values.map((given): RecipeStep => ({ tool: id, options: options.parse(given).options }));
    })
    .filter((step) => isStep(step, takes));

export const parsed = (...written: readonly Written[]): readonly RecipeStep[] => recipeOf(written, realTools).steps;

/** Steps that take any text, so that long recipes come to their end. */
export const easyStep = fc.constantFrom(
  ...parsed(
    'base64',
    'hex',
    'html',
    'url',
    'dedup',
    'case',
    ['hash', { algorithms: ['sha256'] }],
    ['dedup', { counts: true, preserveOrder: false }],
  ),
);

export const anySteps = fc.array(fc.oneof({ weight: 3, arbitrary: easyStep }, anyStep('text', 'bytes')), {
  minLength: 1,
  maxLength: 5,
});

export const anyInput = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.json({ maxDepth: 2 }), { maxLength: 20 }).map((lines) => lines.join('\n')),
    fc.json(),
    fc.constant('<a b="c"><d>text</d><d/></a>'),
    fc.constant('aGVsbG8gd29ybGQ='),
  )
  .map((text) => new TextEncoder().encode(text));
