// Words of embedded pages.

export const openTool = '{tool} on {site}';
export const newTab = '(opens in a new tab)';
export const close = 'Close';
export const noScript = 'This tool needs JavaScript.';
