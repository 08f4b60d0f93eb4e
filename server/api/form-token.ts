// Signed, time-stamped tokens, which prove that the sender has requested this site shortly before. The server stores none.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW_MS, TOKEN_LIFE_MS } from '../limits';
import type { Sign } from '../store/secret';

/** The time of creation, a random number, and the signature of both. */
const TOKEN = /^(\d{13}\.[\w-]{16})\.([\w-]{43})$/;

export interface FormTokens {
  issue(): string;
  isValid(token: string | undefined): boolean;
}

export function createFormTokens(sign: Sign, now: () => number = Date.now): FormTokens {
  const signature = (content: string) => sign('form token', content);
  return {
    issue() {
      const content = `${now()}.${randomBytes(12).toString('base64url')}`;
      return `${content}.${signature(content).toString('base64url')}`;
    },
    isValid(token = '') {
      const [, content = '', signed = ''] = TOKEN.exec(token) ?? [];
      if (content === '' || !timingSafeEqual(Buffer.from(signed, 'base64url'), signature(content))) return false;
      const age = now() - Number.parseInt(content, 10);
      return age >= -CLOCK_SKEW_MS && age <= TOKEN_LIFE_MS;
    },
  };
}
