// The page's messages if a ZIP of several results can't be made.
export const messages = {
  failure: 'The ZIP could not be made. Download the results one by one.',
} as const;
