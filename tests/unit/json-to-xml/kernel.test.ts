// The JSON/XML converter's kernel: examples of both mappings, their losses, and laws for the lossless one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseXmlDocument } from 'slimdom';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/json-to-xml/kernel';
import { DEFAULT_OPTIONS, type ConverterOptions } from '../../../workers/kernels/json-to-xml/spec';
import { anySpacedJson } from '../json-formatter/any-json';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyXml } from '../xml-formatter/any-xml';

async function convert(source: Source, options: Partial<ConverterOptions> = {}) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options });
  return { ...output, text: await textOf(output.result) };
}

const toXml = async (json: string, options?: Partial<ConverterOptions>) => (await convert(json, options)).text;
const toJson = async (xml: string, options?: Partial<ConverterOptions>) =>
  (await convert(xml, { mode: 'xml-to-json', ...options })).text;
const lossless = { way: 'lossless' } as const;
const parsed = async (xml: string, options?: Partial<ConverterOptions>) =>
  JSON.parse(await toJson(xml, options)) as unknown;
const lossesOf = async (source: string, options: Partial<ConverterOptions>) =>
  (await convert(source, options)).losses.map(({ kind, count, places }) => `${kind} ${count} ${places.join(' ')}`);

const list = (length: number, item: (index: number) => string) =>
  Array.from({ length }, (_, index) => item(index)).join('');

describe('compact JSON to XML', () => {
  test.each([
    ['{"a":{"b":"x"}}', '<a>\n  <b>x</b>\n</a>'],
    ['{"a":1,"b":true}', '<root>\n  <a>1</a>\n  <b>true</b>\n</root>'],
    ['{"a":[1,2]}', '<root>\n  <a>1</a>\n  <a>2</a>\n</root>'],
    ['[1,[2,3]]', '<root>\n  <item>1</item>\n  <item>\n    <item>2</item>\n    <item>3</item>\n  </item>\n</root>'],
    ['{"a":{"@id":"1","#text":"x"}}', '<a id="1">x</a>'],
    [
      '{"a":{"@b":"\\t\\n\\r<&\\"","#text":"\\r\\n<&]]>"}}',
      '<a b="&#9;&#10;&#13;&lt;&amp;&quot;">&#13;\n&lt;&amp;]]&gt;</a>',
    ],
    ['12345678901234567890.10', '<root>12345678901234567890.10</root>'],
    [
      '{"a b":"x","1x":"y","a><script":"z","":"w"}',
      '<root>\n  <item key="a b">x</item>\n  <item key="1x">y</item>\n  <item key="a&gt;&lt;script">z</item>\n  <item key="">w</item>\n</root>',
    ],
    ['{"a":null,"b":{},"c":[],"d":""}', '<root>\n  <a/>\n  <b/>\n  <d/>\n</root>'],
    ['{"p:a":{"@xmlns:p":"u","p:b":"x"}}', '<p:a xmlns:p="u">\n  <p:b>x</p:b>\n</p:a>'],
    [
      '{"r":{"@xmlns:p":"u","p:b":{"@p:c":"1","@q:d":"2"}}}',
      '<r xmlns:p="u">\n  <p:b p:c="1">\n    <item key="@q:d">2</item>\n  </p:b>\n</r>',
    ],
    [
      '{"__proto__":{"constructor":"x","toString":1}}',
      '<__proto__>\n  <constructor>x</constructor>\n  <toString>1</toString>\n</__proto__>',
    ],
    [
      '{"a":{"@b":{"c":1},"#text":[1]}}',
      '<a>\n  <item key="@b">\n    <c>1</c>\n  </item>\n  <item key="#text">1</item>\n</a>',
    ],
    ['{"a":{"@xml:lang":"en","@xmlns":"u"}}', '<a xml:lang="en" xmlns="u"/>'],
    ['{"a":"\\u0000\\ud800\\uffff"}', '<a>\ufffd\ufffd\ufffd</a>'],
  ])('%s', async (json, xml) => {
    expect(await toXml(json)).toBe(xml);
    expect(parseXmlDocument(xml).documentElement).toBeTruthy();
  });

  test('the root has the name that is chosen, which must be one', async () => {
    expect(await toXml('[1]', { rootName: 'list' })).toBe('<list>\n  <item>1</item>\n</list>');
    await expect(toXml('[1]', { rootName: 'a b' })).rejects.toThrow('“a b” can’t be the root element');
  });

  test('what it cannot carry is reported with its paths', async () => {
    const json = '{"a":1,"a":null,"b":[],"c":{},"d":["x"],"e":[["y"]],"f g":"\\u0001"}';
    expect(await lossesOf(json, {})).toEqual([
      'types 1 /a',
      'duplicate 1 /a',
      'null 1 /a',
      'empty-array 1 /b',
      'empty-object 1 /c',
      'one-item 2 /d /e',
      'nested 1 /e/0',
      'name 1 /f g',
      'character 1 /f g',
    ]);
    expect(await lossesOf('{"a":{"b":"x"}}', {})).toEqual([]);
  });

  test.each([
    ['{"a":{"#text":"x"}}', 'only-text 1 /a/#text'],
    ['{"#text":"x"}', 'only-text 1 /#text'],
    ['{"a":{"b":{"#text":" "},"c":"x"}}', 'only-text 1 /a/b/#text'],
    ['{"a":{"@b":"x","#text":""}}', 'blank-text 1 /a/#text'],
    ['{"a":{"#text":" \\n","b":"x"}}', 'blank-text 1 /a/#text'],
    ['{"a":{"@b":"x","#text":" "}}', undefined],
    ['{"a":{"b":"x","#text":"y"}}', undefined],
    ['["x","y"]', 'nested 1 '],
    ['{"a":{"b":[["x"],["y"]]}}', 'nested 2 /a/b/0 /a/b/1'],
  ])('the form of a text or a list that does not come back is reported: %s', async (json, loss) => {
    expect(await lossesOf(json, {})).toEqual(loss === undefined ? [] : [loss]);
  });

  test('JSON without a reported loss comes back as it was, but for its root and the order of keys', async () => {
    const key = fc.constantFrom('a', 'b', '#text', '@id', 'item', 'a b', '@xmlns', 'p:c', '@xmlns:p');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('', 'x', ' ', 'x ', '\n', ' y\n', '1'),
        fc.dictionary(key, tie('value'), { maxKeys: 3 }),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(value, async (some) => {
        const { text, losses } = await convert(JSON.stringify(some));
        if (losses.length > 0) return;
        const again = await parsed(text);
        const root = (again as { root?: unknown }).root;
        const isWrapped = typeof some !== 'object' || Object.keys(some).length !== 1 || root !== undefined;
        expect(isWrapped ? root : again).toEqual(some);
      }),
      { numRuns: 500 },
    );
  });

  test('any JSON becomes a document that another parser accepts', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, async (json) => {
        const xml = await toXml(json);
        expect(parseXmlDocument(xml).documentElement).toBeTruthy();
      }),
    );
  });
});

