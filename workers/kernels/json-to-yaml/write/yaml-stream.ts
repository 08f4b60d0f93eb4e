// A stream of YAML before parsing: its line breaks, its byte order marks, and whether it has several documents.
import type { Message } from '../../../contract/run/message';
import { codeOf } from '../common/invisible';
import { invalidYaml, message } from '../read/yaml-error';

const BYTE_ORDER_MARK = '\ufeff';
const LONE_RETURN = /\r(?!\n)/g;
/** Before the first line of a document, or after the line that separates it from the previous one. */
const DOCUMENT_MARK = /^\ufeff(?=---|%)|(?<=^(?:---|\.\.\.)[ \t]*\r?\n)\ufeff/gm;

/** YAML 1.2.2, rule 1, c-printable: of these, YAML allows only the tab and the line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r\x7f-\x9f]/u;

export interface YamlStream {
  readonly text: string;
  readonly notes: readonly Message[];
}

/**
 * Makes each line end in a line feed, perhaps after a carriage return, because both readers rely on it. A carriage return alone
 * is a line break as well (YAML 1.2.2, section 5.4). A byte order mark may begin each document (section 5.2). Offsets change
 * only in lines that had such a mark. Throws ToolError `invalid-input` at a control character.
 */
export function streamOf(source: string): YamlStream {
  const notes: Message[] = [];
  const replaced = (text: string, found: RegExp, by: string, note: Message) => {
    const changed = text.replace(found, by);
    if (changed !== text) notes.push(note);
    return changed;
  };
  const lines = replaced(source, LONE_RETURN, '\n', message('loneReturn'));
  const text = lines.includes(BYTE_ORDER_MARK) ? replaced(lines, DOCUMENT_MARK, '', message('innerMark')) : lines;
  const control = text.search(CONTROL);
  if (control >= 0) throw controlCharacter(text, control);
  return { text, notes };
}

function controlCharacter(text: string, at: number) {
  const code = codeOf(text.charAt(at));
  return invalidYaml(text, at, {
    what: (place) => message('controlCharacter', { code, place }),
    todo: message('escapeControl', { digits: code.slice(-2) }),
  });
}

/** Only YAML's whitespace and line breaks: a no-break space after `---` makes it text. */
const isSpaceOrEnd = (text: string, at: number) => at >= text.length || ' \t\r\n'.includes(text[at] ?? '');

/**
 * Finds the lines that separate documents (YAML 1.2, section 9): at the start of a line, they can't be anything else, not even
 * inside quotation marks.
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

/** Outside of a document, a line may be blank, a comment or a directive. */
function isContent(text: string, start: number): boolean {
  if (text[start] === '%') return false;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\n') return false;
    if (!' \t\r'.includes(character)) return character !== '#';
  }
  return false;
}
