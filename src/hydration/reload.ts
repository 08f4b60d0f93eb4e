// Reloads the page without losing the text in it.
//
// The text crosses in `window.name`: it stays in memory, enters no address, request or storage, and browsers clear it when the
// tab goes to another site. It is removed as soon as the page starts again.

const MARK = 'toolyard-reload:';

let collect: () => string | undefined = () => undefined;

/** `from` returns the data that restores the page. Called at the reload. */
export const carryOverReload = (from: () => string | undefined): void => void (collect = from);

export function reloadPage(): void {
  const carried = collect();
  if (carried !== undefined) window.name = MARK + carried;
  window.location.reload();
}

/** The data that the page before the reload has left, once. */
export function takeCarried(): string | undefined {
  const { name } = window;
  if (!name.startsWith(MARK)) return undefined;
  window.name = '';
  return name.slice(MARK.length);
}
