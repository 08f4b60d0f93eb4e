import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  {
    of: ['json', 'json-lines'],
    does: 'Convert to YAML',
    place: 2,
    move: { takes: 'input', settings: { mode: 'to-yaml' } },
  },
  { of: ['yaml'], does: 'Convert to JSON', place: 1, move: { takes: 'input', settings: { mode: 'to-json' } } },
];
