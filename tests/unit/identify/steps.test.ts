// For any text, the checks read a number of characters that is linear in its length, and never throw.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectSample } from '../../../workers/kernels/identify/detect-text';
import { Sample } from '../../../workers/kernels/identify/sample';
import { KINDS } from './corpus';
import { NOTHING } from './nothing';
import { anyCharacter } from '../any-character';

const NOW = Date.UTC(2026, 10, 22);
/** All checks together look at each character this often, */
const EACH = 24;
/** and at the beginning of a text a little more. */
const START = 120_000;

function expectLinear(text: string, isWhole: boolean): void {
  const sample = new Sample(text, isWhole);
  const findings = detectSample(sample, { now: NOW });
  expect(findings.length).toBeGreaterThan(0);
  for (const { confidence } of findings) expect(confidence).toBeLessThanOrEqual(1);
  expect(sample.steps).toBeLessThanOrEqual(EACH * text.length + START);
}

const samples = [...Object.values(KINDS).flat(), ...NOTHING];

/** Inputs that make a search go back and forth: repeated pieces of all kinds. */
const pieces = fc.constantFrom(
  ...[
    '{',
    '[',
    '"',
    '\\',
    '<',
    '</',
    '<a ',
    '&',
    '&amp',
    '%',
    '%4',
    '#',
    '# ',
    '- ',
    '|',
    ',',
    ';',
    '\t',
    '\n',
    ' ',
    '=',
  ],
  ...[
    'a',
    'A',
    '0',
    '1',
    'f',
    '.',
    ':',
    '::',
    '[x](',
    '**',
    '`',
    '```',
    '@@ -1',
    '0x',
    '\\x4',
    'eyJ',
    '-----BEGIN ',
    '\u00e9',
    '\ud83d\ude00',
    '\ud800',
  ],
);

const repeated = fc
  .tuple(
    fc.array(pieces, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 65_536 }),
    fc.string({ maxLength: 8 }),
  )
  .map(
    ([parts, length, end]) =>
      parts
        .join('')
        .repeat(Math.ceil(length / parts.join('').length))
        .slice(0, length) + end,
  );

const spliced = fc
  .tuple(fc.constantFrom(...samples), fc.constantFrom(...samples), fc.nat({ max: 400 }))
  .map(([a, b, at]) => a.slice(0, at) + b.slice(at / 2));

describe('the steps of a detection', () => {
  it('are bounded for every sample, whole and cut', () => {
    for (const text of samples)
      for (const isWhole of [true, false]) expectLinear(text.repeat(40).slice(0, 65_536), isWhole);
  });

  it('are bounded for pieces that repeat', () => {
    fc.assert(fc.property(repeated, fc.boolean(), expectLinear), { numRuns: 150 });
  });

  it('are bounded for any text, and for kinds run together', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 2_000 }), fc.boolean(), expectLinear), {
      numRuns: 150,
    });
    fc.assert(fc.property(spliced, fc.boolean(), expectLinear), { numRuns: 300 });
  });
});
