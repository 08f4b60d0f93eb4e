import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

const compareHash: Choose = ({ hash = '' }) => ({ takes: 'settings', settings: { expected: hash } });

export const offers: readonly OfferRule[] = [
  { of: ['hash'], does: 'Compare with a file', place: 1, move: compareHash },
  { of: ['checksums'], does: 'Verify files against it', place: 1, move: { takes: 'input', asFile: 'SHA256SUMS' } },
  { of: ['any-text'], does: 'Hash', place: 3 },
  { of: ['any-bytes'], does: 'Hash', place: 1 },
  { of: ['several-files'], does: 'Hash all of them', place: 1 },
];
