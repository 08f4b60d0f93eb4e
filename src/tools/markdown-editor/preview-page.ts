// The document in the preview's frame. It shows sanitized sections, and changes only those that differ from before, so that the
// reader's place stays. No script runs in it: the frame does not allow any.
import { PREVIEW_STYLE } from './page-style';
import type { RenderedSection } from './rendered';
import { previewedNodes } from './sanitize';
import { openSlices } from './slices';

interface Place {
  readonly element: HTMLElement;
  /** What it shows; undefined before it is filled. */
  html: string | undefined;
  line: number;
}

/** About how high a section is, for the scroll bar, until it has been in view. */
const PX_PER_UNIT = 0.08;

export class PreviewPage {
  readonly #document: Document;
  readonly #body: HTMLElement;
  #places: readonly Place[] = [];
  #turn = 0;

  /** `frame` has loaded an empty page. Throws where its document is out of reach. */
  constructor(frame: HTMLIFrameElement) {
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) throw new Error('The preview has no document.');
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

  /** Resolves when all is shown, or when something newer is to be. */
  async show(sections: readonly RenderedSection[]): Promise<void> {
    const turn = ++this.#turn;
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
  }

  /** The blocks with the lines of the text that they begin with, in order. Those of sections far from view are found, too. */
  get anchors(): readonly { readonly line: number; readonly element: HTMLElement }[] {
    return this.#places.map(({ line, element }) => ({ line, element }));
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
    const top = this.#document.scrollingElement?.scrollTop ?? 0;
    const first = Math.max(
      0,
      this.#places.findIndex(({ element }) => element.offsetTop + element.offsetHeight > top),
    );
    const indexes = this.#places.map((_, index) => index);
    return [...indexes.slice(first), ...indexes.slice(0, first).toReversed()];
  }
}
