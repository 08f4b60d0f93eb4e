// The XML formatter's kernel: its output, by examples and by laws over any document, and its refusals, with places.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/xml-formatter/kernel';
import type { XmlAction, XmlOptions } from '../../../workers/kernels/xml-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyXml } from './any-xml';
import { meaning } from './meaning';

async function use(action: XmlAction, source: Source, indent: XmlOptions['indent'] = '2', chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, source, { action, indent }, { chunkBytes });
  return { ...output, text: output.result ? await textOf(output.result) : '' };
}

const format = async (source: Source, indent?: XmlOptions['indent']) => (await use('format', source, indent)).text;
const minify = async (source: Source) => (await use('minify', source)).text;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('white space changes only where it means nothing', () => {
  test.each([
    ['elements', '<a><b/><c> <d/>\n\n</c></a>', '<a>\n  <b/>\n  <c>\n    <d/>\n  </c>\n</a>'],
    ['text', '<a><b> x </b><c></c><d> </d></a>', '<a>\n  <b> x </b>\n  <c></c>\n  <d> </d>\n</a>'],
    ['mixed content', '<p>Hello <b> <i>big</i> </b>\n world</p>', '<p>Hello <b> <i>big</i> </b>\n world</p>'],
    ['a reference beside elements', '<a> <b/>&#32;</a>', '<a> <b/>&#32;</a>'],
    ['a CDATA section beside elements', '<a> <b/> <![CDATA[]]></a>', '<a> <b/> <![CDATA[]]></a>'],
    ['tags', `<a   x = "1"\n  y='"  &lt;'  ><b\n/></a\n>`, `<a x="1" y='"  &lt;'>\n  <b/>\n</a>`],
    ['comments', '<!--x--><a> <!-- y\n z --> </a><!---->', '<!--x-->\n<a>\n  <!-- y\n z -->\n</a>\n<!---->'],
    ['references', '<a b="&#65;&amp;">&#x41;&apos;</a>', '<a b="&#65;&amp;">&#x41;&apos;</a>'],
    ['instructions', '<?go now?><a><?b?></a>', '<?go now?>\n<a>\n  <?b?>\n</a>'],
    ['xml:space', '<a xml:space="preserve"> <b/> </a>', '<a xml:space="preserve"> <b/> </a>'],
    [
      'xml:space that ends',
      `<a><b xml:space='preserve'> <c xml:space="default"><d/></c> </b></a>`,
      `<a>\n  <b xml:space='preserve'> <c xml:space="default">\n      <d/>\n    </c> </b>\n</a>`,
    ],
    [
      'xml:space by default',
      '<!DOCTYPE a [<!ATTLIST b xml:space (default|preserve) "preserve">]><a><b> <c/></b></a>',
      '<!DOCTYPE a [<!ATTLIST b xml:space (default|preserve) "preserve">]>\n<a>\n  <b> <c/></b>\n</a>',
    ],
    // U+1680 and U+FEFF are whitespace in JavaScript, and may end a name (XML 1.0, production 4).
    [
      'names',
      '<a><b\u1680></b\u1680><c\ufeff><d/></c\ufeff\t></a>',
      '<a>\n  <b\u1680></b\u1680>\n  <c\ufeff>\n    <d/>\n  </c\ufeff>\n</a>',
    ],
    ['xml:space in a value', `<a b=' xml:space="preserve"'> <b/></a>`, `<a b=' xml:space="preserve"'>\n  <b/>\n</a>`],
  ])('%s', async (_, text, formatted) => {
    expect(await format(text)).toBe(formatted);
    expect(meaning(formatted)).toEqual(meaning(text));
  });

  test('indentation is by two, four or a tab', async () => {
    expect(await format('<a><b><c/></b></a>', '4')).toBe('<a>\n    <b>\n        <c/>\n    </b>\n</a>');
    expect(await format('<a><b/></a>', 'tab')).toBe('<a>\n\t<b/>\n</a>');
  });

  test('minified, what means nothing is gone', async () => {
    const text = '<?xml version="1.0"?>\n<a >\n  <b> x </b>\n  <!-- y -->\n  <c> <d/> z</c> <e> </e>\n</a>\n';
    expect(await minify(text)).toBe('<?xml version="1.0"?><a><b> x </b><!-- y --><c> <d/> z</c><e> </e></a>');
  });
});

