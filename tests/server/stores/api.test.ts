// Each form's responses over real HTTP, and the resulting store.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { ask, idea, message, post, runServer, subscription } from '../running';
import { emptyStore, look } from '../stores';

test('what was thanked for is stored, as it was written', async () => {
  const store = await emptyStore();
  const { url } = await runServer(store);
  const text = { ...message, subject: 'Grüße aus 東京 🏯', message: 'First line\n\tsecond "line", =1+1; drop table' };
  expect(await post(url, endpoints.contact, text)).toMatchObject({ status: 200, success: true });
  expect(await post(url, endpoints.toolIdea, idea)).toMatchObject({ status: 200, success: true });
  expect(await post(url, endpoints.newsletter, subscription)).toMatchObject({ status: 200, success: true });
  await look(store, async (db) => {
    expect(await lists.messages(db)).toEqual([{ ...text, sent: expect.any(String) as string }]);
    expect(await lists.ideas(db)).toEqual([{ ...idea, sent: expect.any(String) as string }]);
    // No mail is set up, so subscriptions can't be confirmed.
    expect(await lists.subscribers(db)).toEqual([]);
    expect(await lists.subscribers(db, true)).toEqual([
      { email: subscription.email, subscribed: expect.any(String) as string, confirmed: '' },
    ]);
  });
});

test('nobody learns who is subscribed', async () => {
  const store = await emptyStore();
  const { url } = await runServer(store);
  const say = async (action: string, email: string) => {
    const { status, success, message: said } = await post(url, endpoints.newsletter, { email, action });
    return { status, success, said };
  };
  const subscribed = { status: 200, success: true, said: 'Thank you for subscribing!' };
  const gone = { status: 200, success: true, said: 'You have been unsubscribed from our newsletter.' };
  expect(await say('unsubscribe', 'ann@example.org')).toEqual(gone); // unknown
  expect(await say('subscribe', 'ann@example.org')).toEqual(subscribed); // new
  expect(await say('subscribe', ' Ann@Example.org ')).toEqual(subscribed); // twice
  expect(await look(store, (db) => lists.subscribers(db, true))).toHaveLength(1);
  expect(await say('unsubscribe', 'ANN@example.org')).toEqual(gone); // known
  expect(await look(store, (db) => lists.subscribers(db, true))).toHaveLength(0);
  expect(await say('subscribe', 'ann@example.org')).toEqual(subscribed); // again
  expect(await look(store, (db) => lists.subscribers(db, true))).toHaveLength(1);
});

test('it says whether it is well', async () => {
  const { url } = await runServer(await emptyStore());
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url, '/api/health')));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, success: true, parts: { store: 'ok', mail: 'off' } });
  }
});
