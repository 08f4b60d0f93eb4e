import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

const testPattern: Choose = ({ pattern = '', flags = '' }) => ({
  takes: 'settings',
  settings: { pattern, ...(flags !== '' && { flags: Array.from(flags) }) },
});

export const offers: readonly OfferRule[] = [
  { of: ['regex'], does: 'Test the pattern', place: 1, move: testPattern },
  { of: ['any-text'], does: 'Search with a pattern', place: 8 },
];
