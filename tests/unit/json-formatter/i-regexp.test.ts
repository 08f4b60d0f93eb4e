// I-Regexp (RFC 9485): matches, refusals, and linear time for any pattern.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Regexp, RegexpError } from '../../../workers/kernels/json-formatter/i-regexp';
import { messages } from '../../../workers/kernels/json-formatter/messages';
import { kernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-formatter/spec';
import { createSpeaker } from '../../../workers/words/in-words';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function ask(json: string, query: string) {
  const output = await outputOf(kernel, json, { ...DEFAULT_OPTIONS, action: 'minify', query }, {});
  return { notes: output.notes.join(' '), text: output.result ? await textOf(output.result) : '' };
}

const { text: inEnglish } = createSpeaker({ 'json-formatter': messages });

function refusalOf(pattern: string): string | undefined {
  try {
    new Regexp(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RegexpError)) throw error;
    return `character ${error.position}: ${inEnglish(error.reason)}`;
  }
}

describe('I-Regexp', () => {
  test.each([
    ['[😀-😂]', '😁', true],
    ['[😀-😂]', 'a', false],
    ['.', '😀', true],
    ['.', '\r', false],
    ['a{2,3}', 'aaaa', false],
    ['a{2,}', 'aaaa', true],
    ['a{0}b', 'b', true],
    ['a|b|', '', true],
    ['(a|bc)*d', 'abcbcad', true],
    ['(a*)*', 'aaa', true],
    ['\\p{Lu}\\P{Lu}+', 'Ärger', true],
    ['[\\p{Nd}-]+', '٣-4', true],
    ['[^a-c\\-]', '-', false],
    ['[-a]', '-', true],
    ['\\(\\.\\^\\n', '(.^\n', true],
    ['a^b', 'a^b', true],
    ['US$[0-9]+', 'US$5', true],
    ['^a$|^b$', 'b', true],
    ['', 'a', false],
  ])('%s matches the whole of %j: %s', (pattern, text, isMatch) => {
    expect(new Regexp(pattern).matches(text)).toBe(isMatch);
  });

  test.each([
    ['b+', 'abbc', true],
    ['^b', 'ab', false],
    ['c$', 'abc', true],
    ['c$', 'cb', false],
    ['', '', true],
    ['é', 'cafe\u0301', false],
  ])('%s is in %j: %s', (pattern, text, isMatch) => expect(new Regexp(pattern).isIn(text)).toBe(isMatch));

  test.each([
    ['(?i)a', /character 2.*“\?”/],
    ['(?:a)', /character 2/],
    ['[', /character 1.*isn’t closed/],
    ['(a', /character 1.*isn’t closed/],
    ['a)', /character 2/],
    ['*a', /character 1/],
    ['a+?', /character 3.*quantifier/],
    ['\\d+', /\[0-9\]/],
    ['\\w', /\[A-Za-z0-9_\]/],
    ['\\bx', /word boundaries/],
    ['[z-a]', /wrong order/],
    ['a{3,2}', /wrong order/],
    ['a{x}', /count/],
    ['\\p{Greek}', /category/],
    ['[]', /empty/],
    ['((a{1000}){1000}){1000}', /too many/],
    ['('.repeat(10_000), /too many groups/],
    ['\\', /isn’t an escape/],
  ])('%s is refused', (pattern, message) => expect(refusalOf(pattern)).toMatch(message));

  // Backtracking would take longer than the age of the universe.
  test.each(['(a+)+b', '(a|a)*b', '(a*)*b', '(a|aa)+b', '(.*)*b', 'a{0,30}a{0,30}a{0,30}b'])(
    '%s takes linear time',
    (pattern) => {
      const text = `${'a'.repeat(5000)}c`;
      expect(new Regexp(pattern).matches(text)).toBe(false);
      expect(new Regexp(pattern).isIn(text)).toBe(false);
    },
  );

  test('matches as the engine does where both have the syntax', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '(a|b)', '(ab)', '(a|ab)', '(b|)');
    const piece = fc
      .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}'))
      .map((two) => two.join(''));
    const pattern = fc.array(fc.oneof(piece, fc.constant('|')), { maxLength: 6 }).map((parts) => parts.join(''));
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '😀'), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(pattern, text, (written, input) => {
        const own = new Regexp(written);
        expect(own.matches(input)).toBe(new RegExp(`^(?:${written})$`, 'u').test(input));
        expect(own.isIn(input)).toBe(new RegExp(written, 'u').test(input));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('in a query', () => {
  test('a pattern beyond U+FFFF selects', async () => {
    const { text, notes } = await ask('["😀","a","😁"]', "$[?match(@, '[😀-😂]')]");
    expect(text).toBe('["😀","😁"]');
    expect(notes).toBe('');
  });

  test.each([
    ['[{"t":"A"}]', "$[?match(@.t, '(?i)a')]", /“\(\?i\)a” isn’t an I-Regexp.*matches nothing/],
    ['[{"v":"a [b"}]', '$[?search(@.v, "[")].v', /“\[” isn’t an I-Regexp.*isn’t closed/],
    ['{"p":"\\\\d","v":["1"]}', '$.v[?match(@, $.p)]', /“\\d” isn’t an I-Regexp.*\[0-9\]/],
  ])('%s %s selects nothing, with a word', async (json, query, note) => {
    const { text, notes } = await ask(json, query);
    expect(text).toBe('[]');
    expect(notes).toMatch(note);
  });

  test('a pattern that would backtrack comes to an end', async () => {
    expect((await ask(`["${'a'.repeat(200)}c"]`, "$[?match(@, '(a+)+b')]")).text).toBe('[]');
  });
});
