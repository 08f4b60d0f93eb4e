// The key that this site signs with: made once, kept in the store, the same for all servers that share it.
import type { Kysely } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import type { Tables } from './tables';

const NAME = 'signing';

/** A key per purpose, so that what was signed for one is worth nothing for another. */
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
