// What the command line says besides its result: what the page says of the same input. Sources are in the comments.
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/run';

const notesOf = async (...given: Parameters<typeof run>) => (await run(...given)).notes;

const temperature = (from: string, to: string) => ({ category: 'temperature', from, to });

describe('unit', () => {
  // SI Brochure, 9th edition, section 2.3.1: 0 K is −273.15 °C. NIST SP 811, B.8: −459.67 °F.
  test.each([
    ['-300', 'celsius', 'kelvin', true],
    ['-273.15', 'celsius', 'kelvin', false],
    ['-273.1500001', 'celsius', 'fahrenheit', true],
    ['-459.68', 'fahrenheit', 'celsius', true],
    ['-459.67', 'fahrenheit', 'kelvin', false],
    ['-1', 'kelvin', 'celsius', true],
    ['-300 °C', 'kelvin', 'fahrenheit', true],
  ])('%s %s in %s: below absolute zero is %s', async (amount, from, to, isBelow) => {
    const notes = await notesOf('unit', amount, temperature(from, to));
    expect(notes.some((note) => note.includes('below absolute zero'))).toBe(isBelow);
  });

  test('a length below zero is no temperature', async () => {
    expect(await notesOf('unit', '-300', { from: 'meter', to: 'kilometer' })).toEqual([]);
  });

  // 1 mi = 1609.344 m and 1 in = 0.0254 m (NIST SP 811, B.8): 26.2 mi are 42.1648128 km, and 1 m is 1/0.0254 in, which never ends.
  test.each([
    ['26.2', { from: 'mile', to: 'kilometer' }, ['Rounded to 6 decimals. Exactly: 42.1648128']],
    ['100', { from: 'mile', to: 'kilometer' }, []],
    ['1', { from: 'meter', to: 'inch' }, ['Rounded to 6 decimals. With more digits: 39.3700787401575']],
    ['1', { from: 'meter', to: 'inch', precision: '10' }, ['Rounded to 10 significant digits.']],
  ])('%s with %j says how it was rounded', async (amount, options, notes) => {
    expect(await notesOf('unit', amount, options)).toEqual(notes);
  });

  test('a unit in the amount replaces the chosen one, and is noticed', async () => {
    const { result, notes } = await run('unit', '5 ft', { from: 'mile', to: 'meter' });
    expect([await result?.text(), notes]).toEqual(['1.524 m', ['Using the unit you typed.']]);
    expect(await notesOf('unit', '5 ft', { from: 'feet', to: 'meter' })).toEqual([]);
  });
});

