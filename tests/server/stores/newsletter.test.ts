// Double opt-in: a stranger can't subscribe someone else, and the store shows who consented and when.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { CONFIRM_LIFE_MS, CONFIRM_MAILS_MOST, CONFIRM_WINDOW_MS } from '../../../server/limits';
import { sweepPending } from '../../../server/store/newsletter';
import { admin } from '../filled-store';
import { mailTo, startMailServer, waiting } from '../mail-server';
import { post, runServer, subscription } from '../running';
import { emptyStore, look } from '../stores';

const ANN = subscription.email;

async function start() {
  const store = await emptyStore();
  const { received, port } = await startMailServer();
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  const send = async (action: string, email = ANN) => {
    const { status, message: said } = await post(url, endpoints.newsletter, { email, action });
    return { status, said };
  };
  const confirm = async (token: string) => (await post(url, endpoints.confirmation, { token })).status;
  const confirmations = () => received.filter(({ head }) => /^Subject: Please confirm/m.test(head));
  const untilMailed = async (count: number) => {
    await expect.poll(() => confirmations().length).toBe(count);
    await expect.poll(() => waiting(store)).toEqual([]);
  };
  const lastToken = () => {
    const [token = ''] = received.flatMap(({ body }) => /\?token=(\S+)/.exec(body)?.[1] ?? []).reverse();
    return token;
  };
  const subscribers = (all: boolean) => look(store, (db) => lists.subscribers(db, all));
  /** As if the request had been made earlier. */
  const age = (ms: number) =>
    look(store, async (db) => {
      await db
        .updateTable('pending_subscriptions')
        .set((eb) => ({ requested_at: eb('requested_at', '-', ms) }))
        .execute();
      await db
        .updateTable('rate_windows')
        .set((eb) => ({ ends_at: eb('ends_at', '-', ms) }))
        .execute();
    });
  return { store, send, confirm, confirmations, untilMailed, lastToken, subscribers, age };
}

test('an address is on the list once its owner has confirmed, with both times', async () => {
  const { send, confirm, confirmations, untilMailed, lastToken, subscribers } = await start();
  const before = new Date().toISOString();
  expect(await send('subscribe')).toMatchObject({
    status: 200,
    said: expect.stringContaining('open the link') as string,
  });
  await untilMailed(1);
  expect(await subscribers(false)).toEqual([]);
  expect(await subscribers(true)).toMatchObject([{ email: ANN, confirmed: '' }]);

  const [mail] = confirmations();
  expect(mail).toMatchObject({ from: 'site@example.org', to: [ANN] });
  expect(mail?.head).toMatch(/^Subject: Please confirm your newsletter subscription$/m);
  expect(mail?.head).not.toMatch(/^Reply-To:/im);
  expect(mail?.body).toContain(`http://localhost:8080/confirm-subscription?token=${lastToken()}\r\n`);

  expect(await confirm(lastToken())).toBe(200);
  const [row] = await subscribers(false);
  expect(row?.email).toBe(ANN);
  expect([before, row?.subscribed, row?.confirmed].toSorted()).toEqual([before, row?.subscribed, row?.confirmed]);
  expect(await confirm(lastToken())).toBe(410); // it works once
  expect(await subscribers(true)).toHaveLength(1);
});

test('an invented, expired or withdrawn token confirms nothing', async () => {
  const { store, send, confirm, untilMailed, lastToken, subscribers, age } = await start();
  expect(await confirm('00000000-0000-4000-8000-000000000000')).toBe(410);
  await send('subscribe');
  await untilMailed(1);
  const withdrawn = lastToken();
  await send('unsubscribe');
  expect(await subscribers(true)).toEqual([]);
  expect(await confirm(withdrawn)).toBe(410);

  await send('subscribe');
  await untilMailed(2);
  await age(CONFIRM_LIFE_MS);
  expect(await confirm(lastToken())).toBe(410);
  await look(store, sweepPending);
  expect(await subscribers(true)).toEqual([]);
});

test('an address gets few mails, however often it is subscribed and unsubscribed, in whatever case', async () => {
  const { send, confirmations, untilMailed, age } = await start();
  const answer = await send('subscribe');
  await untilMailed(1);
  for (let count = 2; count <= CONFIRM_MAILS_MOST; count += 1) {
    await send('unsubscribe');
    expect(await send('subscribe', ANN.toUpperCase())).toEqual(answer);
    await untilMailed(count);
  }
  await send('unsubscribe');
  expect(await send('subscribe')).toEqual(answer); // the limit is not shown
  await send('subscribe', 'bob@example.org'); // has a share of his own
  await untilMailed(CONFIRM_MAILS_MOST + 1);
  expect(confirmations().at(-1)?.to).toEqual(['bob@example.org']);

  await age(CONFIRM_WINDOW_MS);
  await send('subscribe');
  await untilMailed(CONFIRM_MAILS_MOST + 2);
  expect(confirmations().at(-1)?.to).toEqual([ANN]);
});

test('the answers do not show whether an address is on the list', async () => {
  const { send, confirm, untilMailed, lastToken, subscribers } = await start();
  const subscribed = await send('subscribe');
  const unsubscribed = await send('unsubscribe', 'bob@example.org'); // unknown
  await untilMailed(1);
  expect(await send('subscribe')).toEqual(subscribed); // pending
  await untilMailed(2);
  expect(await confirm(lastToken())).toBe(200);
  expect(await send('subscribe')).toEqual(subscribed); // confirmed
  expect(await subscribers(false)).toHaveLength(1); // and still is
  expect(await send('unsubscribe')).toEqual(unsubscribed);
  expect(await subscribers(true)).toEqual([]);
});

test('erasing an address erases its request, and the mail that waits', async () => {
  const store = await emptyStore();
  const { url, close } = await runServer({ ...store, mail: mailTo(1) }); // nothing listens there
  await post(url, endpoints.newsletter, subscription);
  await close();
  expect(await waiting(store)).toHaveLength(1);
  expect(await admin(store, 'delete', ANN)).toBe('Erased: 1 subscription(s), 0 idea(s), 0 message(s).\n');
  expect(await waiting(store)).toEqual([]);
});
