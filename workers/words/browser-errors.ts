// Errors of any run, as text. The page has these from the start, since it must report that other code didn't load.
export const browserErrors = {
  canceled: 'Canceled.',
  internal: 'Something went wrong on our side. Your input is still here. Please try again.',
  notLoaded: 'Part of this tool could not be loaded. Check your connection and try again.',
  outOfMemory: 'This browser ran out of memory. Close other tabs, or try a smaller input.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted: please choose it again.',
  noSpace: 'The result does not fit into the storage this browser has left. Free some disk space and try again.',
} as const;
