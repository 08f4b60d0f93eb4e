// Removes differences in HTML that don't change its meaning, after the specification's own `normalize.py`: whitespace between
// blocks and in texts, the order of attributes, the spelling of references.
import { decodeHTML } from 'entities';

const BLOCK =
  /^(?:article|header|aside|hgroup|blockquote|hr|iframe|body|li|map|button|object|canvas|ol|caption|output|col|p|colgroup|pre|dd|progress|div|section|dl|table|td|dt|tbody|embed|textarea|fieldset|tfoot|figcaption|th|figure|thead|footer|tr|form|ul|h[1-6]|video|script|style)$/;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

const escaped = (text: string) =>
  decodeHTML(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function attributesOf(written: string): string {
  const found = [...written.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)];
  return found
    .map(([, name = '', ...values]) => ` ${name.toLowerCase()}="${escaped(values.join(''))}"`)
    .sort()
    .join('');
}

export function normalized(html: string): string {
  let out = '';
  let at = 0;
  let preformatted = 0;
  let afterBlock = true;
  const addText = (text: string) => {
    if (preformatted > 0) {
      out += escaped(text);
      return;
    }
    let collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
    if (afterBlock) collapsed = collapsed.replace(/^ /, '');
    if (collapsed !== '') afterBlock = false;
    out += escaped(collapsed);
  };
  for (const match of html.matchAll(TOKEN)) {
    const [whole, slash, name = '', rest = ''] = match;
    addText(html.slice(at, match.index));
    at = match.index + whole.length;
    const tag = name.toLowerCase();
    if (BLOCK.test(tag) || tag === 'br') out = preformatted > 0 ? out : out.replace(/[ \n]+$/, '');
    if (tag === '') out += whole;
    else if (slash) out += `</${tag}>`;
    else out += `<${tag}${attributesOf(rest.replace(/\/\s*$/, ''))}>`;
    if (tag === 'pre') preformatted += slash ? -1 : 1;
    if (tag !== '') afterBlock = BLOCK.test(tag) || tag === 'br';
  }
  addText(html.slice(at));
  return out.trim();
}
