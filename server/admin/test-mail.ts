// Sends an email with the server's own settings, and explains what happened.
import { say } from '../../workers/words/in-words';
import { openTransport, requiresStartTls } from '../mail/transport';
import type { MailSettings } from '../mail/mail';
import * as words from './words';

function encryptionOf(smtpUrl: string): string {
  if (smtpUrl.startsWith('smtps:')) return words.encryption.tls;
  return requiresStartTls(smtpUrl) ? words.encryption.startTls : words.encryption.perhaps;
}

const textIn = (error: unknown, name: 'code' | 'response') =>
  error instanceof Error && name in error ? String((error as Error & Record<typeof name, unknown>)[name]) : undefined;

/** The server's reply has a code and a sentence. Without a reply, only the error's own message is known. */
function explain(error: unknown): string {
  const advice = words.advice[textIn(error, 'code') ?? ''] ?? words.couldNotBeSent;
  const response = textIn(error, 'response');
  if (response !== undefined) return `${advice}\n${say(words.serverSaid, { response })}`;
  const details = error instanceof Error ? error.message : String(error);
  return `${advice}\n${say(words.details, { details })}`;
}

/**
 * Resolves to the text to print.
 * @throws {Error} with advice, if the email was not accepted
 */
export async function testMail(mail: MailSettings | undefined, address: string | undefined): Promise<string> {
  if (!mail) throw new Error(words.mailIsOff);
  if (!address?.includes('@')) throw new Error(words.nameTestAddress);
  const { smtpUrl, from } = mail;
  const { hostname, port } = new URL(smtpUrl);
  const server = port === '' ? hostname : `${hostname}:${port}`;
  const transport = openTransport(smtpUrl);
  try {
    const to = { name: '', address };
    const { response } = await transport.sendMail({ from, to, subject: words.testSubject, text: words.testText });
    return say(words.accepted, {
      server,
      from,
      to: address,
      encryption: encryptionOf(smtpUrl),
      response: response ?? '',
    });
  } catch (error) {
    throw new Error(`${say(words.notSent, { server })}\n${explain(error)}`, { cause: error });
  } finally {
    transport.close();
  }
}
