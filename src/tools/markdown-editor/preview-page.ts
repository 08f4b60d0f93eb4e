// The document in the preview's frame, and the styles of rendered text here and in a saved file. The document shows sanitized
// sections, and changes only those that differ, so that the reader's position stays. No script runs in it, because the frame
// allows none.
import { lineAt, topAt, type Anchor, fractionOf, type Scrolled } from './scroll-positions';
import type { RenderedSection } from './rendered';
import { previewedNodes } from './sanitize';
import { yieldInSlices } from '../../lib/slices';

const LIGHT =
  'color-scheme:light;--page:#fff;--ink:#1a1d1b;--muted:#5a5f58;--line:#dfdcd3;--sunken:#f4f2ec;--link:#0f6b4d';
const DARK =
  'color-scheme:dark;--page:#171d1b;--ink:#e8ece9;--muted:#a2aca6;--line:#39433f;--sunken:#0f1413;--link:#74d8ae';

// Each section is laid out on its own, so margins must not depend on its neighbors. All margins are below, and headings add
// some above.
const TEXT = `
*{box-sizing:border-box}
body{margin:0;padding:1rem 1.25rem;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{margin:.5rem 0 1rem;line-height:1.25}
:not(section)>*+:is(h1,h2,h3,h4,h5,h6),section>*+:is(h1,h2,h3,h4,h5,h6){margin-top:1.5rem}
h1{font-size:2em}h2{font-size:1.5em}h3{font-size:1.25em}h4{font-size:1em}h5{font-size:.875em}h6{font-size:.85em;color:var(--muted)}
h1,h2{padding-bottom:.3em;border-bottom:1px solid var(--line)}
p,ul,ol,dl,pre,table,blockquote,details,figure{margin:0 0 1rem}
ul,ol{padding-left:2em}li>ul,li>ol{margin:0}li+li{margin-top:.25em}li>p{margin-bottom:.5rem}
a{color:var(--link)}
img{max-width:100%;height:auto}
hr{height:1px;margin:1.5rem 0;border:0;background:var(--line)}
blockquote{padding:0 1em;border-left:.25em solid var(--line);color:var(--muted)}
code,kbd,samp,tt,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:not(pre)>code,kbd{padding:.15em .35em;border-radius:.35em;background:var(--sunken)}
kbd{border:1px solid var(--line)}
pre{padding:1em;overflow:auto;border-radius:.5em;background:var(--sunken)}
pre code{font-size:1em}
table{display:block;width:max-content;max-width:100%;overflow:auto;border-collapse:collapse}
th,td{padding:.4em .8em;border:1px solid var(--line)}
tr:nth-child(2n)>td{background:var(--sunken)}
blockquote>:last-child,li>:last-child,td>:last-child{margin-bottom:0}
summary{cursor:pointer}
`;

/** For the preview. The class of its root is the site's theme. */
const PREVIEW_STYLE = `:root{${LIGHT}}:root.dark{${DARK}}${TEXT}
section{content-visibility:auto}
section:has(+.rest)>:last-child{margin-bottom:0}
section:has(+.rest)>pre{padding-bottom:0;border-end-start-radius:0;border-end-end-radius:0}
.rest>pre{padding-top:0;border-start-start-radius:0;border-start-end-radius:0}
.rest>table>thead{display:none}
.picture{display:inline-block;max-width:100%;padding:.25em .6em;border:1px dashed var(--muted);border-radius:.4em;color:var(--muted)}
.picture small{overflow-wrap:anywhere}
`;

