// Each case by its id.
import { NameCase, type NameStyle } from './identifiers';
import type { CaseMapping } from './mapping';
import { AlternatingCase, lowerCase, SentenceCase, TitleCase, upperCase, type CaseStream } from './prose';
import type { CaseId } from './spec';

const name = (style: NameStyle) => (mapping: CaseMapping) => new NameCase(style, mapping);

export const STREAMS: Readonly<Record<CaseId, (mapping: CaseMapping) => CaseStream>> = {
  uppercase: upperCase,
  lowercase: lowerCase,
  title: (mapping) => new TitleCase(mapping),
  sentence: (mapping) => new SentenceCase(mapping),
  camel: name({ joiner: '', first: 'lower', further: 'title' }),
  pascal: name({ joiner: '', first: 'title', further: 'title' }),
  snake: name({ joiner: '_', first: 'lower', further: 'lower' }),
  kebab: name({ joiner: '-', first: 'lower', further: 'lower' }),
  alternating: (mapping) => new AlternatingCase(mapping),
};
