// Builds the site in another language: `TOOLYARD_LANGUAGE=de npm run build` takes each `words.de.ts` in place of `words.ts`. A
// pseudo-language has no files: its words are made from the English ones. A language is a build of its own and never a chunk,
// so a first visit gets one language and pays nothing for the others.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { kernelId } from './workers';
import { directionOf, languageOfBuild } from './language-of-build';
import { isPseudo, pseudo, type PseudoLanguage } from './pseudo-language';

/** The files that have all the sentences. tests/unit/site/literals.test.ts refuses one elsewhere. */
export const WORDS_FILE =
  /[\\/](?<!contract[\\/]options[\\/])(?:(?:(?:late|command|recipe|common|csv|unit)-)?words|messages|tools[\\/][\w-]+[\\/]guide|workers[\\/]words[\\/](?:browser-errors|common|[a-z]+-errors|file-types))\.ts$/;

const LANGUAGE_FILE = /[\\/]workers[\\/]words[\\/]language\.ts$/;

/** Properties whose values are ids and addresses. */
const NOT_WORDS = new Set(['id', 'to', 'href', 'icon']);

/** The code of a words file with its texts in a pseudo-language. */
export function inPseudoLanguage(file: string, code: string, language: PseudoLanguage): string {
  const changes: { start: number; end: number; text: string }[] = [];
  const skipped = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source }) => void skipped.add(source.start),
    MemberExpression: ({ property }) => void skipped.add(property.start),
    TSLiteralType: ({ literal }) => void skipped.add(literal.start),
    Property: ({ key, value }) => {
      skipped.add(key.start);
      if (key.type === 'Identifier' && NOT_WORDS.has(key.name)) skipped.add(value.start);
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string' && !skipped.has(start))
        changes.push({ start, end, text: JSON.stringify(pseudo(value, language)) });
    },
    // It starts with the delimiter before it.
    TemplateElement: ({ start, value: { raw, cooked } }) => {
      const text = pseudo(cooked ?? raw, language).replace(/[`\\]|\$\{/g, '\\$&');
      changes.push({ start: start + 1, end: start + 1 + raw.length, text });
    },
  }).visit(parseSync(file, code).program);
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((made, { start, end, text }) => made.slice(0, start) + text + made.slice(end), code);
}

/** @throws {Error} if the language has no such file, because a page is in one language or not at all */
function translated(file: string, language: string): string {
  const own = file.replace(/\.ts$/, `.${language}.ts`);
  if (!existsSync(own))
    throw new Error(`There is no ${relative(process.cwd(), own)}: the words of ${basename(file)} in ${language}.`);
  return readFileSync(own, 'utf8');
}

/** Workers have no sentences, so every language has those of the English build, which is made first. */
const SHARED_FOLDERS = ['assets/compute', 'assets/media'] as const;

const WORKER = /[\\/]workers[\\/](?:kernels|runtime)[\\/][^?]*\.ts\?.*\bworker\b/;

/** Behind a script's name: `-`, eight characters of which each may be a `-`, and `.js`. */
const HASH_END = 12;

/** Those of the files that are the script of this name. */
export const scriptsNamed = (name: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => file.endsWith('.js') && file.slice(0, -HASH_END) === name);

/** @throws {Error} if the English build doesn't have the worker */
function sharedWorker(english: string, id: string): string {
  const [file = ''] = id.split('?');
  const name = kernelId(file) ?? basename(file, '.ts');
  const found = SHARED_FOLDERS.flatMap((folder) =>
    scriptsNamed(name, readdirSync(join(english, folder))).map((script) => `/${folder}/${script}`),
  );
  const [address] = found;
  if (address === undefined || found.length > 1)
    throw new Error(`${english} must have the worker ${name} once: build the site first.`);
  return `export default ${JSON.stringify(address)};`;
}

/** In place of workers that a build would make again: the addresses of those in the finished build. */
export const builtWorkers = (dist: string): Plugin => ({
  name: 'toolyard-built-workers',
  enforce: 'pre',
  load: { filter: { id: WORKER }, handler: (id) => sharedWorker(dist, id) },
});

/** For a build in another language than English: takes the workers of the English one. */
export function sharedWorkers(language = languageOfBuild()): Plugin[] | undefined {
  if (language === 'en') return undefined;
  const english = join(import.meta.dirname, '../dist');
  return [
    builtWorkers(english),
    {
      name: 'toolyard-shared-workers',
      writeBundle({ dir = '' }) {
        for (const folder of SHARED_FOLDERS) cpSync(join(english, folder), join(dir, folder), { recursive: true });
      },
    },
  ];
}

/** Reads words files, and the page around the scripts, in the language of the build. */
export function siteLanguage(language = languageOfBuild()): Plugin | undefined {
  if (language === 'en') return undefined;
  const direction = directionOf(language);
  return {
    name: 'toolyard-language',
    enforce: 'pre',
    load: {
      filter: { id: [WORDS_FILE, LANGUAGE_FILE] },
      handler(id) {
        if (LANGUAGE_FILE.test(id))
          return `export const language = '${language}';\nexport const direction = '${direction}';\n`;
        return isPseudo(language) ? inPseudoLanguage(id, readFileSync(id, 'utf8'), language) : translated(id, language);
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en"', `<html lang="${language}" dir="${direction}"`),
    },
  };
}
