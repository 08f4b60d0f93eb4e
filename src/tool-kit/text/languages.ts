// Which language a result is in: by its type, or by the name under which it is saved.
import { json } from './json';
import type { Language } from './lexer';
import { markdown } from './markdown';
import { csv, jwt, patch, tsv } from './tables';
import { xml } from './xml';
import { yaml } from './yaml';

const LANGUAGES = { json, xml, yaml, markdown, csv, tsv, jwt, patch } as const;

export type LanguageName = keyof typeof LANGUAGES;

export const languageOf = (name: LanguageName): Language => LANGUAGES[name];

const BY_TYPE: readonly (readonly [RegExp, LanguageName])[] = [
  [/[/+-]json$/, 'json'],
  [/[/+-](?:xml|html)$/, 'xml'],
  [/[/-]yaml$/, 'yaml'],
  [/[/-]markdown$/, 'markdown'],
  [/\/csv$/, 'csv'],
  [/\/tab-separated-values$/, 'tsv'],
  [/\/jwt$/, 'jwt'],
  [/[/-](?:diff|patch)$/, 'patch'],
];

const BY_ENDING: Readonly<Record<string, LanguageName>> = {
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  xml: 'xml',
  svg: 'xml',
  html: 'xml',
  htm: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
  md: 'markdown',
  markdown: 'markdown',
  csv: 'csv',
  tsv: 'tsv',
  jwt: 'jwt',
  diff: 'patch',
  patch: 'patch',
};

/** Undefined for plain text. */
export function findLanguage(mime: string, fileName: string): Language | undefined {
  const essence = mime.replace(/;.*$/s, '').trim().toLowerCase();
  const [, byType] = BY_TYPE.find(([type]) => type.test(essence)) ?? [];
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const name = byType ?? BY_ENDING[ending];
  return name && LANGUAGES[name];
}
