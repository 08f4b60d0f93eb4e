import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [{ of: ['video', 'audio'], does: 'Save the audio as MP3', place: 1 }];
