// Whether a stream of YAML has several documents, without parsing it.

const BYTE_ORDER_MARK = '\ufeff';

/** YAML's white space and line breaks only: a no-break space after `---` makes a text of it. */
const isSpaceOrEnd = (text: string, at: number) => at >= text.length || ' \t\r\n'.includes(text[at] ?? '');

/**
 * By the lines that separate documents (YAML 1.2, section 9): at the start of a line, they can be nothing else, not even within
 * quotation marks.
 */
export function hasSeveralDocuments(text: string): boolean {
  let [documents, isOpen] = [0, false];
  for (let at = 0; at < text.length && documents < 2;) {
    if (!isOpen && text[at] === BYTE_ORDER_MARK) at++;
    if (text.startsWith('---', at) && isSpaceOrEnd(text, at + 3)) {
      documents++;
      isOpen = true;
    } else if (text.startsWith('...', at) && isSpaceOrEnd(text, at + 3)) isOpen = false;
    else if (!isOpen && isContent(text, at)) {
      documents++;
      isOpen = true;
    }
    const feed = text.indexOf('\n', at);
    if (feed < 0) break;
    at = feed + 1;
  }
  return documents > 1;
}

/** Outside a document, a line may be blank, a comment or a directive. */
function isContent(text: string, start: number): boolean {
  if (text[start] === '%') return false;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\n') return false;
    if (!' \t\r'.includes(character)) return character !== '#';
  }
  return false;
}