describe('color', () => {
  const OUTSIDE = 'This color is outside sRGB. HEX, RGB, HSL and HWB show the nearest one that is inside.';
  const CLAMPED = 'Values beyond their limits were clamped, as CSS does.';
  /** Without the contrast. */
  const notesAbout = async (text: string) => (await notesOf('color', text)).filter((note) => !note.startsWith('On '));
  const about = async (text: string) => (await notesAbout(text)).filter((note) => !note.startsWith('HSL'));

  // CSS Color 4, sections 5.1 (rgb), 7 (hsl), 9.3 and 9.4 (Lab, LCH, Oklab, Oklch), 4.2 (alpha): what is clamped as it is parsed.
  test.each([
    'rgb(300 0 0)',
    'rgb(0 -1 0)',
    'rgb(120% 0% 0%)',
    'hsl(0 150% 50%)',
    'hsl(0 -20% 50%)',
    'lab(150 0 0)',
    'lab(150% 0 0)',
    'oklab(2 0 0)',
    'lch(50 -10 0)',
    'oklch(120% 0.1 0)',
    'rgb(0 0 0 / 2)',
    'rgb(0 0 0 / 150%)',
    'rgba(0, 0, 0, -1)',
  ])('%s was clamped', async (text) => expect(await about(text)).toContain(CLAMPED));

  test.each([
    '#3b82f6',
    'tomato',
    'rgb(255 0 0)',
    'hsl(400 100% 50%)',
    'hwb(0 80% 80%)',
    'rgb(none 0 0 / 50%)',
    'lab(100 0 0)',
  ])('%s was not', async (text) => expect(await about(text)).toEqual([]));

  // css/css-color of Web Platform Tests: the primaries of wider gamuts are outside of sRGB.
  test.each(['color(display-p3 1 0 0)', 'color(rec2020 0 1 0)', 'color(srgb 2 0 0)', 'oklch(70% 0.4 150)'])(
    '%s is outside sRGB, and not clamped',
    async (text) => expect(await about(text)).toEqual([OUTSIDE]),
  );

  // #3b82f6 is hsl(217.2 91.2% 59.8%). CSS Color 4, section 7.1, gives hsl(217 91% 60%) as rgb(60 131 246).
  test('rounded HSL is said to give another color', async () => {
    expect(await notesAbout('#3b82f6')).toEqual(['HSL is rounded to whole numbers, which give #3c83f6.']);
    expect(await notesAbout('red')).toEqual([]);
  });

  // WCAG 2.2, 1.4.3 and 1.4.6: 4.5:1 for text, 3:1 for large text, 7:1 for AAA. #767676 on white is 4.54:1 by WebAIM's checker.
  test('the contrast on white, on black and on a second color has a verdict', async () => {
    const onWhite = 'On white: contrast 4.54:1. AA text: pass, AA large text: pass, and AAA text: fail.';
    const onBlack = 'On black: contrast 4.62:1. AA text: pass, AA large text: pass, and AAA text: fail.';
    const contrastOf = async (options = {}) =>
      (await notesOf('color', '#767676', options)).filter((note) => note.startsWith('On '));
    expect(await contrastOf()).toEqual([onWhite, onBlack]);
    expect(await contrastOf({ second: '#777' })).toEqual([
      onWhite,
      onBlack,
      'On the second color: contrast 1.01:1. AA text: fail, AA large text: fail, and AAA text: fail.',
    ]);
    await expect(contrastOf({ second: 'nocolor' })).rejects.toMatchObject({ option: 'second' });
  });
});

