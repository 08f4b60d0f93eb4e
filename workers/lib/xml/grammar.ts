// The tokens of XML 1.0 (fifth edition, https://www.w3.org/TR/xml/) as regular expressions. None has the flag `u`, which is
// several times slower: characters beyond U+FFFF are spelled as surrogate pairs.

const NAME_START =
  ':A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef' +
  '\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd';
const NAME_MORE = '\\-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040';
const PAIR = '[\\ud800-\\udb7f][\\udc00-\\udfff]';

/** Productions 4, 4a and 5. */
export const NAME = `(?:[${NAME_START}]|${PAIR})(?:[${NAME_START}${NAME_MORE}]|${PAIR})*`;
/** Characters that a name may contain, but not begin with. */
export const NO_START = new RegExp(`^[${NAME_MORE}]`);
/** Production 3. */
export const SPACE = '[ \\t\\r\\n]';

const sticky = (pattern: string) => new RegExp(pattern, 'y');

export const START_NAME = sticky(`<(${NAME})`);
export const END_TAG = sticky(`</(${NAME})${SPACE}*>`);
/** Production 41, with the whitespace before it: 1 is its name, 2 its value with quotation marks. */
export const ATTRIBUTE = sticky(`${SPACE}+(${NAME})${SPACE}*=${SPACE}*("[^<"]*"|'[^<']*')`);
export const TAG_END = sticky(`${SPACE}*(/?)>`);
/** Productions 66 and 68: 1 is a decimal number, 2 a hexadecimal one, 3 the name of an entity. */
export const REFERENCE = sticky(`&(?:#([0-9]+)|#x([0-9a-fA-F]+)|(${NAME}));`);
/** Production 16, up to its data. */
export const TARGET = sticky(`<\\?(${NAME})(?=${SPACE}|\\?>)`);

const quoted = (pattern: string) => `(?:"${pattern}"|'${pattern}')`;
const equals = `${SPACE}*=${SPACE}*`;
/** Production 23. */
export const DECLARATION = sticky(
  `<\\?xml${SPACE}+version${equals}${quoted('1\\.[0-9]+')}` +
    `(?:${SPACE}+encoding${equals}${quoted('[A-Za-z][A-Za-z0-9._-]*')})?` +
    `(?:${SPACE}+standalone${equals}${quoted('(?:yes|no)')})?${SPACE}*\\?>`,
);

/** Characters that production 2 excludes. Lone surrogates are refused earlier. */
// oxlint-disable-next-line no-control-regex
export const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Production 2, for character references. */
export const isCharacter = (code: number) =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

const WHOLE_NAME = new RegExp(`^${NAME}$`);
/** Whether a text is a name without a colon (Namespaces in XML 1.0, production 4). */
export const isPlainName = (text: string) => !text.includes(':') && WHOLE_NAME.test(text);

/** The match of a sticky expression at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const OTHER_THAN_SPACE = /[^ \t\r\n]/;
export const isBlank = (text: string) => !OTHER_THAN_SPACE.test(text);

/** Section 4.6. */
const PREDEFINED: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' }),
);
export const isPredefined = (entity: string) => PREDEFINED.has(entity);

/** A text with its character references replaced, as in an entity's replacement text (section 4.5). */
export const withCharacters = (text: string) =>
  text.replace(/&#(?:x([0-9a-fA-F]+)|([0-9]+));/g, (_, hexadecimal: string | undefined, decimal: string) =>
    String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16)),
  );

/** A text with its character references, and those to predefined entities, replaced. */
export const withoutReferences = (text: string) =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(lt|gt|amp|apos|quot));/g,
        (_, hexadecimal?: string, decimal?: string, name?: string) =>
          name === undefined
            ? String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16))
            : (PREDEFINED.get(name) ?? ''),
      )
    : text;