/** Json.NET’s names, from https://www.newtonsoft.com/json/help/html/ConvertingJSONandXML.htm: "?xml" is the declaration. */
describe('compact JSON of Json.NET', () => {
  const DECLARED = '<?xml version="1.0" encoding="UTF-8"?>';

  test.each([
    ['{"?xml":{"@version":"1.0","@encoding":"UTF-8"},"root":{"a":"1"}}', `${DECLARED}\n<root>\n  <a>1</a>\n</root>`],
    ['{"?xml":{"@version":"1.0"},"a":"1"}', '<?xml version="1.0"?>\n<a>1</a>'],
    ['{"?xml":{"@encoding":"utf-8","@version":"1.0"},"a":""}', '<?xml version="1.0" encoding="utf-8"?>\n<a/>'],
    [
      '{"?xml":{"@version":"1.0","@standalone":"no"},"root":{"p:a":{"@xmlns:p":"u"}}}',
      '<?xml version="1.0" standalone="no"?>\n<root>\n  <p:a xmlns:p="u"/>\n</root>',
    ],
    ['{"?xml":{"@version":"1.0"},"a":"1","b":"2"}', '<?xml version="1.0"?>\n<root>\n  <a>1</a>\n  <b>2</b>\n</root>'],
    ['{"?xml":{"@version":"1.0","@encoding":"ISO-8859-1"},"a":"é"}', `${DECLARED}\n<a>é</a>`],
    [
      '{"?xml":{"@version":"1.0"},"?xml-stylesheet":"href=\\"a.xsl\\"","a":{"#cdata-section":"<b>"}}',
      '<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<a><![CDATA[<b>]]></a>',
    ],
    ['{"a":{"?xml":{"@version":"1.0"}}}', '<a>\n  <item key="?xml" version="1.0"/>\n</a>'],
    ['{"?xml":{"@version":"9"},"a":"1"}', '<root>\n  <item key="?xml" version="9"/>\n  <a>1</a>\n</root>'],
    ['{"?xml":"x","?go":"?>"}', '<root>\n  <item key="?xml">x</item>\n  <item key="?go">?&gt;</item>\n</root>'],
    ['{"a":{"#cdata-section":"]]>"}}', '<a>\n  <item key="#cdata-section">]]&gt;</item>\n</a>'],
  ])('%s', async (json, xml) => {
    expect(await toXml(json)).toBe(xml);
    expect(parseXmlDocument(xml).documentElement).toBeTruthy();
  });

  test('an encoding other than UTF-8 is noted', async () => {
    const { notes } = await convert('{"?xml":{"@version":"1.0","@encoding":"UTF-16"},"a":"é"}');
    expect(notes).toEqual(['The result is UTF-8, so its declaration says UTF-8 instead of UTF-16.']);
    const lossless = await convert('["#document",["?xml","version=\\"1.0\\" encoding=\\"latin1\\""],["a"]]', {
      way: 'lossless',
    });
    expect(lossless.notes).toContain('The result is UTF-8, so its declaration says UTF-8 instead of latin1.');
  });
});

