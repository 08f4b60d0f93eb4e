// The guide below each tool.
import { describe, expect, test } from 'vitest';
import type { Guide } from '../../../src/tool-kit/guide';
import { findTool } from '../../../src/tools/lookup';
import { tools } from '../../../src/tools/index';

const modules = import.meta.glob<Guide>('../../../src/tools/*/guide.ts', { eager: true, import: 'guide' });

const guideOf = (id: string) => modules[`../../../src/tools/${id}/guide.ts`];

const textsOf = ({ how, questions, related }: Guide) => [
  ...how,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
  ...related.map(({ why }) => why),
];

describe.each(tools.map(({ id }) => id))('the guide of %s', (id) => {
  const guide = guideOf(id);
  if (!guide) throw new Error(`src/tools/${id} has no guide.ts`);
  const { how, questions, related } = guide;

  test('has a bit of each, and not more', () => {
    expect(how.length).toBeGreaterThanOrEqual(2);
    expect(how.length).toBeLessThanOrEqual(4);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(related.length).toBeLessThanOrEqual(4);
  });

  test('leads to other tools, by the ids that are theirs', () => {
    const ids = related.map((tool) => tool.id);
    expect(new Set([id, ...ids]).size).toBe(ids.length + 1);
    for (const other of ids) expect(findTool(other)?.id).toBe(other);
  });

  test('asks questions, and answers in sentences', () => {
    for (const { question } of questions) expect(question).toMatch(/^[A-Z`].*\?$/s);
    for (const text of [...how, ...questions.map(({ answer }) => answer), ...related.map(({ why }) => why)]) {
      expect(text).toMatch(/[.!]”?$/);
    }
  });

  test('opens and closes code, with typographic quotation marks around it', () => {
    for (const text of textsOf(guide)) {
      const parts = text.split('`');
      expect(parts.length % 2, text).toBe(1);
      const prose = parts.filter((_, index) => index % 2 === 0).join('code');
      expect(prose, text).not.toMatch(/["']| {2}|\.\.\./);
    }
  });
});

test('nobody is asked the same question in two places', () => {
  const asked = tools.flatMap(({ id }) => (guideOf(id)?.questions ?? []).map(({ question }) => question));
  expect(new Set(asked).size).toBe(asked.length);
});
