// Looks at a page in a pseudo-language. It runs in the page.

/** Names that are the same in every language, and what Intl says in a language that it doesn't know. */
export const SAME_IN_EVERY_LANGUAGE =
  'Toolyard|Python|Java|Go|Rust|Docker|Chromium|Chrome|Firefox|Safari|Edge|Google|Cloudflare|Linux|Windows|Lab|Keccak|Adler|bytes|sh|bash|zsh|fish|cmd|kr|Ft|km|cm|mm|ft|yd|mi|null|' +
  'in|ago|and|or|(?:year|month|day|hour|minute|second)s?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|' +
  'January|February|March|April|June|July|August|September|October|November|December|at';

export interface Seen {
  /** Texts and labels outside of the words' brackets. */
  readonly untranslated: readonly string[];
  /** Boxes that reach out of the page, or cut their text off. */
  readonly overflowing: readonly string[];
}

export function look(names: string): Seen {
  const known = new RegExp(`^(?:${names})$`);
  /** Plain words outside of the brackets: no codes, addresses, keys or digests. Within, a value such as a file's name may be. */
  const outside = (text: string) => {
    let rest = text;
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
    }
    return rest
      .split(/\s+/)
      .map((part) => part.replace(/^[“"'(]+|[”"'),.:;!?…]+$/g, ''))
      .filter((part) => /^[A-Za-z][a-z’]+$/.test(part) && !known.test(part));
  };
  const isData = (element: Element) =>
    element.closest(
      '[translate="no"], code, pre, kbd, samp, textarea, output, svg, script, style, noscript, .font-mono',
    ) !== null;
  const untranslated = new Set<string>();
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || isData(parent)) continue;
    let block = parent;
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    blocks.set(block, (blocks.get(block) ?? '') + (node.textContent ?? ''));
  }
  for (const text of blocks.values()) {
    const words = outside(text);
    if (words.length > 0) untranslated.add(text.replace(/\s+/g, ' ').trim().slice(0, 120));
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (!element.closest('[translate="no"]') && outside(text).length > 0)
        untranslated.add(`${name}: ${text.slice(0, 120)}`);
    }
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 60)}”`;
  const overflowing = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) overflowing.add(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || !(element instanceof HTMLElement) || element.offsetWidth <= 1) continue;
    const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
    const holds = isCut || /^(?:BUTTON|A|LABEL|SUMMARY|TH|H1|H2|H3|LEGEND)$/.test(element.tagName);
    if (holds && style.overflowX !== 'auto' && style.overflowX !== 'scroll' && style.textOverflow !== 'ellipsis')
      if (style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim())
        overflowing.add(nameOf(element));
  }
  return { untranslated: [...untranslated], overflowing: [...overflowing] };
}
