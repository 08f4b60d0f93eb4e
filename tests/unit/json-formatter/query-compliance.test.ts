// The compliance test suite of RFC 9535 (github.com/jsonpath-standard/jsonpath-compliance-test-suite, BSD-2-Clause), as an npm
// package carries it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { parseQuery, QueryError } from '../../../workers/kernels/json-formatter/query-parser';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-formatter/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { replyInEnglish } from '../in-english';
import { textOf } from '../text-of';

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: readonly unknown[];
  /** If the order of an object's members is free, each order is right. */
  readonly results?: readonly (readonly unknown[])[];
  readonly invalid_selector?: true;
}

const folder = dirname(createRequire(import.meta.url).resolve('jsonpath-rfc9535/package.json'));
const path = join(folder, 'src/__tests__/jsonpath-compliance-test-suite/cts.json');
const { tests } = JSON.parse(readFileSync(path, 'utf8')) as { readonly tests: readonly Case[] };

/** The query's matches, or the title of its error. */
async function answerTo(document: unknown, query: string): Promise<unknown> {
  const options = { ...DEFAULT_OPTIONS, action: 'minify', query } as const;
  const { signal } = new AbortController();
  const reply = await replyInEnglish(runKernel(kernel, JSON.stringify(document), options, { signal }));
  if (!reply.ok) return reply.error.title;
  return reply.output.result && JSON.parse(await textOf(reply.output.result));
}

function isValid(query: string): boolean {
  try {
    parseQuery(query);
    return true;
  } catch (error) {
    if (error instanceof QueryError) return false;
    throw error;
  }
}

describe('the compliance test suite of RFC 9535', () => {
  const valid = tests.filter((one) => !one.invalid_selector);
  const invalid = tests.filter(({ invalid_selector }) => invalid_selector);

  test('is here', () => {
    expect(valid.length).toBeGreaterThan(400);
    expect(invalid.length).toBeGreaterThan(200);
  });

  test('valid queries pick what they should', async () => {
    const wrong = [];
    for (const { name, selector, document, result, results = result ? [result] : [] } of valid) {
      const answer = await answerTo(document, selector);
      if (!results.some((right) => JSON.stringify(right) === JSON.stringify(answer))) wrong.push({ name, answer });
    }
    expect(wrong).toEqual([]);
  });

  test('invalid queries are refused', () => {
    const accepted = invalid.filter(({ selector }) => isValid(selector)).map(({ name }) => name);
    expect(accepted).toEqual([]);
  });

  test('in words, except for blanks around a query, which a field removes', async () => {
    const wrong = [];
    for (const { name, selector } of invalid.filter((one) => one.selector.trim() === one.selector)) {
      const answer = await answerTo([], selector);
      if (answer !== 'Invalid query' && selector !== '') wrong.push({ name, answer });
    }
    expect(wrong).toEqual([]);
  });
});
