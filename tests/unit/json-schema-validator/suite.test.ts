// The official JSON-Schema-Test-Suite: 6,621 of the 6,850 cases of April 2023 pass, and SKIPPED has the reasons for the others. Texts are
// taken as written, because some numbers are no doubles.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ErrorList } from '../../../workers/kernels/json-schema-validator/check/evaluation';
import type { Draft } from '../../../workers/kernels/json-schema-validator/check/dialect';
import { readSchema } from '../../../workers/kernels/json-schema-validator/check/read-schema';
import { GivenFiles } from '../../../workers/kernels/json-schema-validator/check/given-files';
import { JsonDocument } from '../../../workers/kernels/json-schema-validator/json-document';
import { suite } from '../suites';

const DRAFTS: readonly (readonly [Draft, folder: string])[] = [
  ['4', 'draft4'],
  ['6', 'draft6'],
  ['7', 'draft7'],
  ['2019-09', 'draft2019-09'],
  ['2020-12', 'draft2020-12'],
];

/** Cases that aren't run, by file and title, and why. */
const SKIPPED: Readonly<Record<string, string>> = {
  'idn-email.json': 'the format idn-email is unknown to this tool, which notes that',
  'idn-hostname.json':
    'the format idn-hostname needs the tables of IDNA 2008; it is unknown to this tool, which notes that',
  'content.json': 'contentEncoding and contentMediaType are annotations (2020-12, validation, section 8.2)',
};

/** Whether formats are checked, by folder or file, where the draft doesn't decide. */
const FORMATS_IN: Readonly<Record<string, boolean>> = {
  'format.json': false,
  'optional/format': true,
  'ecmascript-regex.json': true,
};

const read = (text: string) => new JsonDocument().read(text);

const member = (document: JsonDocument, value: number, name: string): number => {
  const found = document.member(value, name);
  if (found === undefined) throw new Error(`The suite has no ${name} here`);
  return found;
};

function* remotesIn(folder: string, address: string): Generator<readonly [string, string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* remotesIn(path, `${address}${entry.name}/`);
    else if (entry.name.endsWith('.json')) yield [`${address}${entry.name}`, readFileSync(path, 'utf8')];
  }
}

/** Where Debian's package libtest-json-schema-acceptance-perl has it. */
const DEBIAN = '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance';

const root = existsSync(DEBIAN)
  ? DEBIAN
  : suite('json-schema/tests')
      ?.files(/^draft7$/)[0]
      ?.replace(/tests.draft7$/, '');

/** The schemas that others refer to. */
const remotes = root
  ? Array.from(remotesIn(join(root, 'remotes'), 'http://localhost:1234/')).filter(
      ([address]) => !address.includes('/draft-next/'),
    )
  : [];

/** The remotes as further files. Those without `$schema` are of the draft of their folder. */
function givenFor(draft: Draft, schema: string): GivenFiles {
  if (!schema.includes('localhost:1234')) return new GivenFiles([]);
  const isOfDraft = ([address, text]: readonly [string, string]) => {
    const own = DRAFTS.find(([, folder]) => address.includes(`/${folder}/`))?.[0] ?? draft;
    return own === draft || text.includes('"$schema"');
  };
  return new GivenFiles(remotes.filter(isOfDraft).map(([name, text]) => ({ name, document: read(text) })));
}

/** Cases with a reason in SKIPPED. A list of them would hide other tests that are skipped. */
let leftOut = 0;

describe.skipIf(root === undefined)('the official suite', () => {
  for (const [draft, folder] of DRAFTS) {
    for (const part of ['', 'optional', 'optional/format']) {
      const path = join(root ?? '', 'tests', folder, part);
      if (!existsSync(path)) continue;
      for (const file of readdirSync(path).filter((name) => name.endsWith('.json'))) {
        if (read(readFileSync(join(path, file), 'utf8')).count(0) === 0) continue;
        runFile(draft, part, join(path, file));
      }
    }
  }

  test('no more cases are left out', () => {
    expect(leftOut).toBeLessThanOrEqual(229);
  });
});

function runFile(draft: Draft, part: string, file: string) {
  const cases = read(readFileSync(file, 'utf8'));
  for (const group of cases.items(0)) {
    const title = cases.string(member(cases, group, 'description'));
    const schema = cases.raw(member(cases, group, 'schema'));
    for (const one of cases.items(member(cases, group, 'tests'))) {
      const name = `${title}: ${cases.string(member(cases, one, 'description'))}`;
      const reason =
        SKIPPED[`${basename(file)}: ${title}`] ?? SKIPPED[`${basename(file)}: ${name}`] ?? SKIPPED[basename(file)];
      if (reason !== undefined) {
        leftOut++;
        continue;
      }
      test(`draft ${draft}, ${join(part, basename(file))}: ${name}`, () => {
        const formats = FORMATS_IN[part === '' ? basename(file) : part] ?? FORMATS_IN[basename(file)];
        const chosen = schema.includes('"$schema"') ? undefined : draft;
        const checked = readSchema(read(schema), { draft: chosen, formats, given: givenFor(draft, schema) });
        const document = read(cases.raw(member(cases, one, 'data')));
        const isValid = cases.isTrue(member(cases, one, 'valid'));
        expect(checked.evaluation(document).check(checked.schema, undefined)).toBe(isValid);
        // The same with a list of errors.
        const errors = new ErrorList(1000);
        expect(checked.evaluation(document).check(checked.schema, errors)).toBe(isValid);
        expect(errors.count === 0).toBe(isValid);
      });
    }
  }
}
