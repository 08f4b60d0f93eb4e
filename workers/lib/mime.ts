// Conclusions from a MIME type.

/** The type without its parameters: `text/plain` of `Text/Plain; charset=utf-8`. https://mimesniff.spec.whatwg.org/#mime-type-essence */
const essenceOf = (mime: string): string => mime.replace(/;.*$/s, '').trim().toLowerCase();

/** JSON, XML and YAML under any name (`application/ld+json`, `image/svg+xml`, `application/x-yaml`), and scripts. */
const TEXTUAL = /^[^/]+\/(?:.*\+|x-)?(?:json|xml|yaml)$|^application\/(?:x-)?javascript$/;

/** Whether a result of this type is text that people read and copy. */
export function isTextMime(mime: string): boolean {
  const essence = essenceOf(mime);
  return essence.startsWith('text/') || TEXTUAL.test(essence);
}
