// Sends the queued mails one at a time. If a mail can't be sent, the courier retries later, or sets the mail aside if it was
// refused for good.
import type { Kysely } from 'kysely';
import type { Logger } from '../log';
import { claimDue, postpone, removeSent, setAside, type Waiting } from '../store/outbox';
import type { Tables } from '../store/tables';
import { composeMail, type MailSettings, type MailSite } from './mail';
import { openTransport } from './transport';

export interface Courier {
  /** Call it after a mail was queued. */
  readonly wake: () => void;
  /** True when the last attempt failed. */
  readonly isFailing: () => boolean;
  /** Finishes the mail in progress and takes no other one. */
  stop(): Promise<void>;
}

/** How often the courier checks the outbox for retries that are due and for mails that a crashed server left. */
const LOOK_MS = 30_000;

/** A mail server's reply may quote the mail. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** The SMTP commands that belong to a single mail: its sender, recipient and content. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * True if the server gave this mail a permanent negative reply (RFC 5321, section 4.2.1). A refused password or greeting comes
 * from the settings or the server, so those are retried.
 */
const isRefused = (error: unknown) =>
  ABOUT_THE_MAIL.includes(codeOf(error)) &&
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

export function startCourier(db: Kysely<Tables>, settings: MailSettings, site: MailSite, log: Logger): Courier {
  const transport = openTransport(settings.smtpUrl);
  let stopped = false;
  let isFailing = false;
  let round = Promise.resolve();

  async function handleFailure(error: unknown, waiting: Waiting) {
    const { id, kind, attempts } = waiting;
    const code = codeOf(error);
    if (isRefused(error)) {
      isFailing = false; // The mail server is up.
      log.warn({ mail: id, kind, attempts, code }, 'mail refused for good, set aside');
      return setAside(db, id, Date.now());
    }
    isFailing = true;
    log.warn({ mail: id, kind, attempts, code }, 'mail not sent, will be tried again');
    return postpone(db, waiting, Date.now());
  }

  async function deliver(waiting: Waiting) {
    const { id, attempts } = waiting;
    try {
      const mail = await composeMail(db, waiting, settings, site);
      if (mail) await transport.sendMail(mail);
      isFailing = false;
      await removeSent(db, id);
      log.info({ mail: id, attempts }, mail ? 'mail sent' : 'mail dropped, its record is gone');
    } catch (error) {
      await handleFailure(error, waiting);
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
