// The build's own words in the language of the build. No bundler reads them, so no plugin can put others in their place.
import { languageOfBuild } from './language-of-build';
import { isPseudo, pseudo, type PseudoLanguage } from './pseudo-language';
import * as english from './words';

type Words = typeof english;

function textsIn(value: unknown, language: PseudoLanguage): unknown {
  if (typeof value === 'string') return pseudo(value, language);
  if (Array.isArray(value)) return value.map((one) => textsIn(one, language));
  const entries = Object.entries(value as object).map(([key, one]) => [key, textsIn(one, language)] as const);
  return Object.fromEntries(entries);
}

async function inLanguage(language: string): Promise<Words> {
  if (language === 'en') return english;
  return (isPseudo(language) ? textsIn(english, language) : await import(`./words.${language}.ts`)) as Words;
}

export const words = await inLanguage(languageOfBuild());
