// The keys of a tool's buttons, in the form of `aria-keyshortcuts`. Pressing such a key clicks the button.
// https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts

export const TOOL_KEYS = { copy: 'Alt+Shift+C', clear: 'Alt+Shift+X', sendTo: 'Alt+Shift+S' } as const;

type ToolKey = (typeof TOOL_KEYS)[keyof typeof TOOL_KEYS];

/** Props of the button; the title is its hint. */
export const keyOf = (key: ToolKey) => ({ 'aria-keyshortcuts': key, title: key });

/** By the key's position, because Alt makes a Mac type another letter. */
export const toolKeyOf = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): ToolKey | undefined =>
  altKey && shiftKey && !ctrlKey && !metaKey
    ? Object.values(TOOL_KEYS).find((key) => code === `Key${key.slice(-1)}`)
    : undefined;

/** Clicks the first visible button with the key. Returns whether there is one. */
export function clickByKey(key: ToolKey): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  // A button that is hidden at this width has no boxes.
  const button = Array.from(buttons).find((it) => it.getClientRects().length > 0);
  button?.click();
  return button !== undefined;
}
