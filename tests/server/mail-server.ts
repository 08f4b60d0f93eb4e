// A real mail server, and access to the store's queued mails.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { retryAfterMs } from '../../server/store/outbox';
import type { Tables } from '../../server/store/tables';
import { look } from './stores';

export interface Received {
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

interface MailServerOptions {
  readonly port?: number;
  /** How many mails get "try again later". */
  readonly refuse?: number;
  /** Refuses these recipients for good. */
  readonly unknown?: readonly string[];
  /** Asks for a password, before and after STARTTLS: takes any, or none. */
  readonly auth?: boolean | 'refuse';
  /** Offers STARTTLS with a self-signed certificate. */
  readonly startTls?: boolean;
}

export async function startMailServer(options: MailServerOptions = {}) {
  const { port = 0, refuse = 0, unknown = [], auth = false, startTls = false } = options;
  const received: Received[] = [];
  const passwords: (string | null | undefined)[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: [...(auth !== false ? [] : ['AUTH']), ...(startTls ? [] : ['STARTTLS'])],
    onAuth({ username, password }, { secure }, done) {
      passwords.push(secure ? 'encrypted' : password);
      if (auth === 'refuse') done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
      else done(null, { user: username });
    },
    onRcptTo({ address }, _, done) {
      if (unknown.includes(address)) done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else done();
    },
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
  return { received, passwords, port: (server.server.address() as AddressInfo).port, close };
}

export const mailTo = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  to: 'team@example.org',
  from: 'Toolyard <site@example.org>',
});

export const waiting = (settings: Parameters<typeof look>[0]) =>
  look(settings, (db) => db.selectFrom('outbox').selectAll().execute());

export const makeDue = (settings: Parameters<typeof look>[0]) =>
  look(settings, (db) => db.updateTable('outbox').set({ due_at: 0 }).execute());

/** Until then a server may be sending it. */
export const isPutOff = (mail: Tables['outbox'] | undefined) =>
  mail?.attempts === 1 && mail.due_at <= Date.now() + retryAfterMs(1);
