// Arrow keys move the focus within the sidebar, which is a single stop for Tab: the current page's category.

function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  const sidebar = target instanceof HTMLElement && target.closest('nav:has([type=search])');
  if (!step || !sidebar || event.defaultPrevented) return;
  const all = sidebar.querySelectorAll<HTMLElement>('input, a, button');
  const items = Array.from(all).filter((item) => item.getClientRects().length > 0);
  event.preventDefault();
  items[items.findIndex((item) => item === target) + step]?.focus();
}

// A prerendered page has no document.
if ('document' in globalThis) document.addEventListener('keydown', moveFocus);
