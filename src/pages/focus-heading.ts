/** Gives the page's h1 the focus, from where keyboard and screen reader go on. The page does not move. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
