// Mail to the operator, to a real mail server.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { createLogger } from '../../server/log';
import { startCourier } from '../../server/mail/courier';
import { retryAfterMs } from '../../server/store/outbox';
import { erasePerson } from '../../server/store/submissions';
import type { Tables } from '../../server/store/tables';
import { ask, idea, message, post, runServer, subscription } from './running';
import { look, STORES, useStores } from './stores';

const emptyStore = useStores();

interface Received {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly head: string;
  readonly body: string;
}

/** RFC 2045, 6.7, as far as plain text needs it. */
const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

async function readAll(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/** Refuses the first mails, when told so: "try again later". */
async function startMailServer({ port = 0, refuse = 0 } = {}) {
  const received: Received[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      void readAll(stream).then((mail) => {
        if (refused < refuse) {
          refused += 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const [head = '', ...body] = mail.split('\r\n\r\n');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : undefined,
          to: rcptTo.map(({ address }) => address),
          head: head.replace(/\r\n[ \t]+/g, ' '),
          body: decodeQuotedPrintable(body.join('\r\n\r\n')),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined); // of clients that hang up
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { received, port: (server.server.address() as AddressInfo).port, close };
}

const mailTo = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  to: 'team@example.org',
  from: 'Toolyard <site@example.org>',
});

const waiting = (settings: Parameters<typeof look>[0]) =>
  look(settings, (db) => db.selectFrom('outbox').selectAll().execute());

const makeDue = (settings: Parameters<typeof look>[0]) =>
  look(settings, (db) => db.updateTable('outbox').set({ due_at: 0 }).execute());

/** On a machine that has much else to do. */
const PATIENTLY = { timeout: 20_000 };

/** Until then it is somebody's who is sending it. */
const isPutOff = (mail: Tables['outbox'] | undefined) =>
  mail?.attempts === 1 && mail.due_at <= Date.now() + retryAfterMs(1);

const silent = createLogger('silent');

test.each(STORES)('messages and ideas are mailed, with fixed headers (%s)', async (kind) => {
  const store = await emptyStore(kind);
  const { received, port } = await startMailServer();
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  await post(url, endpoints.contact, { ...message, subject: 'Grüße', message: 'Zeile 1\nZeile 2 – ende' });
  await post(url, endpoints.toolIdea, idea);
  await post(url, endpoints.newsletter, subscription); // is nobody's mail
  await expect.poll(() => received.length, PATIENTLY).toBe(2);
  await expect.poll(() => waiting(store), PATIENTLY).toEqual([]);

  const [contact, suggestion] = received;
  expect(contact).toMatchObject({ from: 'site@example.org', to: ['team@example.org'] });
  expect(contact?.head).toMatch(/^From: Toolyard <site@example\.org>$/m);
  expect(contact?.head).toMatch(/^To: team@example\.org$/m);
  expect(contact?.head).toMatch(/^Subject: New contact message$/m);
  expect(contact?.head).toMatch(/^Reply-To: ann@example\.org$/m);
  expect(contact?.head).not.toMatch(/^(?:Cc|Bcc):/im);
  expect(contact?.head.match(/ann@example\.org/g)).toHaveLength(1); // nowhere else
  for (const part of ['Grüße', 'Zeile 1', 'Zeile 2 – ende']) expect(contact?.body).toContain(part);
  expect(suggestion?.head).toMatch(/^Subject: New tool idea$/m);
  for (const value of Object.values(idea)) expect(suggestion?.body).toContain(value);
});

test('an address that looks like more than one is one', async () => {
  const { received, port } = await startMailServer();
  const { url } = await runServer({ mail: mailTo(port) });
  const email = "o'ann+{tag}/%x@example.org";
  expect(await post(url, endpoints.contact, { ...message, email })).toMatchObject({ status: 200 });
  await expect.poll(() => received.length, PATIENTLY).toBe(1);
  expect(received[0]?.head).toContain(`Reply-To: ${email}`);
  expect(received[0]?.to).toEqual(['team@example.org']);
});

test.each(STORES)('a mail server that is down loses nothing (%s)', async (kind) => {
  const store = await emptyStore(kind);
  const { port, close } = await startMailServer();
  await close();
  const mail = mailTo(port);
  const first = await runServer({ ...store, mail });
  expect(await post(first.url, endpoints.contact, message)).toMatchObject({ status: 200 });
  await expect.poll(async () => isPutOff((await waiting(store))[0]), PATIENTLY).toBe(true);
  const health = await ask(first.url, '/api/health');
  expect(health).toMatchObject({ status: 200, parts: { store: 'ok', mail: 'waiting' } }); // nothing is lost by it
  await first.close();

  const before = Date.now();
  const [held] = await waiting(store);
  expect(held?.due_at).toBeGreaterThan(before); // later, not at once

  const { received } = await startMailServer({ port });
  await makeDue(store);
  await runServer({ ...store, mail });
  await expect.poll(() => received.length, PATIENTLY).toBe(1);
  await expect.poll(() => waiting(store), PATIENTLY).toEqual([]);
});

test('a mail that was refused for now is sent again as the same mail', async () => {
  const store = await emptyStore('SQLite');
  const { received, port } = await startMailServer({ refuse: 1 });
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  await post(url, endpoints.contact, message);
  await expect.poll(async () => isPutOff((await waiting(store))[0]), PATIENTLY).toBe(true);
  const [held] = await waiting(store);
  await makeDue(store);
  await post(url, endpoints.contact, message); // which wakes the courier
  await expect.poll(() => received.length, PATIENTLY).toBe(2);
  expect(received.filter(({ head }) => head.includes(`<${held?.id ?? ''}@example.org>`))).toHaveLength(1);
});

test('two couriers send each mail once', async () => {
  const store = await emptyStore('PostgreSQL');
  const { received, port } = await startMailServer();
  const { url, close } = await runServer({ ...store, mail: mailTo(1) }); // nothing listens there
  for (let count = 0; count < 20; count += 1) await post(url, endpoints.contact, message);
  await close();
  await makeDue(store);
  await look(store, async (first) => {
    await look(store, async (second) => {
      const couriers = [first, second].map((db) => startCourier(db, mailTo(port), silent));
      await vi.waitFor(async () => expect(await waiting(store)).toEqual([]), PATIENTLY);
      await Promise.all(couriers.map((courier) => courier.stop()));
    });
  });
  expect(received).toHaveLength(20);
});

test('what has been erased is not mailed any more', async () => {
  const store = await emptyStore('SQLite');
  const { url, close } = await runServer({ ...store, mail: mailTo(1) });
  await post(url, endpoints.contact, message);
  await close();
  expect(await waiting(store)).toHaveLength(1);
  await look(store, (db) => erasePerson(db, message.email));
  expect(await waiting(store)).toEqual([]);
});

test('attempts lie further and further apart, up to six hours', () => {
  const minutes = [1, 2, 3, 8, 9, 10, 500].map((attempts) => retryAfterMs(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 128, 256, 360, 360]);
});
