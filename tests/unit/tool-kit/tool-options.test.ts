// The form of a tool's options: which controls it shows, and with which texts.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolOptions } from '../../../src/tool-kit/options/tool-options';
import { choice, color, defineOptions, number, text } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';

const schema = defineOptions({
  kind: choice(['uuid', 'nanoid']),
  alphabet: choice(['url', 'own'], { when: ['kind', 'nanoid'] }),
  ownAlphabet: text('', { when: ['alphabet', 'own'] }),
  length: number({ min: 1, max: 255, initial: '21', when: ['kind', 'nanoid'] }),
  ink: color('#12ab34', { when: ['kind', 'uuid'] }),
});

const words: ToolWords<typeof schema> = {
  options: {
    kind: { label: 'Kind', choices: { uuid: 'UUID', nanoid: 'Nano ID' } },
    alphabet: { label: 'Alphabet', choices: { url: 'URL-safe', own: 'Custom' } },
    ownAlphabet: { label: 'Custom alphabet' },
    length: { label: 'Length', hint: 'In characters' },
    ink: { label: 'Ink' },
  },
};

type Values = typeof schema.defaults;

function shown(values: Partial<Values>, hints?: { length?: string | undefined }) {
  const form = {
    toolId: 'some-tool',
    schema,
    words,
    values: { ...schema.defaults, ...values },
    change: () => undefined,
  };
  return renderToStaticMarkup(createElement(ToolOptions<typeof schema>, { form, ...(hints && { hints }) }));
}

test('an option is hidden while the one that it counts with is hidden itself', () => {
  expect(shown({ kind: 'nanoid', alphabet: 'own' })).toContain('Custom alphabet');
  expect(shown({ kind: 'nanoid', alphabet: 'url' })).not.toContain('Custom alphabet');
  expect(shown({ kind: 'uuid', alphabet: 'own' })).not.toContain('Custom alphabet');
});

test('a hint that follows from the values replaces the one in the words', () => {
  expect(shown({ kind: 'nanoid' })).toContain('In characters');
  expect(shown({ kind: 'nanoid' }, { length: undefined })).toContain('In characters');
  const replaced = shown({ kind: 'nanoid' }, { length: '126 random bits' });
  expect(replaced).toContain('126 random bits');
  expect(replaced).not.toContain('In characters');
});

test('a color is shown with its value as text', () => {
  expect(shown({})).toMatch(/>#12ab34</);
});

test('a computed list of values needs a default', () => {
  const codes = ['USD', 'EUR'].map((code) => code);
  expect(choice(codes, { initial: 'EUR' })).toEqual({ kind: 'choice', values: ['USD', 'EUR'], initial: 'EUR' });
  // @ts-expect-error The compiler doesn't know that the list has a first value.
  choice(codes);
});
