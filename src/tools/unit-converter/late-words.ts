// The unit converter's words in tables that only the code of an answer uses.

/** A category in a sentence. */
export const categoryNames = {
  length: 'length',
  weight: 'weight',
  temperature: 'temperature',
  volume: 'volume',
  area: 'area',
  speed: 'speed',
  time: 'time',
  data: 'data',
  pressure: 'pressure',
  energy: 'energy',
  fuel: 'fuel economy',
} as const;

/** The sources of the units' sizes. */
export const sources = {
  si: 'BIPM, The International System of Units (SI Brochure), 9th edition, 2019',
  yard: 'International yard and pound agreement, 1959',
  nist: 'NIST Special Publication 811, 2008, appendix B',
  nist44: 'NIST Handbook 44, appendix C',
  imperial: 'Units of Measurement Regulations 1995 (UK)',
  iau: 'International Astronomical Union, resolution B2 of 2012, and style manual of 1989',
  iec: 'IEC 80000-13, 2008',
  css: 'W3C, CSS Values and Units Module Level 3',
} as const;
