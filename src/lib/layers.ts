// Back closes a layer over the page, such as a dialog, instead of leaving the page.

/** The layer of the current history entry; undefined for a page without an open layer. */
const currentLayer = () => (window.history.state as { readonly layer?: string } | null)?.layer;

/**
 * True while the browser goes back from a closed layer's entry. If an entry were added meanwhile, the browser would leave that
 * one instead.
 */
let leaving: Promise<unknown> | undefined;

function leaveEntry() {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  leaving = left.then(() => (leaving = undefined));
  window.history.back();
}

/**
 * Adds an entry to the session history. `close` is called when the visitor goes back from it. Returns a function to call when
 * the layer has closed in any way. The id must be unique to the layer.
 */
export function openLayer(id: string, close: () => void): () => void {
  let isOpen = true;
  const enter = () => {
    if (isOpen) window.history.pushState({ ...(window.history.state as object | null), layer: id }, '');
  };
  const closeIfLeft = () => {
    if (!leaving && currentLayer() !== id) close();
  };
  if (leaving) void leaving.then(enter);
  else enter();
  window.addEventListener('popstate', closeIfLeft);
  return () => {
    isOpen = false;
    window.removeEventListener('popstate', closeIfLeft);
    if (currentLayer() === id) leaveEntry();
  };
}

/** A page opened from a layer replaces the layer's entry, so Back leads to the page below. */
export const isLayerOpen = () => currentLayer() !== undefined;
