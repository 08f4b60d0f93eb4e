// The catalog’s labels: of each category, and of each group in the sidebar.
import type { SidebarGroup, ToolCategory } from '../tool-kit/define-tool';

export const categories: Readonly<Record<ToolCategory, string>> = {
  Converters: 'Converters',
  Encoders: 'Encoders',
  Security: 'Security',
  'Text Tools': 'Text Tools',
  Generators: 'Generators',
  'Development Tools': 'Development Tools',
  Utilities: 'Utilities',
};

export const groups: Readonly<Record<SidebarGroup, string>> = {
  Converters: 'Converters',
  'Encoders & Decoders': 'Encoders & Decoders',
  'Security & Hashing': 'Security & Hashing',
  'Text & Data Tools': 'Text & Data Tools',
  Generators: 'Generators',
  'Development Tools': 'Development Tools',
  Utilities: 'Utilities',
};
