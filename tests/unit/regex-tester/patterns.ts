// Patterns and texts for properties.
import fc from 'fast-check';

/** Small patterns of all kinds of parts; some are refused by the engine, with some flags. */
export const patterns = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '\\d',
      '\\b',
      '^',
      '$',
      '[ab]',
      '[^a]',
      '😀',
      '\\n',
      '',
      '(?<n>a)',
      '\\1',
      '(?=b)',
      '(?<!a)',
      '(?<=a)',
    ),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{1,2}', '*?')).map(([a, many]) => `(${a})${many}`),
  ),
})).pattern;

export const flagSets = fc.constantFrom('', 'g', 'gu', 'gv', 'y', 'gy', 'gi', 'gms', 'dg', 'dgu', 'm');
export const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 'B', '1', '\n', '\r', '😀', 'é', ' '),
  maxLength: 12,
});

export const isValid = (pattern: string, flags: string) => {
  try {
    new RegExp(pattern, flags);
    return pattern !== '';
  } catch {
    return false;
  }
};
