// The messages of the Markdown kernel.
export const messages = {
  failure: 'The Markdown could not be rendered because of a bug in this tool. Please try again.',
  tooLarge: 'The text is too large for the preview, which holds up to 10 MB. Split it into several documents.',
  tooDeep:
    'Lists and quotes are nested more than {deepest} levels deep at line {line}. Remove some levels to see the preview. Your text is unchanged.',
  tooDeepInline:
    'Emphasis, links or brackets are nested too deeply to be rendered. Remove some of them to see the preview. Your text is unchanged.',
  rendering: 'Rendering',
  source:
    'The block at line {line} is too large to be rendered, so its Markdown is shown instead. Split it with blank lines to see it rendered.',
} as const;
