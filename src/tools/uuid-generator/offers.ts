import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

const inspect: Choose = ({ uuid = '' }) => ({ takes: 'settings', settings: { mode: 'inspect', inspected: uuid } });

export const offers: readonly OfferRule[] = [{ of: ['uuid', 'ulid'], does: 'Inspect', place: 1, move: inspect }];
