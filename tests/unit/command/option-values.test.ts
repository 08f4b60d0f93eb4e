// Options of the library and MCP: one description, and one type for each.
import { describe, expect, it, test } from 'vitest';
import { helpRows, usageOfTool } from '../../../cli/help';
import { describeTools } from '../../../cli/library';
import { libraryTypes } from '../../../cli/library-types';
import { definitionOf, readCall } from '../../../cli/mcp/schema';
import { run } from '../../../cli/run';
import { commandNames, loadTool } from '../../../cli/tools';
import { errorInEnglish } from '../in-english';

const linesOf = async (tool: string, options: Readonly<Record<string, unknown>>) =>
  (await (await run(tool, '', options)).result?.text())?.trimEnd().split('\n') ?? [];

describe('a number', () => {
  test('is one in the description, the types and the schema of MCP', async () => {
    const described = await describeTools();
    const types = libraryTypes(described);
    let numbers = 0;
    for (const { name, options } of described) {
      const { properties = {} } = definitionOf(await loadTool(name), '').inputSchema;
      for (const [option, schema] of Object.entries(options)) {
        if (schema.kind !== 'number') continue;
        numbers += 1;
        expect(schema.initial, option).toBeTypeOf('number');
        expect(properties[option]).toMatchObject({ type: 'number', default: schema.initial });
        const ofTool = types.slice(types.indexOf(`readonly '${name}': {`));
        expect(ofTool.slice(0, ofTool.indexOf('\n  }'))).toContain(`readonly ${option}?: number;`);
      }
    }
    expect(numbers).toBeGreaterThan(8);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp, number]>([
    ['uuid', { count: 3 }, /^[\da-f-]{36}$/, 3],
    ['uuid', { kind: 'nanoid', count: 2, length: 7 }, /^[\w-]{7}$/, 2],
    ['random', { count: 4 }, /^\d{1,3}$/, 4],
    ['random', { count: 2, min: 0.25, max: 0.25, decimals: 2 }, /^0\.25$/, 2],
    ['random', { count: 1, min: 1e-7, max: 1e-7, decimals: 7 }, /^0\.0000001$/, 1],
    ['random', { count: 1, min: -1e15, max: -1e15 }, /^-1000000000000000$/, 1],
    ['random', { type: 'string', count: 2, length: 5 }, /^\w{5}$/, 2],
    ['password', { length: 20 }, /^.{20}$/, 1],
    ['password', { kind: 'passphrase', words: 4 }, /^[a-z]+(?:-[a-z]+){3}$/, 1],
  ])('goes to %s with %o', async (tool, options, line, count) => {
    const lines = await linesOf(tool, options);
    expect(lines).toHaveLength(count);
    for (const one of lines) expect(one).toMatch(line);
  });

  const WRONG: readonly [string, Readonly<Record<string, unknown>>, string][] = [
    ['uuid', { count: '3' }, '“count” must be a number, not text. Use a number from 1 to 10000000.'],
    ['uuid', { count: 0 }, 'This value of “count” isn’t allowed. Use a number from 1 to 10000000.'],
    ['uuid', { count: 1.5 }, 'This value of “count” isn’t allowed. Use a number from 1 to 10000000.'],
    ['uuid', { count: NaN }, 'This value of “count” isn’t allowed. Use a number from 1 to 10000000.'],
    ['uuid', { count: null }, '“count” must be a number, not null. Use a number from 1 to 10000000.'],
    ['qr', { size: '256' }, '“size” must be a number, not text. Use a number from 128 to 512 in steps of 32.'],
  ];

  it.each(WRONG)('is refused alike by the library and MCP: %s with %o', async (name, options, message) => {
    await expect(run(name, '', options)).rejects.toMatchObject({ code: 'invalid-input', message });
    const tool = await loadTool(name);
    expect(await errorInEnglish(() => readCall(tool, options))).toMatchObject({ code: 'invalid-input', message });
  });
});

test('an option that doesn’t exist is answered with those that do', async () => {
  await expect(run('json', '{}', { jsonLines: true })).rejects.toThrow(
    /^There is no option “jsonLines”\. .*\bisLines\b/,
  );
  await expect(run('color', 'red', { format: 'hex' })).rejects.toThrow('This tool has second.');
});

describe('the help', () => {
  test('gives one range for a number', async () => {
    const tools = await Promise.all(commandNames.map(loadTool));
    for (const row of tools.flatMap(helpRows))
      expect(row[1].match(/\d to [\d,]+/g)?.length ?? 0, row[1]).toBeLessThan(2);
  });

  test.each([
    ['password', 'toolyard password [options]'],
    ['random', 'toolyard random [options]'],
    ['json', 'toolyard json [options] [FILE]'],
    ['count', 'toolyard count [options] [FILE]'],
    ['uuid', 'toolyard uuid [options] [FILE]'],
    ['base64', 'toolyard base64 [options] [FILE…]'],
    ['hex', 'toolyard hex [options] [FILE…]'],
    ['hash', 'toolyard hash [options] [FILE…]'],
    ['diff', 'toolyard diff [options] FILE OTHER'],
    ['lists', 'toolyard lists [options] FILE OTHER'],
    ['unit', 'toolyard unit [options] TEXT'],
  ])('of %s says which inputs it takes', async (name, usage) => expect(usageOfTool(await loadTool(name))).toBe(usage));

  test('names every option as the library does', async () => {
    for (const { name, options } of await describeTools()) {
      const names = helpRows(await loadTool(name)).flatMap(([, , option]) => option ?? []);
      expect(names).toEqual(Object.keys(options).filter((option) => options[option]?.kind !== 'secret'));
    }
  });
});