const linesOf = (text: string) => text.trimEnd().split(/\r?\n/);

describe('laws over any document', () => {
  test('format of format is format, minify of format is minify, and neither changes what a document says', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, fc.constantFrom('2', '4', 'tab'), async (text, indent) => {
        const formatted = await format(text, indent);
        const minified = await minify(text);
        expect(await format(formatted, indent)).toBe(formatted);
        expect(await minify(formatted)).toBe(minified);
        expect(await minify(minified)).toBe(minified);
        // Minified, a document may have no line break left that shows how its lines end.
        expect(linesOf(await format(minified, indent))).toEqual(linesOf(formatted));
        expect(meaning(formatted)).toEqual(meaning(text));
        expect(meaning(minified)).toEqual(meaning(text));
      }),
      { numRuns: 300 },
    );
  });

  test('any split gives what one piece gives', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, fc.integer({ min: 1, max: 40 }), async (text, chunkBytes) => {
        expect(await use('format', bytes(text), '2', chunkBytes)).toEqual(await use('format', bytes(text)));
      }),
    );
  });

  test('a DOCTYPE ends where it does, at any chunk boundary', async () => {
    const subset = `<!-- "]> ' --><?x '"]>?><!ENTITY b "]>'<!--"><!ATTLIST a b CDATA '">'> `;
    const text = `<!DOCTYPE a [${subset}]><a/>`;
    for (let chunkBytes = 1; chunkBytes < 12; chunkBytes++) {
      expect((await use('minify', bytes(text), '2', chunkBytes)).text).toBe(text);
    }
  });

  test('a document with any change is judged as slimdom judges it, whole or in pieces', async () => {
    const change = fc.tuple(
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '<', '>', '&', '"', "'", '/', ' ', ']]>', '--', 'a:', '=', '!', '\u0001'),
    );
    await fc.assert(
      fc.asyncProperty(anyXml, change, async (text, [at, length, added]) => {
        const start = at % text.length;
        const changed = text.slice(0, start) + added + text.slice(start + length);
        if (/\p{Surrogate}/u.test(changed)) return;
        // Tested below, because slimdom doesn't check it: the part after a colon must begin like a name.
        if (/:[-.\d]/.test(changed)) return;
        const verdict = (judge: () => unknown) =>
          Promise.resolve()
            .then(judge)
            .then(
              () => true,
              () => false,
            );
        const expected = await verdict(() => meaning(changed));
        for (const chunkBytes of [3, 1 << 20]) {
          expect(await verdict(() => use('validate', changed, '2', chunkBytes)), changed).toBe(expected);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is not well-formed is refused with its place', () => {
  test.each<[string, number, number, RegExp]>([
    ['<a>\n <b></a>', 2, 5, /^Invalid XML: End tag <\/a> at line 2, column 5 doesn’t match <b> at line 2, column 2\./],
    ['<a><b>', 1, 7, /The element <b> that begins at line 1, column 4 is never closed: add <\/b>\. 1 more is open/],
    ['<a/><b/>', 1, 5, /second root element <b>/],
    ['<a/>x', 1, 5, /Text after the root element/],
    ['x<a/>', 1, 1, /Text before the root element/],
    ['<a>&nbsp;</a>', 1, 4, /Entity “nbsp” at line 1, column 4 is not declared/],
    ['<a>a & b</a>', 1, 6, /Write &amp; for a plain “&”/],
    ['<a>1 < 2</a>', 1, 6, /Write &lt; for a plain “<”/],
    ['<a b="<"/>', 1, 6, /has a “<” in it, or no closing quotation mark/],
    ['<a b="1/><c/>', 1, 6, /no closing quotation mark/],
    ['<a b=1/>', 1, 6, /must be in quotation marks/],
    ['<a b/>', 1, 4, /Attribute|attribute “b” at line 1, column 4 has no value/],
    ['<a b="1"c="2"/>', 1, 9, /A space is missing before attribute “c”/],
    ['<a b="1" b="2"/>', 1, 10, /Attribute “b” at line 1, column 10 is there twice/],
    ['<a xmlns:x="u" xmlns:y="u"><b x:c="" y:c=""/></a>', 1, 38, /there twice/],
    ['<p:a/>', 1, 1, /Prefix “p” at line 1, column 1 is not declared/],
    // Namespaces in XML 1.0, sections 3 and 4: prefix and local part are an NCName each.
    ['<a xmlns:--p="u"/>', 1, 4, /“xmlns:--p” at line 1, column 4 is not a valid name/],
    ['<a xmlns:p="u" p:1="2"/>', 1, 16, /“p:1” at line 1, column 16 is not a valid name/],
    ['<a>]]></a>', 1, 4, /may only end a CDATA section/],
    ['<a><!-- -- --></a>', 1, 9, /“--” at line 1, column 9 is not allowed inside a comment/],
    ['<a>\u0001</a>', 1, 4, /Forbidden character U\+0001/],
    ['<a>&#0;</a>', 1, 4, /&#0; at line 1, column 4 stands for no character/],
    ['<a/><?xml version="1.0"?>', 1, 5, /must be the very first thing/],
    ['<?xml version="2"?><a/>', 1, 1, /XML declaration at line 1, column 1 is not valid/],
    ['<a><![CDATA[x</a>', 1, 4, /CDATA section that begins at line 1, column 4 is never closed/],
    ['<a/><![CDATA[]]>', 1, 5, /A CDATA section at line 1, column 5 is outside/],
    ['<!doctype a><a/>', 1, 1, /must be written in capitals/],
    ['<!DOCTYPE a [\n<!ENTITY x>]><a/>', 2, 11, /The DOCTYPE is not well-formed at line 2, column 11/],
    ['<é😀><b c=x/></é😀>', 1, 10, /must be in quotation marks/],
  ])('%s', async (text, line, column, message) => {
    for (const source of [text, bytes(text)]) {
      for (const action of ['format', 'minify', 'validate'] as const) {
        const failing = use(action, source, '2', 2);
        await expect(failing).rejects.toMatchObject({ code: 'invalid-input', at: { line, column } });
        await expect(failing).rejects.toThrow(message);
      }
    }
  });

  test('blank text has the words of its button', async () => {
    for (const action of ['format', 'minify', 'validate'] as const) {
      await expect(use(action, ' \n')).rejects.toThrow(`Please enter XML content to ${action}.`);
    }
  });
});

describe('lines end as the first one of the document', () => {
  test.each([
    ['CRLF', '<a>\r\n<b>t1\r\nt2</b>\r\n</a>\r\n', '<a>\r\n  <b>t1\r\nt2</b>\r\n</a>\r\n'],
    ['LF', '<a>\n<b>t1\nt2</b>\n</a>\n', '<a>\n  <b>t1\nt2</b>\n</a>\n'],
    ['none', '<a><b>t</b></a>', '<a>\n  <b>t</b>\n</a>'],
    ['CRLF, then LF', '<a>\r\n<b>t1\nt2</b></a>', '<a>\r\n  <b>t1\r\nt2</b>\r\n</a>'],
    ['LF, then CRLF', '<a>\n<b>t1\r\nt2</b></a>', '<a>\n  <b>t1\nt2</b>\n</a>'],
    ['CR, as in files of old Macs', '<a>\r<b>t1\rt2</b></a>', '<a>\n  <b>t1\nt2</b>\n</a>'],
    ['CRLF in a comment', '<!-- x\r\ny --><a><b/></a>', '<!-- x\r\ny -->\r\n<a>\r\n  <b/>\r\n</a>'],
    [
      'in attributes, sections and instructions',
      '<?go\r\non?><a b="1\n2"><![CDATA[x\ny]]></a>',
      '<?go\r\non?>\r\n<a b="1\r\n2"><![CDATA[x\r\ny]]></a>',
    ],
    [
      'the DOCTYPE',
      '<?xml version="1.0"?>\r\n<!DOCTYPE a [\r\n<!ENTITY e "x\ny">]>\r\n<a/>',
      '<?xml version="1.0"?>\r\n<!DOCTYPE a [\r\n<!ENTITY e "x\r\ny">]>\r\n<a/>',
    ],
    ['a return as a reference', '<a>\n<b>x&#13;\ny</b></a>', '<a>\n  <b>x&#13;\ny</b>\n</a>'],
  ])('%s', async (_, text, formatted) => {
    for (const chunkBytes of [1, 7, 1 << 20]) {
      expect((await use('format', bytes(text), '2', chunkBytes)).text).toBe(formatted);
    }
    expect(meaning(formatted)).toEqual(meaning(text));
  });

  test('minified as well, where line breaks stay', async () => {
    expect(await minify('<a>\r\n<b>t1\nt2</b>\r\n</a>\r\n')).toBe('<a><b>t1\r\nt2</b></a>');
  });

  test('the last line ends as it did', async () => {
    expect(await format('<root>\n  <child>value</child>\n</root>\n')).toBe('<root>\n  <child>value</child>\n</root>\n');
    expect(await format('<a/>\n \n')).toBe('<a/>\n');
    expect(await format('<a/>\n<!--x-->')).toBe('<a/>\n<!--x-->');
    expect(await format('\n<a/> ')).toBe('<a/>');
  });
});

describe('entities', () => {
  const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );

  test.each([
    [
      'billion laughs',
      `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs}]><a>&l9;</a>`,
      /Entity “l9” at line 1, column \d+ is an entity bomb/,
    ],
    [
      'quadratic blowup',
      `<!DOCTYPE a [<!ENTITY x "${'x'.repeat(50_000)}">]><a>${'&x;'.repeat(1000)}</a>`,
      /An entity bomb is refused: with “x”/,
    ],
  ])('%s is refused by name', async (_, text, message) => {
    for (const action of ['format', 'minify', 'validate'] as const) {
      await expect(use(action, text)).rejects.toMatchObject({
        code: 'unsupported',
        message: expect.stringMatching(message) as string,
      });
    }
  });

  test('one that contains itself is not well-formed', async () => {
    const text = '<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>';
    await expect(use('validate', text)).rejects.toThrow(/“x”, referenced at line 1, column 53, contains itself/);
  });

  test('one whose text is not well-formed by itself is refused', async () => {
    await expect(use('validate', '<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</b></a>')).rejects.toThrow(
      'not well-formed XML on its own',
    );
    await expect(use('validate', '<!DOCTYPE a [<!ENTITY x "&#60;">]><a b="&x;"/>')).rejects.toThrow(
      'can’t be used in an attribute',
    );
    expect((await use('validate', '<!DOCTYPE a [<!ENTITY x "<p:b/>">]><a xmlns:p="u">&x;</a>')).totals.elements).toBe(
      1,
    );
  });

  // XML 1.0, section 4.4.3: a processor that does not validate need not include external entities. xmllint --format keeps them.
  test.each([
    [
      '<!DOCTYPE book [<!ENTITY chap1 SYSTEM "chap1.xml">]><book><title>T</title>&chap1;</book>',
      '<book><title>T</title>&chap1;</book>',
      /In other files, which are never loaded: &chap1; \(“chap1\.xml”\)\. Kept as written\./,
    ],
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b/><c>&x;</c></a>',
      '<a>\n  <b/>\n  <c>&x;</c>\n</a>',
      /&x; \(“file:\/\/\/etc\/passwd”\)/,
    ],
    [
      '<!DOCTYPE a [<!ENTITY x PUBLIC "p" "x.xml"><!ENTITY y "<b>&x;</b>">]><a>&y;</a>',
      '<a>&y;</a>',
      /&x; \(“x\.xml”\)/,
    ],
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "x.xml"><!ENTITY y SYSTEM "y.xml">]><a>&x;&y;&x;</a>',
      '<a>&x;&y;&x;</a>',
      /&x; \(“x\.xml”\), &y; \(“y\.xml”\)\./,
    ],
    [
      '<!DOCTYPE a [<!ENTITY % x PUBLIC "p" "http://e.com/x.ent"> %x;]><a>&e;</a>',
      '<a>&e;</a>',
      /refers to parameter entities \(%x;\)[^]*Not declared in the document itself: &e;\. Kept as written\./,
    ],
    [
      '<!DOCTYPE a [<!ENTITY % d "<!ENTITY e \'1\'>"> %d;]><a>&e;</a>',
      '<a>&e;</a>',
      /parameter entities \(%d;\)[^]*&e;/,
    ],
  ])('what is in other files is kept and noted: %s', async (text, formatted, note) => {
    const [head = ''] = /^<!DOCTYPE[^]*?\]>/.exec(text) ?? [];
    for (const action of ['format', 'minify', 'validate'] as const) {
      const { text: written, notes } = await use(action, text);
      expect(notes.join('\n')).toMatch(note);
      if (action !== 'validate') expect(written).toBe(action === 'format' ? `${head}\n${formatted}` : text);
    }
  });

  test.each([
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "x.txt">]><a b="&x;"/>',
      48,
      /is in another file \(“x\.txt”\), so an attribute can’t/,
    ],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "x.txt"><!ENTITY y "&x;">]><a b="&y;"/>', 65, /“x” .* so an attribute can’t/],
    [
      '<!DOCTYPE a [<!NOTATION n SYSTEM "n"><!ENTITY x SYSTEM "x.gif" NDATA n>]><a>&x;</a>',
      77,
      /is not text \(NDATA\)/,
    ],
  ])('what is not well-formed is refused all the same: %s', async (text, column, message) => {
    const failing = use('format', text);
    await expect(failing).rejects.toMatchObject({ code: 'invalid-input', at: { line: 1, column } });
    await expect(failing).rejects.toThrow(message);
  });

  test('what an external DTD may declare is kept and noted', async () => {
    const text =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/x.dtd"><html><p>&nbsp;</p></html>';
    const { text: formatted, notes } = await use('format', text);
    expect(formatted).toContain('\n<html>\n  <p>&nbsp;</p>\n</html>');
    expect(notes.join('\n')).toMatch(
      /external file \(“http:\/\/www\.w3\.org\/x\.dtd”\)[^]*Not declared in the document itself: &nbsp;/,
    );
  });
});

