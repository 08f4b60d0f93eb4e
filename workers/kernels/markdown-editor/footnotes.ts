// Footnotes as on GitHub: `[^1]` in the text, and `[^1]: The note` at the start of a line. A note stays where it is written.
import { Tokenizer, type MarkedOptions, type Tokens } from 'marked';

const LABEL = String.raw`\[\^([\p{L}\p{N}_.-]+)\]`;
const DEFINITION = String.raw`^ {0,3}${LABEL}:`;

/** A note ends at a blank line or at the next note. */
const NOTE = new RegExp(
  String.raw`${DEFINITION}[ \t]*([^\n]*(?:\n(?![ \t]*(?:\n|$)| {0,3}${LABEL}:)[^\n]*)*)(?:\n+|$)`,
  'u',
);
const REFERENCE = new RegExp(`^${LABEL}`, 'u');
const BEGINS = new RegExp(DEFINITION, 'u');

/** The labels of the notes in a text. A reference to any other label is plain text. */
export const labelsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(new RegExp(DEFINITION, 'gmu')), ([, label = '']) => label));

/** Without this, `[^1]: https://a.example` defines a link, and the note is not shown. */
export class FootnoteTokenizer extends Tokenizer {
  override def(source: string): Tokens.Def | undefined {
    return BEGINS.test(source) ? undefined : super.def(source);
  }
}

/** Marked's extension for the notes with these labels. A tokenizer finds nothing at most places and then returns undefined. */
export const footnotes = (labels: ReadonlySet<string>): NonNullable<MarkedOptions['extensions']> => ({
  block: [
    function (source) {
      const [raw, label, text] = NOTE.exec(source) ?? [];
      if (raw === undefined || text === undefined) return undefined;
      return { type: 'footnote', raw, label, text, tokens: this.lexer.inline(text) };
    },
  ],
  inline: [
    (source) => {
      const [raw, label = ''] = REFERENCE.exec(source) ?? [];
      return raw !== undefined && labels.has(label) ? { type: 'footnoteReference', raw, label } : undefined;
    },
  ],
  renderers: {
    footnote({ label, tokens = [] }) {
      return `<p id="fn-${String(label)}"><sup>${String(label)}</sup> ${this.parser.parseInline(tokens)}</p>\n`;
    },
    footnoteReference: ({ label }) => `<sup><a href="#fn-${String(label)}">${String(label)}</a></sup>`,
  },
  childTokens: {},
});
