// A paragraph of many pages as several: to lay out one line of it, a browser lays out all of it.
import type { Token, Tokens } from 'marked';
import { OpenElements } from './open-elements';
import { countFeeds, ELEMENT_UNITS, type Part } from './part';
import { PARAGRAPH_UNITS } from './spec';

/** Each up to a line feed, or of a line that is itself long, up to a space. */
const STRETCH = /[^\n]{4000}\S*\s|[^\n]*\n|[^\n]+$/g;

/** One part where it cannot be divided without touching what it says. */
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
    // Where the text has white space, a line may end. Within an element of the writer's, a part would lose it.
    if (units >= PARAGRAPH_UNITS && open.isEmpty && endsInSpace(token)) end();
  }
  end();
  return parts;
}

const endsInSpace = ({ type, raw }: Token) => type === 'br' || (type === 'text' && /\s$/.test(raw));

/** What is written otherwise than it is shown, as `&#8212;` is, stays whole. */
function stretchesOf(token: Token): readonly Token[] {
  const { type, raw } = token;
  if (type !== 'text' || raw !== (token as Tokens.Text).text) return [token];
  return (raw.match(STRETCH) ?? []).map((text) => ({ ...token, raw: text, text }) as Tokens.Text);
}