describe('encodings', () => {
  const LATIN = '<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\xe9</a>';

  test('a file in another encoding is read, and its declaration follows', async () => {
    const { text, notes } = await use('minify', Buffer.from(LATIN, 'latin1'));
    expect(text).toBe('<?xml version="1.0" encoding="UTF-8"?><a>café</a>');
    expect(notes.join()).toContain('UTF-8 instead of ISO-8859-1');
    const wide = await use('minify', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>é😀</a>', 'utf16le'));
    expect(wide.text).toBe('<?xml version="1.0" encoding="UTF-8"?><a>é😀</a>');
  });

  test('typed text says UTF-8 as well, because that is how it is saved', async () => {
    expect((await use('format', LATIN)).text).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>café</a>');
  });

  test('a byte order mark is removed, and noted', async () => {
    const { text, notes } = await use('format', bytes('\ufeff<a/>'));
    expect([text, notes.join()]).toEqual(['<a/>', expect.stringContaining('byte order mark')]);
  });

  test.each([
    [
      'bytes that are not UTF-8',
      Buffer.from('<a>caf\xe9</a>', 'latin1'),
      /aren’t UTF-8 text\. Save it as UTF-8, or name its encoding in the XML declaration\./,
    ],
    [
      'an unknown encoding',
      bytes('<?xml version="1.0" encoding="x-none"?><a/>'),
      /line 1, column 1 names the encoding “x-none”, which is not known here/,
    ],
    [
      'bytes that are not of the encoding',
      Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?>\n<a>\x83\x41\x83\x01</a>', 'latin1'),
      /bytes at line 2, column 5 are not valid SHIFT_JIS/,
    ],
    [
      'half a character of UTF-16',
      Buffer.concat([Buffer.from('\ufeff<a>\n', 'utf16le'), Buffer.from([0, 0xd8]), Buffer.from('</a>', 'utf16le')]),
      /bytes at line 2, column 1 are not valid UTF-16LE/,
    ],
    [
      'a declaration that is wrong',
      bytes('<?xml version="1.0" encoding="UTF-16"?><a/>'),
      /says UTF-16, but the file is UTF-8/,
    ],
    ['half a character', '<a>\ud800</a>', /lone surrogate U\+D800/],
  ])('%s is refused', async (_, source, message) => {
    await expect(use('format', source)).rejects.toThrow(message);
  });
});

describe('XML 1.1', () => {
  test('is read as XML 1.0, which is the reason of a refusal', async () => {
    const [reference, prefix] = [
      '<?xml version="1.1"?><a>&#1;</a>',
      '<?xml version="1.1"?><a xmlns:p="u"><b xmlns:p=""/></a>',
    ];
    for (const text of [reference, prefix]) {
      await expect(use('format', text)).rejects.toThrow(/The document says XML 1\.1, which is not supported/);
    }
    await expect(use('format', '<?xml version="1.0"?><a>&#1;</a>')).rejects.not.toThrow(/1\.1/);
    expect(await minify('<?xml version="1.1"?><a>é</a>')).toBe('<?xml version="1.1"?><a>é</a>');
  });
});

describe('what makes others hang', () => {
  const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);

  test('100,000 levels are minified and validated; formatted, they are refused', async () => {
    expect(await minify(deep(100_000))).toBe(deep(100_000));
    expect((await use('validate', deep(100_000))).totals.depth).toBe(100_000);
    await expect(format(deep(100_000))).rejects.toMatchObject({
      code: 'too-deep',
      at: { line: 1, column: 30_001 },
      message: expect.stringContaining('more than 10,000 levels') as string,
    });
    const line = (tag: string) => (_: unknown, level: number) => '  '.repeat(level) + tag;
    const starts = Array.from({ length: 1_999 }, line('<a>'));
    const ends = Array.from({ length: 1_999 }, line('</a>')).toReversed();
    const inner = `${'  '.repeat(1_999)}<a></a>`;
    expect(await format(deep(2_000))).toBe([...starts, inner, ...ends].join('\n'));
  });

  test('20,000 attributes, of which the last is there twice or not', async () => {
    const list = Array.from({ length: 20_000 }, (_, index) => ` a${index}="${index}"`).join('');
    expect(await format(`<x${list}/>`)).toBe(`<x${list}/>`);
    expect(await format(`<x \n${list}/>`)).toBe(`<x${list}/>`);
    await expect(format(`<x${list} a7=""/>`)).rejects.toThrow('“a7”');
  });

  test.each([
    ['text', '<a>', 'x', '</a>'],
    ['a comment', '<a><!--', 'x', '--></a>'],
    ['a CDATA section', '<a><![CDATA[', ']', ' ]]></a>'],
    ['an attribute', '<a b="', '>', '"></a>'],
  ])('a line of 2 MB with %s', async (_, head, unit, tail) => {
    const line = bytes(head + unit.repeat(2_000_000) + tail);
    const { result } = await use('minify', line);
    expect(result?.bytes).toBe(line.length);
  });

  test('an open quotation mark, tag or comment at the start of 2 MB', async () => {
    for (const head of ['<a b="', '<a><b ', '<a><!-- ', '<a>&', '<!DOCTYPE a [']) {
      await expect(use('validate', bytes(head + 'x '.repeat(1_000_000)))).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
  });
});
