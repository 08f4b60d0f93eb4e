// The open elements of the writer's own HTML, so that no section ends inside one.

/** A tag, or a construct that may contain text that looks like one. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

// https://html.spec.whatwg.org/multipage/syntax.html#void-elements, and elements with an optional end tag
const NEVER_OPEN = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt'
  ).split(' '),
);

interface OpenElement {
  readonly name: string;
  /** The start tag of each, which is repeated if a section must end before the element does. */
  readonly tag: string;
}

export class OpenElements {
  readonly #open: OpenElement[] = [];

  get isEmpty(): boolean {
    return this.#open.length === 0;
  }

  /** The start tags of all of them. */
  get tags(): string {
    return this.#open.map(({ tag }) => tag).join('');
  }

  read(html: string): void {
    for (const [tag, , slash, written = '', rest = ''] of html.matchAll(TAG)) {
      const name = written.toLowerCase();
      if (name === '' || NEVER_OPEN.has(name)) continue;
      if (slash === '') {
        if (!rest.endsWith('/')) this.#open.push({ name, tag });
      } else {
        const last = this.#open.findLastIndex((element) => element.name === name);
        if (last >= 0) this.#open.length = last;
      }
    }
  }
}
