// The document in the preview's frame. It shows sanitized sections, and changes only those that differ from before, so that the
// reader's place stays. No script runs in it: the frame does not allow any.
import { PREVIEW_STYLE } from './page-style';
import type { RenderedSection } from './rendered';
import { previewedNodes } from './sanitize';
import { fractionOf, type Scrolled } from './scrolled';
import { openSlices } from './slices';

interface Place {
  readonly element: HTMLElement;
  /** What it shows; undefined before it is filled. */
  html: string | undefined;
  line: number;
}

/** A line of the text, and where it is shown: pixels below the top of the view. */
interface Anchor {
  readonly line: number;
  readonly top: number;
}

/** About how high a section is, for the scroll bar, until it has been in view. */
const PX_PER_UNIT = 0.08;

export class PreviewPage implements Scrolled {
  readonly frame: HTMLIFrameElement;
  readonly #document: Document;
  readonly #body: HTMLElement;
  #places: readonly Place[] = [];
  #turn = 0;
  #lines = 1;
  readonly #listeners = new Set<() => void>();

  /** `frame` has loaded an empty page. Throws where its document is out of reach. */
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
  }

  get document(): Document {
    return this.#document;
  }

  setDark(isDark: boolean): void {
    this.#document.documentElement.classList.toggle('dark', isDark);
  }

  /** `lines`: how many the text has. Resolves when all is shown, or when something newer is to be. */
  async show(sections: readonly RenderedSection[], lines: number): Promise<void> {
    const turn = ++this.#turn;
    this.#lines = lines;
    this.#places = this.#match(sections);
    const slices = openSlices();
    for (const index of this.#order()) {
      const place = this.#places[index];
      const html = sections[index]?.html;
      if (!place || html === undefined || place.html === html) continue;
      await slices.next();
      if (turn !== this.#turn) return;
      place.element.replaceChildren(this.#document.adoptNode(previewedNodes(html)));
      place.html = html;
    }
    for (const listener of this.#listeners) listener();
  }

  /** Called whenever a text has been shown whole. The answer ends it. */
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
   * Where blocks begin, in order: in the last section of which this is true, and where the next one begins. The browser lays out no
   * other one for it.
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

  /** A place for each section, one that shows it already wherever there is one. */
  #match(sections: readonly RenderedSection[]): readonly Place[] {
    const before = this.#places;
    const shared = Math.min(before.length, sections.length);
    let head = 0;
    while (head < shared && before[head]?.html === sections[head]?.html) head++;
    let tail = 0;
    while (tail < shared - head && before.at(-1 - tail)?.html === sections.at(-1 - tail)?.html) tail++;
    const changed = before.slice(head, before.length - tail);
    const wanted = sections.length - head - tail;
    const after = before[before.length - tail]?.element ?? null;
    for (const { element } of changed.slice(wanted)) element.remove();
    const kept = changed.slice(0, wanted);
    const added = sections.slice(head + kept.length, sections.length - tail).map(({ html }) => this.#newPlace(html));
    for (const { element } of added) this.#body.insertBefore(element, after);
    const places = [...before.slice(0, head), ...kept, ...added, ...before.slice(before.length - tail)];
    for (const [index, place] of places.entries()) place.line = sections[index]?.line ?? 1;
    return places;
  }

  #newPlace(html: string): Place {
    const element = this.#document.createElement('section');
    element.style.containIntrinsicSize = `auto ${Math.ceil(html.length * PX_PER_UNIT)}px`;
    return { element, html: undefined, line: 1 };
  }

  /** What is in view first, then on to the end, then what is above. */
  #order(): readonly number[] {
    const top = this.#scroller.scrollTop;
    const first = Math.max(
      0,
      this.#places.findIndex(({ element }) => element.offsetTop + element.offsetHeight > top),
    );
    const indexes = this.#places.map((_, index) => index);
    return [...indexes.slice(first), ...indexes.slice(0, first).toReversed()];
  }
}

/** Between two anchors, in proportion. */
function lineAt(anchors: readonly Anchor[], top: number): number {
  const index = Math.max(
    0,
    anchors.findLastIndex((anchor) => anchor.top <= top),
  );
  const [from, to = from] = anchors.slice(index, index + 2);
  if (!from || !to || to.top <= from.top) return from?.line ?? 1;
  return from.line + Math.max(0, (top - from.top) / (to.top - from.top)) * (to.line - from.line);
}

function topAt(anchors: readonly Anchor[], line: number): number {
  const index = Math.max(
    0,
    anchors.findLastIndex((anchor) => anchor.line <= line),
  );
  const [from, to = from] = anchors.slice(index, index + 2);
  if (!from || !to || to.line <= from.line) return from?.top ?? 0;
  return from.top + Math.min(1, (line - from.line) / (to.line - from.line)) * (to.top - from.top);
}