/** Each is what “XML to JSON” makes of such a document. By Namespaces in XML 1.0, a declaration is in scope on its own element. */
describe('prefixes in compact JSON', () => {
  const oneLine = async (json: string) => (await toXml(json)).replace(/\n\s*/g, '');

  test.each([
    [
      'SOAP',
      '{"soap:Envelope":{"@xmlns:soap":"http://schemas.xmlsoap.org/soap/envelope/","soap:Body":{"m:Get":{"@xmlns:m":"urn:x","m:A":"1"}}}}',
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><m:Get xmlns:m="urn:x"><m:A>1</m:A></m:Get></soap:Body></soap:Envelope>',
    ],
    [
      'JCR',
      '{"jcr:root":{"@xmlns:jcr":"http://www.jcp.org/jcr/1.0"}}',
      '<jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0"/>',
    ],
    [
      'XSLT',
      '{"xsl:stylesheet":{"@version":"1.0","@xmlns:xsl":"http://www.w3.org/1999/XSL/Transform","xsl:template":{"@match":"/","xsl:value-of":{"@select":"."}}}}',
      '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><xsl:value-of select="."/></xsl:template></xsl:stylesheet>',
    ],
    [
      'XSD',
      '{"xs:schema":{"@xmlns:xs":"http://www.w3.org/2001/XMLSchema","xs:element":[{"@name":"a"},{"@name":"b"}]}}',
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"/><xs:element name="b"/></xs:schema>',
    ],
    [
      'RDF',
      '{"rdf:RDF":{"@xmlns:rdf":"http://www.w3.org/1999/02/22-rdf-syntax-ns#","rdf:Description":{"@rdf:about":"u","dc:title":{"@xmlns:dc":"http://purl.org/dc/elements/1.1/","#text":"T"}}}}',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="u"><dc:title xmlns:dc="http://purl.org/dc/elements/1.1/">T</dc:title></rdf:Description></rdf:RDF>',
    ],
    ['a declaration in last place', '{"p:a":{"p:b":"x","@xmlns:p":"u"}}', '<p:a xmlns:p="u"><p:b>x</p:b></p:a>'],
    [
      'a prefix declared by each item',
      '{"a":{"p:b":[{"@xmlns:p":"u"},{"@xmlns:p":"v","#text":"x"}]}}',
      '<a><p:b xmlns:p="u"/><p:b xmlns:p="v">x</p:b></a>',
    ],
    [
      'a prefix declared by one item only',
      '{"a":{"p:b":[{"@xmlns:p":"u"},"x"]}}',
      '<a><p:b xmlns:p="u"/><item key="p:b">x</item></a>',
    ],
    ['the prefix xml', '{"xml:a":{"@xml:base":"u","@xml:x":"y"}}', '<xml:a xml:base="u" xml:x="y"/>'],
    [
      'the prefix xml, declared',
      '{"a":{"@xmlns:xml":"http://www.w3.org/XML/1998/namespace"}}',
      '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
    ],
    [
      'declarations that no document may have',
      '{"a":{"@xmlns":"http://www.w3.org/2000/xmlns/","@xmlns:p":"","@xmlns:xml":"u","p:b":"x"}}',
      '<a><item key="@xmlns">http://www.w3.org/2000/xmlns/</item><item key="@xmlns:p"/><item key="@xmlns:xml">u</item><item key="p:b">x</item></a>',
    ],
    [
      'an attribute that is there twice in full',
      '{"a":{"@xmlns:p":"u","@xmlns:q":"u","@p:b":"1","@q:b":"2"}}',
      '<a xmlns:p="u" xmlns:q="u" p:b="1"><item key="@q:b">2</item></a>',
    ],
    ['a prefix that nothing declares', '{"p:a":{"b":"x"}}', '<root><item key="p:a"><b>x</b></item></root>'],
  ])('%s', async (_, json, xml) => {
    expect(await oneLine(json)).toBe(xml);
    expect(parseXmlDocument(xml).documentElement).toBeTruthy();
  });

  test('any document with prefixes comes back as it was', async () => {
    const address = fc.constantFrom('u', 'v');
    const { element } = fc.letrec<{ element: string }>((tie) => ({
      element: fc
        .tuple(
          fc.constantFrom('', 'p', 'q'),
          fc.record({ p: address, q: address }, { requiredKeys: [] }),
          fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('element'), { maxLength: 3 })),
        )
        .map(([prefix, declared, content]) => {
          const name = prefix === '' ? 'e' : `${prefix}:e`;
          const addresses = Object.entries(prefix === '' ? declared : { [prefix]: 'w', ...declared });
          const attributes = addresses.map(([key, value]) => ` xmlns:${key}="${value}"`).join('');
          return `<${name}${attributes}>${content.join('')}</${name}>`;
        }),
    }));
    await fc.assert(
      fc.asyncProperty(element, async (xml) => {
        const json = await toJson(xml);
        expect(await lossesOf(json, {})).not.toContainEqual(expect.stringMatching(/^name/));
        expect(await toJson(await toXml(json))).toBe(json);
      }),
    );
  });
});

