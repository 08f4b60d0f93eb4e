// The XML machine against the reader by tokens: if the machine accepts a document, the reader accepts it with the same result.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kernel, RunContext } from '../../../workers/contract/run/kernel';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { checkCommon, rewriteCommon } from '../../../workers/lib/xml/common-xml';
import type { Doctype } from '../../../workers/lib/xml/doctype';
import type { XmlCounts } from '../../../workers/lib/xml/judge';
import { readXml } from '../../../workers/lib/xml/read-xml';
import { checkXml, rewriteByTokens, rewriteXml, type RewriteJob } from '../../../workers/lib/xml/rewrite-xml';
import { formOf } from '../../../workers/lib/xml/xml-pieces';
import { runKernel } from '../../../workers/run/run-kernel';
import { replyInEnglish } from '../in-english';
import { textOf } from '../text-of';
import { anyXml, commonXml } from './any-xml';

interface Job extends RewriteJob {
  readonly action: 'check' | 'rewrite';
}
interface Done {
  readonly doctype: Doctype | undefined;
  readonly totals: XmlCounts;
  readonly result?: Stored;
}
type Reader = (source: Source, run: RunContext, job: Job) => Promise<Done | undefined>;

const byMachine: Reader = async (source, run, job) => {
  const form = await formOf(source);
  return (job.action === 'check' ? checkCommon : rewriteCommon)(source, form, run, job);
};
const byTokens: Reader = (source, run, job) => (job.action === 'check' ? readXml : rewriteByTokens)(source, run, job);
const byEither: Reader = (source, run, job) => (job.action === 'check' ? checkXml : rewriteXml)(source, run, job);

const { signal } = new AbortController();

/** Everything that a run says. Undefined if it refuses the document without an error. */
async function answerOf(reader: Reader, source: Source, job: Job, chunkBytes: number) {
  const kernel: Kernel<Source, Job, Done | undefined> = (input, options, run) => reader(input, run, options);
  const reply = await replyInEnglish(runKernel(kernel, source, job, { signal, chunkBytes }));
  if (!reply.ok) return { error: reply.error };
  const { doctype, totals, result } = reply.output ?? {};
  return totals && { doctype, totals, text: result && (await textOf(result)) };
}

/** Returns whether the machine accepts the document. */
async function expectSame(source: Source, job: Job, chunkBytes: number): Promise<boolean> {
  const expected = await answerOf(byTokens, source, job, chunkBytes);
  expect(await answerOf(byEither, source, job, chunkBytes)).toEqual(expected);
  const own = await answerOf(byMachine, source, job, chunkBytes);
  if (own) expect(own).toEqual(expected);
  return own !== undefined;
}

const refusal = { messageKey: 'xml-formatter/invalid' };
const anyJob: fc.Arbitrary<Job> = fc.record({
  action: fc.constantFrom('check', 'rewrite', 'rewrite'),
  indent: fc.constantFrom(undefined, '  ', '    ', '\t'),
  maxDepth: fc.constantFrom(3, 10_000, 1_000_000),
  refusal: fc.constant(refusal),
  passes: fc.constant(2),
});
const anyChunk = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(1 << 20));
const bytes = (text: string) => new TextEncoder().encode(text);
const FORMAT: Job = { action: 'rewrite', indent: '  ', maxDepth: 10_000, refusal, passes: 2 };

