// YAML to JSON in two ways: line by line as far as it is common, or by the library alone.
import { expect } from 'vitest';
import { ToolError } from '../../../workers/contract/run/errors';
import { CommonReader } from '../../../workers/kernels/json-to-yaml/read/common-reader';
import { JsonOut } from '../../../workers/kernels/json-to-yaml/read/json-out';
import { Losses } from '../../../workers/kernels/json-to-yaml/common/losses';
import { YamlReader } from '../../../workers/kernels/json-to-yaml/read/read-yaml';
import type { YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';

const done = () => Promise.resolve();

interface Way {
  readonly json: string;
  readonly losses: unknown;
  readonly documents: number;
}

async function convert(
  text: string,
  options: YamlOptions,
  isCommon: boolean,
  itemTokens?: number,
): Promise<Way & { isWhole: boolean }> {
  const losses = new Losses();
  const out = new JsonOut(options.isLines ? undefined : '  ');
  const reading = { text, losses, options, hasInvisible: true };
  const common = new CommonReader(reading, out);
  while (isCommon && common.take(3));
  if (!isCommon) out.keep();
  const rest = isCommon ? common.rest : { offset: 0, line: 1, documents: 0, keys: undefined };
  const library = rest && new YamlReader(reading, out, rest, itemTokens);
  await library?.read(done);
  const json = out
    .take(true)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('');
  return { json, losses: losses.list(), documents: library?.documents ?? common.documents, isWhole: !rest };
}

/** Converts without the fast reader. Rejects with a ToolError `too-large` if an item has more tokens than the limit. */
export const convertByLibrary = (text: string, options: YamlOptions, itemTokens: number) =>
  convert(text, options, false, itemTokens);

/** The result or error, and whether the line-by-line reader did it alone. */
async function outcome(text: string, options: YamlOptions, isCommon: boolean) {
  try {
    const { isWhole, ...way } = await convert(text, options, isCommon);
    return { way, isWhole };
  } catch (cause) {
    if (!(cause instanceof ToolError)) throw cause;
    const { text, at } = cause;
    return { way: { text, at }, isWhole: false };
  }
}

/** Whether the library had no part in it. */
export async function expectSame(text: string, options: YamlOptions): Promise<boolean> {
  const { way, isWhole } = await outcome(text, options, true);
  expect(way, JSON.stringify(text)).toEqual((await outcome(text, options, false)).way);
  return isWhole;
}
