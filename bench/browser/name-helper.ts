/** tsx has functions named by a helper, which those that are sent to a page call there, too. */
export const NAME_HELPER = { content: 'globalThis.__name = (named) => named;' } as const;
