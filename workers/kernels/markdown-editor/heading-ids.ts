// Gives headings GitHub's ids, so that links to them work: https://github.com/Flet/github-slugger

// An unclosed tag ends at the next one, because a search to the end from each tag would take quadratic time.
const HEADING = /<h([1-6])>((?:(?!<h[1-6]>)[^])*?)<\/h\1>/g;

/** Marked's entities for special characters. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export class HeadingIds {
  readonly #uses = new Map<string, number>();

  /** @param html blocks from marked, whose headings have no attributes */
  addTo(html: string): string {
    return html.replace(HEADING, (heading, level: string, inner: string) => {
      const id = this.#idOf(inner);
      return id === '' ? heading : `<h${level} id="${id}">${inner}</h${level}>`;
    });
  }

  /** The second heading with the same text ends in -1, unless another heading has that id. */
  #idOf(inner: string): string {
    const slug = slugOf(inner);
    if (slug === '') return '';
    let count = this.#uses.get(slug) ?? 0;
    let id = count === 0 ? slug : `${slug}-${String(count)}`;
    while (this.#uses.has(id)) id = `${slug}-${String(++count)}`;
    this.#uses.set(slug, count + 1);
    if (id !== slug) this.#uses.set(id, 1);
    return id;
  }
}

/** Letters, digits, `_` and `-`, which need no escaping. */
function slugOf(inner: string): string {
  const text = inner.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replace(/ /g, '-');
}
