// YAML as people and programs write it, with now and then a line that is out of place.
import fc from 'fast-check';

const words = fc.constantFrom(
  ...[
    'a',
    'b',
    'key',
    'name',
    'two words',
    'é',
    '世界',
    'x-y',
    'a\u00a0b',
    '\u00a0x',
    '"q\u200b"',
    'a:\u00a0b',
    'a#b',
    'a:b',
    'http://x/?q#f',
    '-5',
    '1',
    '0x1F',
    '1.50',
  ],
  ...[
    '12345678901234567890',
    '1e400',
    '.5',
    '.inf',
    'no',
    'yes',
    'null',
    '~',
    'true',
    '2001-12-14',
    '12:30',
    '007',
    '<<',
  ],
  ...[
    '"q"',
    '"a b: c # d"',
    "'it''s'",
    '"e\\n\\u00e9"',
    "''",
    '"\\q"',
    '"open',
    '*b',
    '&a x',
    '!t x',
    '- x',
    '? x',
    '%x',
  ],
  ...[
    '[]',
    '{}',
    '[a, 1, "b"]',
    '[ a , [b, {c: 1}] ]',
    '{a: 1, b: "x", a: 2}',
    '{"a":1}',
    '[a: 1]',
    '[a, ]',
    '{a}',
    '[a',
  ],
  ...[
    '@x',
    'x, y',
    'a]',
    '(x)',
    '$x',
    '=',
    '<',
    '...',
    '---',
    '--- x',
    'x\ty',
    'tab\t',
    'x: y',
    'x :y',
    'a: [b]',
    '',
    ':',
  ],
);

const comments = fc.constantFrom('', '', '', '', '', ' # note', '   # note  ', '# glued', '  ');

const entry = fc
  .tuple(words, fc.constantFrom(': ', ': ', ':', ' : ', ':  '), words, comments)
  .map((parts) => parts.join(''));
const item = fc.tuple(fc.constantFrom('- ', '- ', '-', '-   ', '- - '), fc.oneof(words, entry), comments);

const content = fc.oneof(
  { weight: 6, arbitrary: entry },
  { weight: 5, arbitrary: item.map((parts) => parts.join('')) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(words, fc.constantFrom(': |', ': >-', ': |+', ': |2', ': > # c'))
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '- |',
      '- >',
      '',
      '',
      '# note',
      '---',
      '...',
      '\t',
      'folded',
      '"multi',
      'end"',
      '%YAML 1.1',
    ),
  },
);

/** Lines at any indentation, most of them near that of the one before. */
const anyLines = fc
  .array(fc.tuple(fc.constantFrom(0, 0, 0, 2, 2, -2, -4, 1, 4, -9), content), { minLength: 1, maxLength: 14 })
  .map((lines) => {
    let column = 0;
    return lines.map(([step, text]) => ' '.repeat((column = Math.max(0, column + step))) + text);
  });

/** Values as programs write them: nested for certain. */
const { block } = fc.letrec<{ block: string[] }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(words, comments).map(([word, comment]) => [word + comment]),
    fc
      .array(fc.tuple(words, tie('block')), { minLength: 1, maxLength: 4 })
      .map((pairs) =>
        pairs.flatMap(([key, lines]) =>
          lines.length === 1 ? [`${key}: ${lines[0] ?? ''}`] : [`${key}:`, ...lines.map((line) => `  ${line}`)],
        ),
      ),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 4 })
      .map((items) => items.flatMap(([first = '', ...lines]) => [`- ${first}`, ...lines.map((line) => `  ${line}`)])),
  ),
}));

export const anyYaml: fc.Arbitrary<string> = fc
  .tuple(fc.oneof(anyLines, block), fc.constantFrom('\n', '\n', '\n', '\r\n'), fc.constantFrom('', '\n', '\n', '\n\n'))
  .map(([lines, feed, end]) => lines.join(feed) + end);
