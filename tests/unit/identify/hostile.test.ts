// Inputs that make a careless reader quadratic: each is read in one run of the time limit's length at most.
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { outputOf } from '../run-in-node';

const UNITS = 2_000_000;

const INPUTS: Readonly<Record<string, string>> = {
  'begins of PEM without an end': '-----BEGIN X Y-----\n'.repeat(UNITS / 20),
  'spaces before a sign': `${' '.repeat(UNITS)}=3D=3D`,
  'open brackets': '['.repeat(UNITS),
  'open tags': '<a '.repeat(UNITS / 3),
  'header fields': 'Content-Type: a\n'.repeat(UNITS / 16),
  'percent signs': '%'.repeat(UNITS),
  ampersands: '&a'.repeat(UNITS / 2),
  quotes: `"${'\\"'.repeat(UNITS / 2)}`,
  // Each overflowed the stack of an expression.
  'digits of Base32': `${'A'.repeat(UNITS * 5)}!`,
  'a long line of hex': 'a1'.repeat(UNITS * 3),
  'a long JSON string': `"${'abc\\n\\u00e9'.repeat(UNITS / 2)}"`,
  'equal signs': '='.repeat(UNITS),
  letters: 'a'.repeat(UNITS),
  'a token without an end': `eyJ${'a'.repeat(UNITS)}`,
  'lines of keys': 'a: b\n'.repeat(UNITS / 5),
};

describe('hostile inputs', () => {
  it.each(Object.entries(INPUTS))('%s', async (_, input) => {
    const { layers } = await outputOf(kernel, input, {});
    expect(layers.length).toBeGreaterThan(0);
  });
});
