// Links in the preview. The frame itself may go nowhere: the page follows them for it.

/** What opens in a tab or another program. Relative addresses mean the writer's own site, which nobody knows here. */
const ABSOLUTE = /^(?:https?|mailto|tel):/i;

/** For clicks in the frame's document, of another realm than the page: `instanceof` would not hold. */
export function followLink(event: MouseEvent): void {
  const target = event.target as Element | null;
  const link = target?.closest('a[href]');
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('#')) scrollTo(link.ownerDocument, address.slice(1));
  else if (ABSOLUTE.test(address)) window.open(address, '_blank', 'noopener,noreferrer');
}

function scrollTo(document: Document, id: string): void {
  let name = id;
  try {
    name = decodeURIComponent(id);
  } catch {
    // As it is written, then.
  }
  (document.getElementById(name) ?? document.getElementsByName(name)[0])?.scrollIntoView();
}