describe('jwt', () => {
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const KEY = 'a key of at least thirty-two bytes';
  function signed(claims: string, key = KEY): string {
    const unsigned = `${part('{"alg":"HS256"}')}.${part(claims)}`;
    return `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  }
  /** Without the one about the signature. */
  const about = async (claims: string) => (await notesOf('jwt', signed(claims), {}, { key: KEY })).slice(1);

  // RFC 7519, sections 2 and 4.1.4 to 4.1.6; 1300819380 is 2011-03-22T18:43:00Z by RFC 7515, A.1, and 4102444800 is 2100.
  test.each([
    ['{"exp":1300819380}', ['Expired. This token was valid until 2011-03-22 18:43:00 UTC.']],
    ['{"nbf":4102444800}', ['Not yet valid. This token is valid from 2100-01-01 00:00:00 UTC.']],
    ['{"exp":4102444800,"nbf":1300819380,"iat":1300819380}', []],
    ['{"iat":4102444800}', ['Issued at (iat): in the future']],
    ['{"auth_time":4102444800}', ['Signed in at (auth_time): in the future']],
    ['{"sub":"joe"}', []],
  ])('the times of %s', async (claims, notes) => expect(await about(claims)).toEqual(notes));

  test('dates in milliseconds or as text are named, and such a token is not valid', async () => {
    const MILLISECONDS = 'This looks like milliseconds. Times in a JWT are in seconds.';
    const TEXT = 'Not a number. Times in a JWT are seconds since 1970.';
    expect(await about('{"nbf":1700000000000,"exp":"4102444800"}')).toEqual([
      'Invalid time. “exp” or “nbf” isn’t a number, so libraries refuse this token.',
      `Expires (exp): ${TEXT}`,
      `Not valid before (nbf): ${MILLISECONDS}`,
    ]);
    expect(await about('{"iat":"now","exp":4102444800000}')).toEqual([
      `Expires (exp): ${MILLISECONDS}`,
      `Issued at (iat): ${TEXT}`,
    ]);
    expect(await about('{"exp":1e300}')).toEqual([
      'Expires (exp): Not a date: it is beyond what calendars here can show.',
    ]);
  });

  // RFC 7516, A.1: five parts.
  test('an encrypted token is called that', async () => {
    const jwe = `${part('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGe.48V1_ALb6US04U3b.5eym8TW_c8SuK0lt.XFBoMYUZodetZdvTiFvSkQ`;
    const { notes, isPositive } = await run('jwt', jwe);
    expect(notes).toEqual([expect.stringMatching(/^Encrypted\. This is an encrypted token \(JWE\)/)]);
    expect(isPositive).toBe(true);
  });

  test.each([
    ['{"alg":"none"}', '{"a":1}', /^Not signed\. This token isn’t signed/],
    ['{"alg":"HS256"}', '', /^The payload isn’t in the token/],
    ['{"alg":"HS256"}', '[1]', /^The payload isn’t a JSON object/],
    ['{"alg":"HS256"}', '{"a":1,"a":2}', /^The payload has a name more than once/],
  ])('%s with %j', async (header, payload, note) => {
    const [first] = await notesOf('jwt', `${part(header)}.${part(payload)}.`);
    expect(first).toMatch(note);
  });

  // RFC 7515, section 7.1: each part is encoded on its own, so a damaged payload leaves the header readable.
  test.each([
    ['eyJhIjo', /^The payload isn’t valid JSON\. A value is expected at its end\.$/],
    ['*', /^The payload isn’t valid base64url\. Invalid at character 1\. “\*” isn’t a base64url character\.$/],
    [Buffer.from([0xff, 0xfe]).toString('base64url'), /^The payload isn’t UTF-8 text/],
  ])('the header is shown though the payload %s can’t be read', async (payload, note) => {
    const { result, notes, isPositive } = await run('jwt', `${part('{"alg":"HS256"}')}.${payload}.AAAA`);
    expect([await result?.text(), isPositive]).toEqual(['{\n  "alg": "HS256"\n}\n', false]);
    expect(notes).toEqual([expect.stringMatching(note), expect.stringMatching(/^Signature not verified\./)]);
  });

  test('an empty key is named with its flag', async () => {
    await expect(run('jwt', '{"sub":"joe"}', { mode: 'create' })).rejects.toThrow(
      'There is no key. Name its file with --key-file.',
    );
  });

  test('a key that can’t be used says why', async () => {
    const token = signed('{}');
    const about = async (key: string) => (await notesOf('jwt', token, {}, { key }))[0];
    expect(await about('https://example.com/jwks')).toMatch(/^Bad signature\./);
    expect(await about('{"kty":"RSA","n":"AA","e":"AQAB"}')).toMatch(
      /^Signature not verified\. HS256 takes a shared secret/,
    );
    expect(await about('{"keys":[]}')).toBe('Signature not verified. This key set (JWKS) has no keys.');
  });

  test('the signature’s verdict says why', async () => {
    const good = await run('jwt', signed('{}'), {}, { key: KEY });
    expect([good.isPositive, good.notes]).toEqual([
      true,
      ['Signature verified. The token was signed with this key (HS256) and hasn’t been changed.'],
    ]);
    const bad = await run('jwt', signed('{}'), {}, { key: `${KEY}!` });
    expect([bad.isPositive, bad.notes]).toEqual([
      false,
      ['Bad signature. The token was changed, or it was signed with another key (is the secret text, Base64 or hex?).'],
    ]);
    const weak = await notesOf('jwt', signed('{}', 'secret'), {}, { key: 'secret' });
    expect(weak[1]).toMatch(/^Weak secret: it has 6 bytes, and HS256 needs at least 32/);
  });
});

describe('hash --expected', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');

  test.each([
    [sha('abc'), true, 'Match. This is the expected SHA256 hash.'],
    [`sha256:${sha('abd')}`, false, 'Mismatch. The hash differs from the expected one, so the content differs.'],
  ])('%s', async (expected, isPositive, note) => {
    expect(await run('hash', 'abc', { expected })).toMatchObject({ isPositive, notes: [note] });
  });

  // Of 64 digits, among others, are SHA3-256 (FIPS 202) and BLAKE3.
  test('names the algorithms that were not tried', async () => {
    const expected = createHash('sha3-256').update('abc').digest('hex');
    const { isPositive, notes } = await run('hash', 'abc', { expected });
    expect(isPositive).toBe(false);
    expect(notes[0]).toMatch(
      /^Mismatch\. .*with this length: .*SHA3-256.*BLAKE3.*name that algorithm with --algorithms\.$/,
    );
    expect(await run('hash', 'abc', { expected, algorithms: ['sha3-256'] })).toMatchObject({ isPositive: true });
  });
});

