// Splits a paragraph of many pages, because a browser lays out all of it to show one line.
import type { Token, Tokens } from 'marked';
import { OpenElements } from './open-elements';
import { countFeeds, ELEMENT_UNITS, type Part } from './part';
import { PARAGRAPH_UNITS } from './spec';

/** Each piece ends at a line feed or, in a long line, at a space. */
const STRETCH = /[^\n]{4000}\S*\s|[^\n]*\n|[^\n]+$/g;

/** One part if it can't be split without changing its meaning. */
export function paragraphParts(paragraph: Tokens.Paragraph): readonly Part[] {
  const parts: Part[] = [];
  const open = new OpenElements();
  let [tokens, units, linesBefore]: [Token[], number, number] = [[], 0, 0];
  const end = () => {
    const raw = tokens.map((token) => token.raw).join('');
    if (raw !== '') parts.push({ token: { ...paragraph, tokens, raw, text: raw }, linesBefore });
    [tokens, units, linesBefore] = [[], 0, linesBefore + countFeeds(raw)];
  };
  for (const token of paragraph.tokens.flatMap(stretchesOf)) {
    tokens.push(token);
    units += token.raw.length + (token.type === 'text' ? 0 : ELEMENT_UNITS);
    if (token.type === 'html') open.read(token.raw);
    // A line can end at whitespace in the text. A part can't end inside one of the writer's HTML elements.
    if (units >= PARAGRAPH_UNITS && open.isEmpty && endsInSpace(token)) end();
  }
  end();
  return parts;
}

const endsInSpace = ({ type, raw }: Token) => type === 'br' || (type === 'text' && /\s$/.test(raw));

/** Text whose source differs from what it shows, such as `&#8212;`, stays whole. */
function stretchesOf(token: Token): readonly Token[] {
  const { type, raw } = token;
  if (type !== 'text' || raw !== (token as Tokens.Text).text) return [token];
  return (raw.match(STRETCH) ?? []).map((text) => ({ ...token, raw: text, text }) as Tokens.Text);
}