describe('the machine and the reader agree', () => {
  test('for common documents, all of which it accepts', async () => {
    await fc.assert(
      fc.asyncProperty(commonXml, anyJob, anyChunk, fc.boolean(), async (text, job, chunkBytes, isMarked) => {
        const source = bytes(isMarked ? `\ufeff${text}` : text);
        expect((await expectSame(source, job, chunkBytes)) || job.maxDepth === 3).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('for any document', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, anyJob, anyChunk, async (text, job, chunkBytes) => {
        await expectSame(text, job, chunkBytes);
      }),
    );
  });

  test('for any change of a document', async () => {
    const change = fc.constantFrom(
      ...['', '<', '>', '&', '"', "'", '/', ' ', '\r', '\n', ']', ']]>', '--', '-', '?', '!', '=', ':', 'a:', 'é'],
      ...['\u0001', '\uffff', '\ufeff', '<a>', '</a>', '<p:b ', ' xmlns:q="u:p"', ' q:z=""', '&#0;', '&#xd;', '<?xml'],
      ...[' xmlns=""', ' xmlns:q=""', ' x="2"', ' xml:space="preserve"', '<![CDATA[', '<!--', '<?', '&amp;', '&nbsp;'],
    );
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(3), change), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(commonXml, anyXml), changes, anyJob, anyChunk, async (text, all, job, chunkBytes) => {
        let changed = text;
        for (const [at, length, added] of all) {
          const start = at % (changed.length + 1);
          changed = changed.slice(0, start) + added + changed.slice(start + length);
        }
        if (!/\p{Surrogate}/u.test(changed)) await expectSame(bytes(changed), job, chunkBytes);
      }),
      { numRuns: 1500 },
    );
  });

  test('for bytes that are not UTF-8', async () => {
    await fc.assert(
      fc.asyncProperty(commonXml, fc.nat(), fc.nat(255), anyChunk, async (text, at, byte, chunkBytes) => {
        const source = bytes(text);
        source[at % source.length] = byte;
        await expectSame(source, FORMAT, chunkBytes);
      }),
      { numRuns: 300 },
    );
  });

  const NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
  test.each([
    [true, '<a xmlns:x="http://www.w3.org/1999/XSL/Transform" x:b="" b=""/>'],
    [true, '<a xmlns:x="u" xmlns:y="v" x:b="" y:c=""><b xmlns:x="w" x:b=""/></a>'],
    [true, '<a><b xmlns:x="u"/><c xmlns:x="u"><x:d/></c></a>'],
    // The name is written over the prefix before it.
    [false, '<a><bb xmlns:x="u"/><x:x/></a>'],
    [false, '<a><bb xmlns:x="u"></bb><x:x/></a>'],
    [true, `<a><${'n'.repeat(2_000)}/></a>`],
    [false, `<a xmlns:x="${NAMESPACE}"/>`],
    [false, '<a xmlns="http://www.w3.org/2000/xmlns/"/>'],
    [false, `<a xmlns:xml="${NAMESPACE}"/>`],
    [false, '<a xmlns:x="u" xmlns:y="u" x:b="" y:b=""/>'],
    [false, '<xmlns:a/>'],
    [false, '<?xml version="1.0"?><?xml version="1.0"?><a/>'],
    [false, '<?xml version="1.0"?><a/><?xml version="1.0"?>'],
    [false, ' <?xml version="1.0"?><a/>'],
    [false, '<?XML?><a/>'],
    [true, '\ufeff<!-- <!DOCTYPE b> --><!DOCTYPE a PUBLIC "-//x//" "ü.dtd">\r\n<a>\n<b/></a>'],
    [true, '<!DOCTYPE a [<!ENTITY e "<b/>">\n<!ATTLIST a b CDATA "1">]><a><b/></a>'],
    [false, '<!DOCTYPE a [<!ENTITY e "1">]><a>&e;</a>'],
    [false, '<!DOCTYPE a SYSTEM "a.dtd"><a>&e;</a>'],
    [false, '<!DOCTYPE a [<!ATTLIST a xml:space (default|preserve) "preserve">]><a> <b/></a>'],
    [false, '<!DOCTYPE a><!DOCTYPE a><a/>'],
    [false, '<!DOCTYPE a [<!ENTITY e>]><a/>'],
    [false, '<a/><!DOCTYPE a>'],
    [false, '<?p:q?><a/>'],
    [true, '<a>&#x10FFFF;&#9;&#1114111;</a>'],
    [false, '<a>&#x110000;</a>'],
    [false, '<a>&#xD800;</a>'],
    [false, '<a>&#xFFFE;</a>'],
    [false, '<a>\ufffe</a>'],
    [false, '<a>]]></a>'],
    [true, '<a>]]&gt;\r\n]></a>'],
    [false, '<a>&#;</a>'],
    [false, '<a>&#x;</a>'],
  ])('accepted: %s, %s', async (isAccepted, text) => {
    for (const chunkBytes of [1, 7, 1 << 20])
      expect(await expectSame(bytes(text), FORMAT, chunkBytes)).toBe(isAccepted);
  });
});

describe('long tokens', () => {
  const long = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));
  const around = (inner: string) => `<a>\r\n<b>\n${long('<c/>', 300_000)}</b>${inner}<d x="1"\n/></a>\r\n`;

  test.each([
    [true, 'text', long('text ] and\nlines &amp; ü ', 3_000_000)],
    [true, 'comment', `<!--${long('- x\n', 700_000)}-->`],
    [true, 'section', `<![CDATA[${long(']] x\n', 700_000)}]]>`],
    [true, 'value', `<e x="${long("'é\n", 700_000)}"/>`],
    [true, 'whitespace', long(' \n', 3_000_000)],
    [false, 'comment', `<!--${long('- x\n', 1_500_000)}-->`],
    [false, 'value', `<e x="${long("'é\n", 1_500_000)}"/>`],
  ])('accepted: %s, a long %s', async (isAccepted, _, inner) => {
    const source = bytes(around(inner));
    for (const indent of [undefined, '\t']) {
      expect(await expectSame(source, { ...FORMAT, indent }, 1 << 20)).toBe(isAccepted);
    }
  });

  test('deep elements, whose indentation is a thousand times as long', async () => {
    const source = bytes('<a>'.repeat(2_000) + '<b/>'.repeat(2_000) + '</a>'.repeat(2_000));
    expect(await expectSame(source, { ...FORMAT, indent: '    ' }, 1 << 20)).toBe(true);
  });
});
