// Words of the benchmark's results, which load late.

export const cores = { one: '{count} core', other: '{count} cores' } as const;

export const verdicts = {
  reference: 'reference',
  equal: 'equal',
  wrong: 'wrong',
  different: 'different',
  alone: 'not compared',
  none: '',
} as const;

/** Above the tables of the report in Markdown. */
export const facts = {
  one: '{environment}. {count} round of at least {ms} ms. {machine}',
  other: '{environment}. {count} rounds of at least {ms} ms. {machine}',
} as const;

export const outcomes = {
  faster: 'faster',
  slower: 'slower',
  'not distinguishable': 'not distinguishable',
  'not judged': 'not judged',
} as const;
