// Limits that no test meets by accident.
import { rateLimits, type RateLimits } from '../../server/limits';

const MANY = { perAddress: 1_000_000, overall: 1_000_000 };

export const generousLimits: RateLimits = {
  ...rateLimits,
  forms: { newsletter: MANY, toolIdea: MANY, contact: MANY },
};

export const contactLimit = (perAddress: number, overall: number): RateLimits => ({
  ...generousLimits,
  forms: { ...generousLimits.forms, contact: { perAddress, overall } },
});

/** How long a write waits for the store. The default of 10 s can be too short on a busy machine. */
export const PATIENT_STORE = { storeWaitMs: 240_000 };
