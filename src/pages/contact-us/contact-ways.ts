// Contact addresses and response times.
import type { Settings } from '../../settings';

export interface ContactWay {
  readonly topic: string;
  readonly answer: string;
  /** The setting with the address, which may be empty. */
  readonly address: keyof Settings['contact'];
}

export const contactWays: readonly ContactWay[] = [
  { topic: 'Support', answer: 'Within 24 hours', address: 'supportEmail' },
  { topic: 'General', answer: '48 hours', address: 'generalEmail' },
  { topic: 'Business', answer: '72 hours', address: 'businessEmail' },
  { topic: 'Legal', answer: '5 business days', address: 'legalEmail' },
];

export const TYPICAL_ANSWER = '24-48 hours';

export const SUPPORT_HOURS = { days: 'Monday to Friday', times: '09:00 to 17:00' } as const;
