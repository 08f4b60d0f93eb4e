// Carries the waiting mails out, one after the other. What cannot be sent stays in the outbox and is tried again later.
import type { Kysely } from 'kysely';
import type { Logger } from '../log';
import { claimDue, postpone, removeSent, type Waiting } from '../store/outbox';
import type { Tables } from '../store/tables';
import { composeMail, type MailSettings } from './mail';
import { openTransport } from './transport';

export interface Courier {
  /** Says that a mail waits. */
  readonly wake: () => void;
  /** True when the last attempt failed. */
  readonly isFailing: () => boolean;
  /** Lets the mail under way be sent, and takes no other one. */
  stop(): Promise<void>;
}

/** How often the outbox is looked at for what is due again, or was left by a server that died. */
const LOOK_MS = 30_000;

/** A mail server's own words may repeat the mail. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

export function startCourier(db: Kysely<Tables>, settings: MailSettings, log: Logger): Courier {
  const transport = openTransport(settings.smtpUrl);
  let stopped = false;
  let isFailing = false;
  let round = Promise.resolve();

  async function deliver(waiting: Waiting) {
    const { id, attempts } = waiting;
    try {
      const mail = await composeMail(db, waiting, settings);
      if (mail) await transport.sendMail(mail);
      isFailing = false;
      await removeSent(db, id);
      log.info({ mail: id, attempts }, mail ? 'mail sent' : 'mail dropped, its record is gone');
    } catch (error) {
      isFailing = true;
      log.warn({ mail: id, attempts, code: codeOf(error) }, 'mail not sent, will be tried again');
      await postpone(db, waiting, Date.now());
    }
  }

  async function deliverDue() {
    try {
      while (!stopped) {
        const waiting = await claimDue(db, Date.now());
        if (!waiting) return;
        await deliver(waiting);
      }
    } catch (error) {
      log.error({ error: String(error) }, 'the outbox cannot be read');
    }
  }

  const wake = () => {
    round = round.then(deliverDue);
  };
  const look = setInterval(wake, LOOK_MS);
  look.unref();
  wake();

  return {
    wake,
    isFailing: () => isFailing,
    async stop() {
      stopped = true;
      clearInterval(look);
      await round;
      transport.close();
    },
  };
}
