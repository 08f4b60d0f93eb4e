// The catalog’s words: labels of categories and of groups in the sidebar, and the announced AI tools.
import type { SidebarGroup, ToolCategory } from '../tool-kit/define-tool';

export const labels: Readonly<Record<ToolCategory | SidebarGroup, string>> = {
  Converters: 'Converters',
  Encoders: 'Encoders',
  'Encoders & Decoders': 'Encoders & Decoders',
  Security: 'Security',
  'Security & Hashing': 'Security & Hashing',
  'Text Tools': 'Text Tools',
  'Text & Data Tools': 'Text & Data Tools',
  Generators: 'Generators',
  'Development Tools': 'Development Tools',
  Utilities: 'Utilities',
};

export const textGenerator = 'AI Text Generator';
export const textTagline = 'Draft any text';
export const textDescription = 'Drafts text from a short prompt.';
export const codeAssistant = 'AI Code Assistant';
export const codeTagline = 'Write, fix code';
export const codeDescription = 'Writes, explains and fixes code.';
export const contentWriter = 'AI Content Writer';
export const contentTagline = 'Articles, posts';
export const contentDescription = 'Writes articles, posts and product descriptions.';
export const imageGenerator = 'AI Image Generator';
export const imageTagline = 'Text to image';
export const imageDescription = 'Creates images from a description.';

/** When the AI tools come. */
export const expected = 'Expected early 2026';
export const noDate = 'No date yet';
