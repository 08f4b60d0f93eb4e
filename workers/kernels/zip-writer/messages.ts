// ZIPs of several results: what the page says where none could be made.
export const messages = {
  failure: 'The ZIP could not be made. Download the results one by one.',
} as const;
