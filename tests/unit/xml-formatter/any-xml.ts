// Random well-formed documents in unusual forms: mixed content, references, sections, `xml:space`, whitespace anywhere.
import fc from 'fast-check';
import { anyCharacter } from '../any-character';

const NAMES = ['a', 'b', 'long-name.1', 'p:c', '_a-name.of-more-than-16-bytes.and_0123456789'];
const gap = fc.stringMatching(/^[ \t\r\n]{1,3}$/);
const maybeGap = fc.stringMatching(/^[ \t\r\n]{0,2}$/);

const characters = fc.string({ unit: anyCharacter, maxLength: 12 }).map((text) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;'),
);
const REFERENCES = ['&lt;', '&#32;', '&#x9;', '&#65;', '&quot;', '&#x1F600;'];
const cdata = fc.constantFrom('<![CDATA[]]>', '<![CDATA[ ]]>', '<![CDATA[<a>&b;]] >]]>');
const comment = fc.constantFrom('<!---->', '<!-- two\n  lines -->', '<!-- <a> & -->');
const instruction = fc.constantFrom('<?go?>', '<?go now ?? ?>');

const space = fc
  .tuple(gap, fc.constantFrom('preserve', 'default'))
  .map(([before, value]) => ({ key: 'xml:space', text: `${before}xml:space="${value}"` }));
const misc = fc.array(fc.oneof(comment, instruction, gap), { maxLength: 2 }).map((parts) => parts.join(''));

/** Its root declares the prefix `p`. */
function documents(names: readonly string[], doctype: string, entity: string) {
  const name = fc.constantFrom(...names);
  const reference = fc.constantFrom(...REFERENCES, entity);
  const attribute = fc
    .tuple(
      gap,
      fc.constantFrom('x', 'y', 'p:z'),
      maybeGap,
      maybeGap,
      fc.constantFrom(`"1"`, `'"'`, `" a>\n b "`, `'${entity}&#10;'`),
    )
    .map(([before, key, left, right, value]) => ({ key, text: `${before}${key}${left}=${right}${value}` }));
  const attributes = fc
    .uniqueArray(fc.oneof({ weight: 4, arbitrary: attribute }, { weight: 1, arbitrary: space }), {
      selector: ({ key }) => key,
      maxLength: 3,
    })
    .map((all) => all.map(({ text }) => text).join(''));

  const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
    element: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.tuple(name, attributes, maybeGap).map(([tag, list, rest]) => `<${tag}${list}${rest}/>`),
      fc
        .tuple(name, attributes, maybeGap, tie('content'), maybeGap)
        .map(([tag, list, rest, content, end]) => `<${tag}${list}${rest}>${content}</${tag}${end}>`),
    ),
    content: fc
      .oneof(
        { weight: 3, arbitrary: fc.array(fc.oneof(tie('element'), gap, comment, instruction), { maxLength: 5 }) },
        {
          weight: 1,
          arbitrary: fc.array(fc.oneof(tie('element'), characters, reference, cdata, comment), { maxLength: 5 }),
        },
      )
      .map((parts) => parts.join('')),
  }));
  return fc
    .tuple(fc.constantFrom('', '<?xml version="1.0"?>', "<?xml version='1.0' encoding='UTF-8' ?>"), misc, element, misc)
    .map(
      ([declaration, before, inner, after]) => `${declaration}${before}${doctype}<r xmlns:p="u:p">${inner}</r>${after}`,
    );
}

/** Its DOCTYPE declares the entity `e`. */
export const anyXml = documents([...NAMES, 'é', '世界'], '<!DOCTYPE r [\n<!ENTITY e "it\'s">]>', '&e;');
/** Without the constructs that the machine of `wasm/xml` leaves to the reader by tokens. */
export const commonXml = documents(NAMES, '', '&apos;');
