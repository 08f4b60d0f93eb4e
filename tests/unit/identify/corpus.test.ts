// How many of all samples are recognized, and how many are misidentified.
import { describe, expect, it } from 'vitest';
import { detectText } from '../../../workers/kernels/identify/detect-text';
import { KINDS } from './corpus';
import { NOTHING } from './nothing';

const NOW = Date.UTC(2026, 10, 22);

const kindOf = (text: string) => detectText(text, { isWhole: true, now: NOW })[0]?.kind;

const PLAIN = new Set(['text', 'lines']);

describe('the corpus', () => {
  const kinds = Object.entries(KINDS);
  const verdicts = [
    ...kinds.flatMap(([kind, texts]) => texts.map((text) => ({ kind, text, found: kindOf(text) }))),
    ...NOTHING.map((text) => ({ kind: 'text', text, found: kindOf(text) })),
  ];

  it('is large enough', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(20);
    for (const [kind, texts] of kinds) expect(texts.length, kind).toBeGreaterThanOrEqual(5);
    expect(NOTHING.length).toBeGreaterThanOrEqual(100);
  });

  it.each(kinds)('%s is recognized', (kind, texts) => {
    expect(texts.filter((text) => kindOf(text) !== kind)).toEqual([]);
  });

  it('what is nothing in particular is plain text', () => {
    const wrong = NOTHING.map((text) => [text, kindOf(text) ?? '']).filter(([, kind = '']) => !PLAIN.has(kind));
    expect(wrong).toEqual([]);
  });

  it('has this precision and recall', () => {
    const rows = kinds.map(([kind]) => {
      const [is, says] = [
        verdicts.filter((verdict) => verdict.kind === kind),
        verdicts.filter(({ found }) => found === kind),
      ];
      const both = is.filter(({ found }) => found === kind).length;
      return { kind, samples: is.length, precision: both / (says.length || 1), recall: both / is.length };
    });
    console.table(rows);
    for (const { kind, precision, recall } of rows) expect([kind, precision, recall]).toEqual([kind, 1, 1]);
  });
});
