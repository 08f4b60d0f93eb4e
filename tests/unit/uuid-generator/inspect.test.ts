import { v1, v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../src/tools/uuid-generator/inspect';
import { readUuid } from '../../../src/tools/uuid-generator/read-uuid';
import { messages } from '../../../workers/kernels/uuid-generator/messages';
import { createSpeaker } from '../../../workers/words/in-words';

const { inWords } = createSpeaker({ 'uuid-generator': messages });

function inspected(text: string) {
  const found = inWords(inspect(text));
  if (!found || 'error' in found) throw new Error(`${text} was not read`);
  return found;
}

const facts = (text: string) => Object.fromEntries(inspected(text).facts.map(({ label, value }) => [label, value]));
const errorOf = (text: string) => {
  const found = inWords(inspect(text));
  return found && 'error' in found ? found.error : undefined;
};

/** RFC 9562, appendix A and B. All are of 2022-02-22 14:22:22.00 in UTC-05:00. */
describe('the test vectors of RFC 9562', () => {
  const TIME = '2022-02-22T19:22:22.0000000Z';

  it.each([
    [
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      '1',
      { 'Time (UTC)': TIME, 'Clock sequence': '13256', Node: '9f:6b:de:ce:d8:46' },
    ],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', '3', {}],
    ['919108f7-52d1-4320-9bac-f847db4148a8', '4', {}],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', '5', {}],
    [
      '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
      '6',
      { 'Time (UTC)': TIME, 'Clock sequence': '13256', Node: '9f:6b:de:ce:d8:46' },
    ],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '7', { 'Time (UTC)': '2022-02-22T19:22:22.000Z' }],
    ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', '8', {}],
    ['5c146b14-3c52-8afd-938a-375d0df1fbf6', '8', {}],
  ])('%s is version %s', (uuid, version, held) => {
    expect(inspected(uuid)).toMatchObject({ valid: true, verdict: `Valid UUID, version ${version}` });
    expect(facts(uuid)).toMatchObject({ Variant: 'RFC 9562', ...held });
    expect(facts(uuid).Version).toMatch(new RegExp(`^${version}: `));
  });

  it('the nil and max UUIDs', () => {
    expect(inspected('00000000-0000-0000-0000-000000000000')).toMatchObject({
      valid: true,
      verdict: 'Valid: Nil UUID',
    });
    expect(inspected('FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF')).toMatchObject({
      valid: true,
      verdict: 'Valid: Max UUID',
    });
  });

  it('the DNS namespace is itself of 1998', () => {
    // Python’s uuid.UUID(…).time, clock_seq and node.
    const found = inspected('6ba7b810-9dad-11d1-80b4-00c04fd430c8');
    expect(facts('6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toMatchObject({
      'Time (UTC)': '1998-02-04T22:13:53.1511824Z',
      'Clock sequence': '180',
      Node: '00:c0:4f:d4:30:c8',
    });
    expect(found.facts.find(({ label }) => label === 'Node')?.note).toContain('MAC address');
  });
});

it('times are those that the library was given', () => {
  for (const msecs of [-12_219_292_800_000, 0, 1_645_557_742_123, 4_102_444_800_000]) {
    const uuid = v1({ msecs, nsecs: 1234 });
    expect(facts(uuid)['Time (UTC)']).toBe(new Date(msecs).toISOString().replace('Z', '1234Z'));
  }
  expect(facts(v7({ msecs: 1_700_000_000_999 }))['Time (UTC)']).toBe(new Date(1_700_000_000_999).toISOString());
});

describe('reading', () => {
  const uuid = '919108f7-52d1-4320-9bac-f847db4148a8';
  it.each([
    [uuid, 'Standard'],
    [uuid.toUpperCase(), 'Uppercase'],
    [uuid.replaceAll('-', ''), 'No hyphens'],
    [`{${uuid.toUpperCase()}}`, 'Braces'],
    [`(${uuid})`, 'Parentheses'],
    [`URN:UUID:${uuid}`, 'URN'],
    [`  ${uuid}\n`, 'Standard'],
  ])('%s', (text, writtenAs) => {
    expect(facts(text)['Written as']).toBe(writtenAs);
    expect(inspected(text).forms[0]?.value).toBe(uuid);
  });

  // https://github.com/ulid/spec: the largest is 7ZZZZZZZZZZZZZZZZZZZZZZZZZ, in Crockford's Base32.
  it.each([
    ['81ARZ3NDEKTSV4RRFFQ69G5FAV', 'greater than the largest one, 7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'greater than the largest one'],
    ['80000000000000000000000000', 'greater than the largest one'],
    ['ZZZZZZZZZZZZZZZZZZZZZZZZZZ', 'greater than the largest one'],
    ['a1arz3ndektsv4rrffq69g5fav', 'greater than the largest one'],
    [
      '01ARZ3NDEKTSV4RRFFQ69G5FAU',
      'Invalid character “U” at position 26. A ULID doesn’t use the letters I, L, O and U.',
    ],
    ['01ARZ3NDEKTSV4RRFFQ69G5FIV', 'Invalid character “I” at position 25.'],
    [' O1ARZ3NDEKTSV4RRFFQ69G5FAV', 'Invalid character “O” at position 2.'],
    ['0lARZ3NDEKTSV4RRFFQ69G5FAV', 'Invalid character “l” at position 2.'],
    ['81ARZ3NDEKTSV4RRFFQ69G5FA', 'A UUID uses'],
  ])('says why %s is no ULID', (text, error) => {
    const read = inWords(readUuid(text));
    expect(read && 'error' in read && read.error).toContain(error);
  });

  it('reads a ULID, whose time its specification gives', () => {
    // The example of https://github.com/ulid/spec, 1469918176385 ms.
    expect(inspected('01ARYZ6S41TSV4RRFFQ69G5FAV').verdict).toBe('Valid ULID');
    expect(facts('01ARYZ6S41TSV4RRFFQ69G5FAV')['Time (UTC)']).toBe('2016-07-30T22:36:16.385Z');
  });

  it('gives the object identifier', () => {
    // ITU-T X.667, example in section 6.
    const oid = inspected('f81d4fae-7dec-11d0-a765-00a0c91e6bf6').forms.find(({ label }) => label === 'OID');
    expect(oid?.value).toBe('2.25.329800735698586629295641978511506172918');
  });
});

describe('what is not valid', () => {
  it.each([
    ['919108f7-52d1-0320-9bac-f847db4148a8', /version 0 is not defined/],
    ['919108f7-52d1-9320-9bac-f847db4148a8', /version 9 is not defined/],
    ['919108f7-52d1-4320-1bac-f847db4148a8', /NCS/],
    ['919108f7-52d1-4320-cbac-f847db4148a8', /Microsoft/],
    ['919108f7-52d1-4320-fbac-f847db4148a8', /future/],
  ])('%s', (uuid, verdict) => {
    expect(inspected(uuid).valid).toBe(false);
    expect(inspected(uuid).verdict).toMatch(verdict);
  });

  it.each([
    ['919108f7-52d1-4320-9bac-f847db4148ag', /“g” at position 36/],
    [' {919108f7-52d1-4320-9bac-f847db4148a😀}', /“😀” at position 38/],
    ['919108f7-52d1-4320-9bac-f847db4148a', /this has 31 hexadecimal digits/],
    ['919108f752d1-4320-9bac-f847-db4148a8', /hyphens/],
    ['{919108f7-52d1-4320-9bac-f847db4148a8', /no \}/],
  ])('%s', (text, error) => expect(errorOf(text)).toMatch(error));

  it('says nothing of nothing', () => expect(inspect(' \n')).toBeUndefined());
});
