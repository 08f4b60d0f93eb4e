// Pseudo-languages, made from the English words: a text that stays English was not taken from a words file, and a box that
// overflows has no room for a longer language. `en-XA` has accents, `ar-XB` runs from right to left.

export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;

export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

export const isPseudo = (language: string): language is PseudoLanguage =>
  PSEUDO_LANGUAGES.some((known) => known === language);

const PLAIN = 'abcdeghijklnopqrstuwyzABCDEGHIJKLNOPRSTUWYZ';
const ACCENTED = 'àƀçðéĝĥîĵķļñöþǫŕšţûŵýžÀƁÇÐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽ';

/** What a translator leaves alone: `{values}`, `<tags>` and, between backticks, code. */
const KEPT = /(\{[a-z]\w*\}|<\/?\w+\/?>|`[^`]*`)/;

const accented = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const at = PLAIN.indexOf(letter);
    return at < 0 ? letter : (ACCENTED[at] ?? letter);
  });

/** Letters that are shown from right to left, one word at a time: U+202E to U+202C. */
const reversed = (text: string) => text.replace(/[A-Za-z]+/g, '\u202E$&\u202C');

/** A translation from English is about a third longer. */
const LONGER = 0.35;

/** Fills up with words of its own, so that lines can break as they do in a language. */
const padding = (length: number) => ' one two three four five six seven eight nine ten'.repeat(9).slice(0, length);

/** Both brackets show that the whole text is there. */
export function pseudo(text: string, language: PseudoLanguage): string {
  if (!/[a-z]/i.test(text.replaceAll(new RegExp(KEPT, 'g'), ''))) return text;
  const inLanguage = language === 'en-XA' ? accented : reversed;
  const [, before = '', sentence = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const longer = sentence + padding(Math.ceil(sentence.replace(KEPT, '').length * LONGER)).trimEnd();
  const parts = longer.split(KEPT).map((part, index) => (index % 2 === 0 ? inLanguage(part) : part));
  return `${before}⟦${parts.join('')}⟧${after}`;
}