describe('compact XML to JSON', () => {
  test.each<[string, unknown]>([
    ['<a>x</a>', { a: 'x' }],
    ['<a/>', { a: '' }],
    ['<a><b>1</b><b>2</b><c> </c></a>', { a: { b: ['1', '2'], c: ' ' } }],
    ['<a id="007">1.0</a>', { a: { '@id': '007', '#text': '1.0' } }],
    ['<a>\n  <b>0x1F</b>\n  <c>1e3</c>\n</a>', { a: { b: '0x1F', c: '1e3' } }],
    ['<a>&lt;&#65;&#x42;<![CDATA[<&lt;]]></a>', { a: '<AB<&lt;' }],
    ['<a b="1&#10;2\n3"/>', { a: { '@b': '1\n2 3' } }],
    ['<a>x\r\ny&#13;</a>', { a: 'x\ny\r' }],
    ['<p:a xmlns:p="u"><p:b/></p:a>', { 'p:a': { '@xmlns:p': 'u', 'p:b': '' } }],
    ['<!DOCTYPE a [<!ENTITY e "x<b>&amp;</b>">]><a c="1">&e;</a>', { a: { '@c': '1', b: '&', '#text': 'x' } }],
    ['<!DOCTYPE a [<!ENTITY e "&#34;&#39;">]><a b="&e;" c=\'&e;\'/>', { a: { '@b': '"\'', '@c': '"\'' } }],
    [
      '<!DOCTYPE a [<!ENTITY e "x\r\ny&#13;">]><a b="1\r\n2&e;">&e;\r\n&e;</a>',
      { a: { '@b': '1 2x y ', '#text': 'x\ny\r\nx\ny\r' } },
    ],
    ['<a><constructor/><toString>x</toString></a>', { a: { constructor: '', toString: 'x' } }],
  ])('%s', async (xml, value) => {
    expect(await parsed(xml)).toEqual(value);
  });

  // XML 1.0, section 5.1: even a processor that does not validate applies the declarations of the internal subset.
  test.each<[string, unknown]>([
    ['<!DOCTYPE a [<!ATTLIST a b CDATA "1">]><a/>', { a: { '@b': '1' } }],
    [
      '<!DOCTYPE a [<!ATTLIST a b CDATA #FIXED "1" c (x|y) "y">]><a c="x">t</a>',
      { a: { '@c': 'x', '@b': '1', '#text': 't' } },
    ],
    [
      '<!DOCTYPE a [<!ATTLIST a b CDATA "1" b CDATA "2"><!ATTLIST a b CDATA "3" c CDATA "4">]><a/>',
      { a: { '@b': '1', '@c': '4' } },
    ],
    [
      '<!DOCTYPE a [<!ATTLIST a b ID #IMPLIED c NMTOKENS #REQUIRED>]><a b=" x " c="  p\t\nq "/>',
      { a: { '@b': 'x', '@c': 'p q' } },
    ],
    ['<!DOCTYPE a [<!ATTLIST a b NMTOKENS " x  y " c CDATA " x  y ">]><a/>', { a: { '@b': 'x y', '@c': ' x  y ' } }],
    ['<!DOCTYPE a [<!ENTITY e "&#34;&amp;">\n<!ATTLIST a b CDATA \'&e;\n&#10;"\'>]><a/>', { a: { '@b': '"& \n"' } }],
    ['<!DOCTYPE a [<!NOTATION n SYSTEM "n"><!ATTLIST a b NOTATION (n) "n">]><a/>', { a: { '@b': 'n' } }],
    ['<!DOCTYPE p:a [<!ATTLIST p:a xmlns:p CDATA #FIXED "u">]><p:a/>', { 'p:a': { '@xmlns:p': 'u' } }],
    [
      '<!DOCTYPE a [<!ATTLIST a xml:space (default|preserve) "preserve">]><a> <b/></a>',
      { a: { '@xml:space': 'preserve', b: '', '#text': ' ' } },
    ],
    [
      '<!DOCTYPE a [<!ATTLIST b x CDATA "1"><!-- <!ATTLIST a y CDATA "2"> -->]><a><b/><b x="2"/></a>',
      { a: { b: [{ '@x': '1' }, { '@x': '2' }] } },
    ],
  ])('what the DOCTYPE declares of attributes is applied: %s', async (xml, value) => {
    expect(await parsed(xml)).toEqual(value);
    const root = parseXmlDocument(xml).documentElement;
    const given = Object.values(value as Record<string, Record<string, unknown>>)[0] ?? {};
    const attributes = Object.entries(given).flatMap(([key, text]) =>
      key.startsWith('@') ? [[key.slice(1), text]] : [],
    );
    expect(Object.fromEntries(attributes)).toEqual(
      Object.fromEntries(root?.attributes.map(({ name, value }) => [name, value]) ?? []),
    );
  });

  test('default attributes are reported, and a lossless result leaves them in the DOCTYPE', async () => {
    const xml = '<!DOCTYPE a SYSTEM "x.dtd" [<!ENTITY % p SYSTEM "p"> %p;<!ATTLIST a b CDATA "1">]><a><c/></a>';
    const { losses, notes } = await convert(xml, { mode: 'xml-to-json' });
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'default', count: 1, places: ['/a/@b'] }));
    expect(notes.join('\n')).toMatch(/external file \(“x\.dtd”\)[^]*parameter entities \(%p;\)/);
    expect(await parsed(xml, lossless)).toHaveProperty('2', ['a', ['c']]);
  });

  test('names that objects have by themselves are only names', async () => {
    expect(await toJson('<__proto__ __proto__="1"><__proto__>x</__proto__></__proto__>')).toBe(
      '{\n  "__proto__": {\n    "@__proto__": "1",\n    "__proto__": "x"\n  }\n}',
    );
  });

  test('numbers and true lose their quotation marks only when asked to, and no digit', async () => {
    const xml = '<a><b>12345678901234567890.10</b><b>007</b><b>true</b><b> 1</b><b>-0</b></a>';
    expect(await parsed(xml)).toEqual({ a: { b: ['12345678901234567890.10', '007', 'true', ' 1', '-0'] } });
    expect((await toJson(xml, { typed: true })).replace(/\s+/g, '')).toBe(
      '{"a":{"b":[12345678901234567890.10,"007",true,"1",-0]}}',
    );
  });

  test.each<[string, string, unknown]>([
    ['<l><i>1</i></l>', 'i', { l: { i: ['1'] } }],
    ['<l><i>1</i><i>2</i><j/></l>', 'i, j', { l: { i: ['1', '2'], j: [''] } }],
    ['<l><i><i/></i></l>', 'x i', { l: { i: [{ i: [''] }] } }],
    ['<p:l xmlns:p="u"><p:i p:a="1"/></p:l>', 'p:i', { 'p:l': { '@xmlns:p': 'u', 'p:i': [{ '@p:a': '1' }] } }],
    ['<l/>', 'l', { l: '' }],
    ['<l><i>1</i></l>', '', { l: { i: '1' } }],
  ])('elements that are always lists: %s by %s', async (xml, lists, value) => {
    expect(await parsed(xml, { lists })).toEqual(value);
  });

  // XML Schema Part 1, section 2.6.2: an element with xsi:nil="true" is valid without content.
  const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  test.each<[string, unknown]>([
    [`<a ${XSI}><b xsi:nil="true"/></a>`, null],
    [`<a ${XSI}><b xsi:nil=" 1 ">\n</b></a>`, null],
    [`<a><b ${XSI} xsi:nil="true"/></a>`, null],
    ['<a xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b i:nil="true"/></a>', null],
    [`<a ${XSI}><b xsi:nil="false"/></a>`, { '@xsi:nil': 'false' }],
    [`<a ${XSI}><b xsi:nil="true" c="1"/></a>`, { '@xsi:nil': 'true', '@c': '1' }],
    [`<a ${XSI}><b xsi:nil="true">x</b></a>`, { '@xsi:nil': 'true', '#text': 'x' }],
    ['<a xmlns:xsi="u"><b xsi:nil="true"/></a>', { '@xsi:nil': 'true' }],
    [`<a ${XSI}><b xmlns:xsi="u" xsi:nil="true"/></a>`, { '@xmlns:xsi': 'u', '@xsi:nil': 'true' }],
    ['<a><b nil="true"/></a>', { '@nil': 'true' }],
  ])('xsi:nil as null: %s', async (xml, value) => {
    expect(await parsed(xml, { nil: true })).toHaveProperty('a.b', value);
    expect(await parsed(xml)).not.toHaveProperty('a.b', null);
  });

  test('what it cannot carry is reported with its paths', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e "x">]><a><!--c--><b/><c/><b/>&e;<?go?><d><![CDATA[]]></d></a>`;
    expect(await lossesOf(xml, { mode: 'xml-to-json' })).toEqual([
      'entity 1 &e;',
      'declaration 1 /',
      'doctype 1 /',
      'comment 1 /a',
      'instruction 1 /a',
      'mixed 1 /a',
      'order 1 /a/b',
      'cdata 1 /a/d',
    ]);
    expect(await lossesOf('<a>\n<b>x</b>\n</a>', { mode: 'xml-to-json' })).toEqual([]);
  });
});

/** Without the whitespace between its tokens. */
const tokensOf = (json: string) => json.match(/"(?:[^"\\]|\\.)*"|[^\s"]/g)?.join('') ?? '';

describe('lossless', () => {
  test('JSON becomes the vocabulary of the W3C', async () => {
    const json = String.raw`{"a\n":[1.0,"x\/",""],"b c":null,"d":true}`;
    expect((await toXml(json, lossless)).replace(/\n\s*/g, '')).toBe(
      '<map xmlns="http://www.w3.org/2005/xpath-functions"><array key="a\\n" escaped-key="true"><number>1.0</number>' +
        '<string escaped="true">x\\/</string><string/></array><null key="b c"/><boolean key="d">true</boolean></map>',
    );
  });

  test('JSON to XML to JSON gives back every token', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, async (json) => {
        const xml = await toXml(json, lossless);
        expect(parseXmlDocument(xml).documentElement).toBeTruthy();
        expect(tokensOf(await toJson(xml, lossless))).toBe(tokensOf(json).replace(/[\ufffe\uffff]/g, escapeUnit));
      }),
      { numRuns: 300 },
    );
  });

  test('XML to JSON to XML gives back a document that says the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, async (xml) => {
        const json = await toJson(xml, lossless);
        const again = await toXml(json, lossless);
        expect(all(again)).toEqual(all(xml));
        expect(await toJson(again, lossless)).toBe(json);
      }),
      { numRuns: 300 },
    );
  });

  test('a document is nested lists', async () => {
    const xml = '<?xml version="1.0"?><!--c--><a b="1">x<c/> <![CDATA[&]]><?go on?></a>';
    expect(await parsed(xml, lossless)).toEqual([
      '#document',
      ['?xml', 'version="1.0"'],
      ['#comment', 'c'],
      ['a', { b: '1' }, 'x', ['c'], ' ', ['#cdata', '&'], ['?', 'go on']],
    ]);
  });

  test.each([
    '["#document",["a b"]]',
    '["#document",["#comment","a--b"]]',
    '["#document"]',
    '["#document",["a",{}]]',
    '["#document",["a",{"b":1}]]',
    String.raw`["#document",["a","\u0041"]]`,
    '["#document",["a"],["b"]]',
  ])('%s is not a document, but JSON like any other', async (json) => {
    const xml = await toXml(json, lossless);
    expect(xml).toContain('<array xmlns');
    expect(tokensOf(await toJson(xml, lossless))).toBe(json);
  });

  test('a document that only looks like the vocabulary stays a document', async () => {
    const xml = '<map xmlns="http://www.w3.org/2005/xpath-functions"><number>x</number></map>';
    expect(await parsed(xml, lossless)).toHaveProperty('0', '#document');
  });
});

const escapeUnit = (character: string) => `\\u${character.charCodeAt(0).toString(16)}`;

/** All that slimdom sees of a document, with neighboring texts joined; entities are theirs no more. */
function all(xml: string): unknown {
  const walk = (node: ReturnType<typeof parseXmlDocument>['firstChild']): unknown => {
    if (!node) return undefined;
    const attributes = 'attributes' in node ? node.attributes : [];
    const list = Array.isArray(attributes)
      ? attributes.map(({ name, value }: { name: string; value: string }) => `${name}=${value}`)
      : [];
    return [node.nodeType, node.nodeName, node.nodeValue, list, node.childNodes.map(walk)];
  };
  return parseXmlDocument(xml).childNodes.map(walk);
}

describe('what is refused', () => {
  test.each<[string, Partial<ConverterOptions>, RegExp]>([
    ['', {}, /^Please enter data to convert\.$/],
    ['{"a":}', {}, /^Invalid JSON format\. Please check your input\. Unexpected “}” at line 1, column 6/],
    [
      '{"a":1}\n{"b":2}',
      {},
      /Unexpected “\{” at line 2, column 1\. .* Put several values in a list: \[ … \], with commas between them\.$/,
    ],
    ['<a>', { mode: 'xml-to-json' }, /^Invalid XML format\. Please check your input\. The element <a>/],
    ['<a>&b;</a>', { mode: 'xml-to-json' }, /Entity “b” at line 1, column 4 is not declared/],
    [
      '<!DOCTYPE a SYSTEM "x.dtd"><a>&b;</a>',
      { mode: 'xml-to-json' },
      /text of entity “b” at line 1, column 31 is not in/,
    ],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd">\n<html>\n<p>a&nbsp;b</p></html>',
      { mode: 'xml-to-json' },
      /“nbsp” at line 3, column 5 is/,
    ],
    [
      '<!DOCTYPE a [<!ENTITY b SYSTEM "b.xml">]>\r\n<a>\r\nx&b;</a>',
      { mode: 'xml-to-json' },
      /“b” at line 3, column 2 is/,
    ],
    ['<!DOCTYPE a SYSTEM "x.dtd"><a\n b="&lt;&c;"/>', { mode: 'xml-to-json' }, /“c” at line 2, column 9 is/],
    ['<!DOCTYPE a SYSTEM "x" [<!ENTITY b "&c;">]><a>\n&b;</a>', { mode: 'xml-to-json' }, /“c” at line 2, column 1 is/],
    ['['.repeat(1001) + ']'.repeat(1001), {}, /nested more than 1,000 levels deep/],
    ['<a>'.repeat(1001) + '</a>'.repeat(1001), { mode: 'xml-to-json' }, /nested more than 1,000 levels deep/],
    ['['.repeat(100_000), {}, /nested more than 1,000 levels deep/],
    ['<a>'.repeat(100_000), { mode: 'xml-to-json' }, /nested more than 1,000 levels deep/],
    [`["${'x'.repeat(33 * 1024 * 1024)}"]`, {}, /Up to 32 MB with 1\.5 million values can be converted/],
    [`[${'1,'.repeat(1_500_000)}1]`, {}, /1\.5 million values/],
    [`<a>${'<b/>'.repeat(1_500_000)}</a>`, { mode: 'xml-to-json' }, /1\.5 million values/],
    [
      `<!DOCTYPE a [<!ENTITY e "${'x'.repeat(200_000)}"><!ATTLIST a ${list(100, (n) => `a${n} CDATA "&e;" `)}>]><a/>`,
      { mode: 'xml-to-json' },
      /entity bomb/,
    ],
  ])('%.30s', async (source, options, message) => {
    for (const way of ['compact', 'lossless'] as const) {
      await expect(convert(source, { ...options, way })).rejects.toThrow(message);
    }
  });
});

/** A short document whose result would have gigabytes. */
describe('what repeats a long text without end', () => {
  const long = 'k'.repeat(1_000_000);
  test.each<readonly [name: string, source: string, options: Partial<ConverterOptions>]>([
    ['a key of a list', `{"${long}":[${list(1000, () => '1,')}1]}`, {}],
    ['a key that can’t be a name', `{"${long} ":[${list(1000, () => '1,')}1]}`, {}],
    [
      'a default',
      `<!DOCTYPE r [<!ATTLIST a b CDATA "${long}">]><r>${list(1000, () => '<a/>')}</r>`,
      { mode: 'xml-to-json' },
    ],
    [
      'many short defaults',
      `<!DOCTYPE r [<!ATTLIST a ${list(1000, (n) => `b${n} CDATA "" `)}>]><r>${list(20_000, () => '<a/>')}</r>`,
      { mode: 'xml-to-json' },
    ],
  ])('%s is refused', async (_, source, options) => {
    await expect(convert(source, options)).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(
        /^The result would repeat “.{1,60}” so often that it doesn’t fit into memory\./,
      ) as string,
    });
  });
});

/** Each takes about as long as the same number of harmless values; before, some took minutes. */
describe('what takes the square of its size if each element looks at all others', () => {
  const many = 6000;
  const schema = 'http://www.w3.org/2001/XMLSchema-instance';
  const long = 'k'.repeat(200_000);
  const processorTime = async (source: string, options: Partial<ConverterOptions>) => {
    const before = process.cpuUsage();
    await convert(source, options);
    return process.cpuUsage(before).user;
  };
  test.each<readonly [name: string, source: string, options: Partial<ConverterOptions>]>([
    [
      'prefixes of the root, and a prefix in each element',
      `{"r":{${list(many, (n) => `"@xmlns:p${n}":"u",`)}"c":[${list(many, () => '{"@xmlns:p":"v"},')}1]}}`,
      {},
    ],
    [
      'the same in XML',
      `<r ${list(many, (n) => `xmlns:p${n}="${schema}" `)}>${list(many, () => '<c xmlns:p="v"/>')}</r>`,
      { mode: 'xml-to-json', nil: true },
    ],
    ['blank texts', `{"r":{${list(8 * many, () => '"#text":" ",')}"#text":"x"}}`, {}],
    ['losses below a long key', `{"${long}":{${list(many, (n) => `"a${n}":1,`)}"b":1}}`, {}],
    ['losses below a long name', `<${long}>${list(many, () => '<a><!----></a>')}</${long}>`, { mode: 'xml-to-json' }],
    [
      'attributes without defaults',
      `<!DOCTYPE r [<!ATTLIST a ${list(many, (n) => `b${n} CDATA #IMPLIED `)}>]><r>${list(many, () => '<a/>')}</r>`,
      { mode: 'xml-to-json' },
    ],
  ])('%s', async (_, source, options) => {
    const harmless =
      options.mode === 'xml-to-json'
        ? `<r>${list(many, (n) => `<a b${n}="u"/><c xmlns:p="v"/>`)}</r>`
        : `{"r":[${list(4 * many, (n) => `{"a${n}":"u"},`)}1]}`;
    await processorTime(harmless, options);
    expect((await processorTime(source, options)) / (await processorTime(harmless, options))).toBeLessThan(5);
  });
});

describe('what makes others hang', () => {
  test.each(['compact', 'lossless'] as const)(
    '%s: 1,000 levels, 20,000 keys and attributes, a long line',
    async (way) => {
      const deep = '['.repeat(1000) + ']'.repeat(1000);
      expect(parseXmlDocument(await toXml(deep, { way })).documentElement).toBeTruthy();
      expect(await toJson('<a>'.repeat(1000) + '</a>'.repeat(1000), { way })).toContain('"a"');
      const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}`);
      const object = `{${keys.map((key) => `"${key}":1,"@${key}":2`).join(',')}}`;
      expect(await toXml(object, { way })).toContain('k19999');
      const attributes = `<a ${keys.map((key) => `${key}="1"`).join(' ')}/>`;
      expect(await toJson(attributes, { way })).toContain('k19999');
      const children = `<a>${keys.map((key) => `<${key}/>`).join('')}</a>`;
      expect(await toJson(children, { way })).toContain('k19999');
      const line = `["${'x'.repeat(2_000_000)}"]`;
      expect((await toXml(line, { way })).length).toBeGreaterThan(2_000_000);
    },
  );
});
