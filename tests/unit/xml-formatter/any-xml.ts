// Random well-formed documents in unusual forms: mixed content, references, sections, `xml:space`, whitespace anywhere.
import fc from 'fast-check';
import { anyCharacter } from '../any-character';

const name = fc.constantFrom('a', 'b', 'long-name.1', 'é', 'p:c', '世界');
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
const reference = fc.constantFrom('&lt;', '&#32;', '&#x9;', '&#65;', '&e;', '&quot;');
const cdata = fc.constantFrom('<![CDATA[]]>', '<![CDATA[ ]]>', '<![CDATA[<a>&b;]] >]]>');
const comment = fc.constantFrom('<!---->', '<!-- two\n  lines -->', '<!-- <a> & -->');
const instruction = fc.constantFrom('<?go?>', '<?go now ?? ?>');

const attribute = fc
  .tuple(
    gap,
    fc.constantFrom('x', 'y', 'p:z'),
    maybeGap,
    maybeGap,
    fc.constantFrom(`"1"`, `'"'`, `" a>\n b "`, `'&e;&#10;'`),
  )
  .map(([before, key, left, right, value]) => ({ key, text: `${before}${key}${left}=${right}${value}` }));
const space = fc
  .tuple(gap, fc.constantFrom('preserve', 'default'))
  .map(([before, value]) => ({ key: 'xml:space', text: `${before}xml:space="${value}"` }));
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

const misc = fc.array(fc.oneof(comment, instruction, gap), { maxLength: 2 }).map((parts) => parts.join(''));

/** Its DOCTYPE declares the entity `e`; its root, the prefix `p`. */
export const anyXml = fc
  .tuple(fc.constantFrom('', '<?xml version="1.0"?>', "<?xml version='1.0' encoding='UTF-8' ?>"), misc, element, misc)
  .map(
    ([declaration, before, inner, after]) =>
      `${declaration}${before}<!DOCTYPE r [\n<!ENTITY e "it's">]><r xmlns:p="u:p">${inner}</r>${after}`,
  );
