import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  {
    of: ['json', 'json-lines'],
    does: 'Convert to XML',
    place: 3,
    move: { takes: 'input', settings: { mode: 'json-to-xml' } },
  },
  { of: ['xml'], does: 'Convert to JSON', place: 2, move: { takes: 'input', settings: { mode: 'xml-to-json' } } },
];