describe('what a conversion loses', () => {
  // ECMA-404 has no comments, anchors or dates; RFC 8259, section 4: names should be unique; section 6: doubles.
  test.each([
    [
      'json-to-yaml',
      'a: 1 # c\nb: &x 2\nc: *x\n',
      { mode: 'to-json' },
      [
        '1 comment. Left out: JSON has no comments. At line 1: # c.',
        '1 anchor. Aliases were replaced by the values they stand for. At line 2: &x.',
      ],
    ],
    ['json-to-yaml', 'a: 1\n', { mode: 'to-json' }, []],
    [
      'json-to-xml',
      '{"a":[null,1]}',
      {},
      ['null became an empty element. At /a/0.', 'Numbers, true and false became text, with every digit. At /a/1.'],
    ],
    ['json-to-xml', '<!-- c --><a>x</a>', { mode: 'xml-to-json' }, ['Comments were left out. At /.']],
    [
      'json',
      '{"a":1,\n"a":12345678901234567890}',
      {},
      [
        '1 duplicate key. Kept as written. Most programs use only the last value of a repeated key. At line 2, column 1.',
        '1 number beyond double precision. Kept as written. JavaScript and other programs that read numbers as doubles would round it. At line 2, column 5.',
      ],
    ],
    ['json', '{"a":1}', {}, []],
    [
      'json',
      '{a:1} // x',
      { action: 'repair' },
      [
        'Proposed repair. Check that the result is what you meant.',
        'Put quotation marks around the key a (line 1, column 2).',
        'Removed a comment (line 1, column 7).',
      ],
    ],
  ] as const)('%s %j', async (tool, input, options, notes) =>
    expect(await notesOf(tool, input, options)).toEqual(notes),
  );

  test('names the first five places, and counts the others', async () => {
    const [note] = await notesOf('json', `[${Array(7).fill('1e999').join(',\n')}]`);
    expect(note).toMatch(
      /At line 1, column 2, line 2, column 1, line 3, column 1, line 4, column 1, line 5, column 1, and 2 more\.$/,
    );
  });
});

describe('others', () => {
  // ISO/IEC 15415, 7.8.3: symbol contrast, which is reflectance of light minus that of dark, below 40 % is grade D.
  test.each([
    [{ dark: '#ffffff', light: '#000000' }, /^A light code on a dark background.* Swap --dark and --light\.$/],
    [{ dark: '#777777', light: '#aaaaaa' }, /^Low contrast.* --dark .* --light\.$/],
  ])('qr in %j', async (colors, note) => expect((await notesOf('qr', 'hi', colors))[0]).toMatch(note));

  // 10¹² passwords of twelve digits: 12 × log₂ 10 = 39.86 bits. Half of them take half a second.
  test('password says how strong it is', async () => {
    const digits = { uppercase: false, lowercase: false, numbers: true };
    expect(await notesOf('password', [], digits)).toEqual([
      'Weak: 39.9 bits of entropy. Cracking takes less than a second on average at a trillion guesses a second, even knowing your settings.',
    ]);
  });

  test('qr in black on white says nothing, and small modules are named', async () => {
    expect(await notesOf('qr', 'hi')).toEqual([]);
    // A code of version 40 has 177 modules, and 8 of margin (ISO/IEC 18004): 2 px each in 512.
    expect(await notesOf('qr', 'x'.repeat(2300), { size: 512 })).toEqual([
      expect.stringMatching(/^Each module is only 2 px wide/),
    ]);
  });

  // RFC 9562, appendix A.1, and section 6.10: the multicast bit of a random node.
  test('uuid --inspect says what a node is', async () => {
    const { notes, isPositive } = await run('uuid', 'C232AB00-9414-11EC-B3C8-9F6BDECED846', { mode: 'inspect' });
    expect([isPositive, notes]).toEqual([true, ['Node: Random, not the address of a network card.']]);
  });
});
