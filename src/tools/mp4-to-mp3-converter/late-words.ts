// MP4 to MP3 converter: plurals and tables of parts that load late.

export const channels = {
  one: '{codec} {count} channel at {rate} kHz',
  other: '{codec} {count} channels at {rate} kHz',
} as const;

/** Suggestions. A genre can be any text. */
export const genres = {
  acoustic: 'Acoustic',
  ambient: 'Ambient',
  audiobook: 'Audiobook',
  blues: 'Blues',
  children: 'Children’s Music',
  classical: 'Classical',
  country: 'Country',
  dance: 'Dance',
  electronic: 'Electronic',
  folk: 'Folk',
  gospel: 'Gospel',
  hipHop: 'Hip-Hop',
  house: 'House',
  indie: 'Indie',
  instrumental: 'Instrumental',
  jazz: 'Jazz',
  latin: 'Latin',
  metal: 'Metal',
  podcast: 'Podcast',
  pop: 'Pop',
  punk: 'Punk',
  rap: 'Rap',
  reggae: 'Reggae',
  rnb: 'R&B',
  rock: 'Rock',
  soul: 'Soul',
  soundtrack: 'Soundtrack',
  speech: 'Speech',
  techno: 'Techno',
  world: 'World',
} as const;
export const partCount = { one: '{count} part', other: '{count} parts' } as const;

export const silences = { one: '{count} silence', other: '{count} silences' } as const;
