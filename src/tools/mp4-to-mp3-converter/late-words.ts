// MP4 to MP3 converter: the plural of a part that loads late.

export const channels = {
  one: '{codec} {count} channel at {rate} kHz',
  other: '{codec} {count} channels at {rate} kHz',
} as const;
