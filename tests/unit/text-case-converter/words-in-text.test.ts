// Words that keep their form: plurals of acronyms, abbreviations with periods, and the pronoun I.
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/text-case-converter/kernel';
import type { CaseLocale, CaseId } from '../../../workers/kernels/text-case-converter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function convert(text: string, name: CaseId, locale: CaseLocale = 'und', chunkBytes = 1 << 20) {
  const input = new TextEncoder().encode(text);
  const { results } = await outputOf(kernel, input, { cases: [name], locale }, { chunkBytes });
  const [result] = results;
  return result ? textOf(result.result) : undefined;
}

describe('plurals of acronyms are one word in names', () => {
  // As their writers split them: Google's Java style ("XMLs", section 5.3) makes one word of an acronym.
  it.each([
    ['ID, URLs and APIs', 'id_urls_and_apis'],
    ['parseURLs', 'parse_urls'],
    ['getPDFs2', 'get_pdfs_2'],
    ['URLs', 'urls'],
    ['IDs', 'ids'],
    ['the CPUs’ cores', 'the_cpus_cores'],
    ['DVDs/CDs', 'dvds_cds'],
    ['myGPUsList', 'my_gpus_list'],
    ['JSONs to CSVs', 'jsons_to_csvs'],
    ['URLs\nAPIs', 'urls\napis'],
    // No plurals: one capital, or more letters behind the s.
    ['toAs', 'to_as'],
    ['XMLsax', 'xm_lsax'],
    ['HTTPServer', 'http_server'],
    ['ISsue', 'i_ssue'],
  ])('%s', async (text, snake) => {
    for (const chunkBytes of [1, 1 << 20]) expect(await convert(text, 'snake', 'und', chunkBytes)).toBe(snake);
  });

  it('in the other names', async () => {
    expect(await convert('ID, URLs and APIs', 'camel')).toBe('idUrlsAndApis');
    expect(await convert('ID, URLs and APIs', 'pascal')).toBe('IdUrlsAndApis');
    expect(await convert('ID, URLs and APIs', 'kebab')).toBe('id-urls-and-apis');
  });
});

describe('in sentence case', () => {
  it.each([
    // Behind an abbreviation with periods, the next word keeps its case.
    ['fruit, e.g. apples. and more', 'Fruit, e.g. apples. And more'],
    ['that is, i.e. this', 'That is, i.e. this'],
    ['at 5 p.m. we left', 'At 5 p.m. we left'],
    ['at 5 p.m. We left', 'At 5 p.m. We left'],
    ['in the U.S. they say', 'In the u.s. they say'],
    ['(z.B. hier)', '(Z.b. hier)'],
    ['e.g. this', 'E.g. this'],
    ['E.G. THIS', 'E.g. This'],
    ['it ends in x. then more', 'It ends in x. Then more'],
    ['see p. 5. done', 'See p. 5. Done'],
    // The pronoun.
    ['then I go', 'Then I go'],
    ["so I’m sure I'll go, and I", "So I’m sure I'll go, and I"],
    ['yes. I know. i know', 'Yes. I know. I know'],
    ['henry I and “I”, but I/O', 'Henry I and “I”, but i/o'],
    ['what IBM and III say', 'What ibm and iii say'],
    ['TUTTI I RAGAZZI', 'Tutti i ragazzi'],
    ['THEN I GO', 'Then i go'],
    ['cet Ïle et I\u0301', 'Cet ïle et i\u0301'],
  ])('%s', async (text, sentence) => {
    for (const chunkBytes of [1, 3, 1 << 20]) expect(await convert(text, 'sentence', 'und', chunkBytes)).toBe(sentence);
  });

  it('Turkish has no such pronoun', async () =>
    expect(await convert('sonra I iki', 'sentence', 'tr')).toBe('Sonra ı iki'));
});