/** For a saved file. The reader's device decides. */
export const FILE_STYLE = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}${TEXT}body{max-width:56rem;margin:0 auto;padding:2rem 1.25rem}
`;

interface Place extends RenderedSection {
  readonly element: HTMLElement;
}

/** Texts of up to this many sections are fully in the document, so that the browser's search finds everything. */
const FEW = 24;

/** Sections farther from the view than this are rendered when the visitor scrolls near them. */
const NEAR = '100% 0px';

/** An estimate of a section's height, for the scroll bar. Used until the section has been in view. */
const PX_PER_UNIT = 0.08;

/** The number of equal sections at the beginning and at the end. Everything in between counts as changed. */
function sharedEnds(
  before: readonly RenderedSection[],
  after: readonly RenderedSection[],
): { readonly head: number; readonly tail: number } {
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && before[head]?.html === after[head]?.html) head++;
  let tail = 0;
  while (tail < shared - head && before.at(-1 - tail)?.html === after.at(-1 - tail)?.html) tail++;
  return { head, tail };
}

export class PreviewPage implements Scrolled {
  readonly frame: HTMLIFrameElement;
  readonly #document: Document;
  readonly #body: HTMLElement;
  #places: readonly Place[] = [];
  readonly #shown = new Map<Element, string>();
  readonly #near = new Set<Element>();
  readonly #views: IntersectionObserver;
  #turn = 0;
  #lines = 1;
  readonly #listeners = new Set<() => void>();

  /** `frame` has loaded an empty page. Throws if its document can't be reached. */
  constructor(frame: HTMLIFrameElement) {
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) throw new Error('The preview has no document.');
    this.frame = frame;
    this.#document = contentDocument;
    this.#body = contentDocument.body;
    const { CSSStyleSheet: Sheet } = contentWindow as Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };
    const sheet = new Sheet();
    sheet.replaceSync(PREVIEW_STYLE);
    contentDocument.adoptedStyleSheets = [sheet];
    this.#views = new IntersectionObserver((entries) => this.#see(entries), {
      root: contentDocument,
      rootMargin: NEAR,
    });
  }

  get document(): Document {
    return this.#document;
  }

  setDark(isDark: boolean): void {
    this.#document.documentElement.classList.toggle('dark', isDark);
  }

  /** `lines` is the text's number of lines. */
  show(sections: readonly RenderedSection[], lines: number): void {
    this.#lines = lines;
    this.#places = this.#match(sections);
    for (const [index, { element }] of this.#places.entries()) {
      element.classList.toggle('rest', sections[index]?.continues ?? false);
    }
    void this.#fill();
  }

  /** Resolves when everything requested is shown, or when something newer is requested. */
  async #fill(): Promise<void> {
    const turn = ++this.#turn;
    const yieldToPage = yieldInSlices();
    for (;;) {
      await yieldToPage();
      if (turn !== this.#turn) return;
      const place = this.#nextToFill();
      if (!place) break;
      const { element, html } = place;
      element.replaceChildren(this.#document.adoptNode(previewedNodes(html)));
      element.style.minHeight = '';
      this.#shown.set(element, html);
    }
    for (const listener of this.#listeners) listener();
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
    }
    if (this.#nextToFill()) void this.#fill();
  }

  #nextToFill(): Place | undefined {
    const isEmpty = ({ element, html }: Place) => this.#shown.get(element) !== html;
    const near = this.#places.find((place) => this.#near.has(place.element) && isEmpty(place));
    return near ?? (this.#places.length <= FEW ? this.#places.find(isEmpty) : undefined);
  }

  /** Calls back each time that a text has been shown completely. Returns a function that stops this. */
  onShown(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  topLine(): number {
    const anchors = this.#anchors(({ top }) => top <= 0);
    return lineAt(anchors, 0);
  }

  showLine(line: number): void {
    const anchors = this.#anchors((anchor) => anchor.line <= line);
    const top = line <= 1 ? -Infinity : topAt(anchors, line);
    this.#scroller.scrollTop = Math.max(0, this.#scroller.scrollTop + top);
  }

  fraction(): number {
    return fractionOf(this.#scroller);
  }

  showEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  get #scroller(): Element {
    return this.#document.scrollingElement ?? this.#document.documentElement;
  }

  /**
   * The last section whose start satisfies the condition, and the start of the next one. `at` has the starts of blocks, in
   * order. The browser lays out no other section for this.
   */
  #anchors(isBefore: (anchor: Anchor) => boolean): readonly Anchor[] {
    const places = this.#places;
    const of = ({ element, line }: Place) => ({ line, top: element.getBoundingClientRect().top });
    let low = 0;
    let high = places.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const place = places[middle];
      if (place && isBefore(of(place))) low = middle;
      else high = middle - 1;
    }
    const place = places[low];
    if (!place) return [];
    const next = places[low + 1];
    const bottom = this.#body.getBoundingClientRect().bottom;
    const blocks = [...place.element.querySelectorAll<HTMLElement>(':scope > [data-line]')];
    return [
      of(place),
      ...blocks.map((block) => ({
        line: place.line + Number(block.dataset.line),
        top: block.getBoundingClientRect().top,
      })),
      next ? of(next) : { line: this.#lines + 1, top: bottom },
    ];
  }

  /** A place for each section: one that already shows the section if possible, otherwise one that needs to be filled. */
  #match(sections: readonly RenderedSection[]): readonly Place[] {
    const before = this.#places;
    const { head, tail } = sharedEnds(before, sections);
    const changed = before.slice(head, before.length - tail).map(({ element }) => element);
    const wanted = sections.length - head - tail;
    for (const element of changed.slice(wanted)) this.#remove(element);
    const after = before[before.length - tail]?.element ?? null;
    const added = sections
      .slice(head + Math.min(changed.length, wanted), sections.length - tail)
      .map(({ html }) => this.#insert(html, after));
    const elements = [
      ...before.slice(0, head).map(({ element }) => element),
      ...changed.slice(0, wanted),
      ...added,
      ...before.slice(before.length - tail).map(({ element }) => element),
    ];
    return sections.flatMap((section, index) => {
      const element = elements[index];
      return element ? [{ ...section, element }] : [];
    });
  }

  #insert(html: string, before: Node | null): HTMLElement {
    const element = this.#document.createElement('section');
    const height = `${Math.ceil(html.length * PX_PER_UNIT)}px`;
    element.style.minHeight = height;
    element.style.containIntrinsicSize = `auto ${height}`;
    this.#body.insertBefore(element, before);
    this.#views.observe(element);
    return element;
  }

  #remove(element: HTMLElement): void {
    this.#views.unobserve(element);
    this.#near.delete(element);
    this.#shown.delete(element);
    element.remove();
  }
}
