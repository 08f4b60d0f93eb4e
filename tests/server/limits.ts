// Rate limits that no test meets by accident.
import { rateLimits, type RateLimits } from '../../server/limits';

const MANY = { perAddress: 1_000_000, overall: 1_000_000 };

export const generousLimits: RateLimits = {
  ...rateLimits,
  forms: { newsletter: MANY, toolIdea: MANY, contact: MANY },
};
