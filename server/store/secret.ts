// The site's signing key: created once and stored, so that all servers that share the store have the same one.
import type { Kysely } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import type { Tables } from './tables';

const NAME = 'signing';

/** Derives one key per purpose, so that a signature for one purpose is invalid for another. */
export type Sign = (purpose: 'form token' | 'address' | 'recipient', text: string) => Buffer;

export async function loadSigning(db: Kysely<Tables>): Promise<Sign> {
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  const secret = Buffer.from(value, 'base64');
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}
