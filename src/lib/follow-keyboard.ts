/**
 * iOS lays its keyboard over the page, whose height stays; other browsers make the page as much smaller (`interactive-widget`).
 * While something listens, `--keyboard` is what is covered, for what stands at the window's bottom.
 */
export function followKeyboard(): () => void {
  const { visualViewport } = window;
  const { style } = document.documentElement;
  const follow = () => {
    // Enlarged by two fingers, the view is smaller without any keyboard.
    const isWhole = visualViewport?.scale === 1;
    const covered = isWhole ? window.innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
    style.setProperty('--keyboard', `${String(Math.max(0, Math.round(covered)))}px`);
  };
  const types = ['resize', 'scroll'] as const;
  for (const type of types) visualViewport?.addEventListener(type, follow);
  return () => {
    for (const type of types) visualViewport?.removeEventListener(type, follow);
    style.removeProperty('--keyboard');
  };
}
