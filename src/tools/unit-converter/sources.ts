// Where the sizes of the units are defined.

export const SOURCES = {
  si: 'BIPM, The International System of Units (SI Brochure), 9th edition, 2019',
  yard: 'International yard and pound agreement, 1959',
  nist: 'NIST Special Publication 811, 2008, appendix B',
  nist44: 'NIST Handbook 44, appendix C',
  imperial: 'Units of Measurement Regulations 1995 (UK)',
  iau: 'International Astronomical Union, resolution B2 of 2012, and style manual of 1989',
  iec: 'IEC 80000-13, 2008',
} as const;

export type SourceId = keyof typeof SOURCES;
