// Sanitizes the HTML of a text. All HTML goes through DOMPurify, which removes everything that isn't in these lists: scripts,
// styles, forms, frames, media, and anything else that could load something or act.
import DOMPurify, { type Config } from 'dompurify';
import { policies } from '../../lib/trusted-types';
import * as words from './words';

const TAGS = (
  'a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
  'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup ' +
  'table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ');

const ATTRIBUTES = (
  'align alt cite class colspan datetime dir height href id lang name open reversed rowspan scope span src start title type ' +
  'value width'
).split(' ');

/** Undefined in a browser without Trusted Types. */
const policy = policies.takeHtml();

const COMMON: Config = {
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  ALLOWED_TAGS: TAGS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Removed together with their content, which isn't meant to be read.
  ADD_FORBID_CONTENTS: ['select', 'textarea', 'button', 'object', 'title'],
};

const EXPORTED = { ...COMMON, ALLOWED_ATTR: ATTRIBUTES } satisfies Config;
const PREVIEWED = {
  ...COMMON,
  ALLOWED_ATTR: [...ATTRIBUTES, 'data-line'],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

// DOMPurify drops ids such as “title” and “links”, because forms and pictures with such ids would hide members of `document`.
// Headings don't hide anything, and links need their ids.
DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (
    attribute.attrName === 'id' &&
    /^H[1-6]$/.test(element.nodeName) &&
    /^[\p{L}\p{M}\p{N}\p{Pc}-]+$/u.test(attribute.attrValue)
  )
    attribute.forceKeepAttr = true;
});

/** For a visitor's saved file: pictures keep their addresses. */
export const exportedHtml = (html: string): string => DOMPurify.sanitize(html, EXPORTED);

/** For the preview. Its nodes belong to a document that loads nothing until they are moved. */
export function previewedNodes(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, PREVIEWED);
  for (const image of fragment.querySelectorAll('img')) {
    if (!isInline(image)) image.replaceWith(describe(image));
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}

/** The initial document of the preview. It is the only kind of string that the page's policy lets into a frame. */
export const emptyPage = () => DOMPurify.sanitize('', { ...COMMON, RETURN_TRUSTED_TYPE: true });

const isInline = (image: HTMLImageElement) => /^data:image\//i.test(image.getAttribute('src') ?? '');

/** Loading the picture would inform a server about the text, and the address itself may contain a part of the text. */
function describe(image: HTMLImageElement): HTMLElement {
  const document = image.ownerDocument;
  const box = document.createElement('span');
  box.className = 'picture';
  const name = document.createElement('b');
  name.textContent = image.alt === '' ? words.image : image.alt;
  const address = document.createElement('small');
  address.textContent = image.getAttribute('src') ?? '';
  box.append(name, ' ', address);
  return box;
}
