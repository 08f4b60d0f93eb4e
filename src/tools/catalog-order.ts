// In what order the site shows its tools. Ids whose tool does not exist yet are skipped.
import type { SidebarGroup } from '../tool-kit/define-tool';

export const sidebarOrder: readonly { readonly group: SidebarGroup; readonly ids: readonly string[] }[] = [
  { group: 'Converters', ids: ['currency-converter', 'unit-converter', 'binary-converter', 'mp4-to-mp3-converter'] },
  { group: 'Encoders & Decoders', ids: ['base64-encoder', 'url-encoder', 'html-encoder', 'hex-encoder'] },
  { group: 'Security & Hashing', ids: ['hash-generator', 'password-generator', 'jwt-decoder'] },
  {
    group: 'Text & Data Tools',
    ids: [
      'text-case-converter',
      'word-counter',
      'markdown-editor',
      'diff-checker',
      'regex-tester',
      'text-deduplicator',
    ],
  },
  { group: 'Generators', ids: ['qr-generator', 'random-generator', 'uuid-generator'] },
  { group: 'Development Tools', ids: ['json-formatter', 'json-to-xml', 'json-to-yaml', 'xml-formatter'] },
  { group: 'Utilities', ids: ['color-picker'] },
];

/** The home page's cards and the footer's links. */
export const popularIds: readonly string[] = [
  'base64-encoder',
  'hash-generator',
  'password-generator',
  'qr-generator',
  'json-formatter',
  'color-picker',
];

/** What a visitor who lost the way is offered. */
export const notFoundIds: readonly string[] = ['password-generator', 'qr-generator', 'json-formatter', 'word-counter'];
