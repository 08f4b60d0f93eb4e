// Sends an email with the server's own settings, and explains what happened.
import { openTransport, requiresStartTls } from '../mail/transport';
import type { MailSettings } from '../mail/mail';

/** By nodemailer's error codes. */
const ADVICE: Readonly<Record<string, string>> = {
  EDNS: 'No mail server has this name. Check the host in SMTP_URL.',
  ECONNECTION: 'The mail server did not answer. Check host and port in SMTP_URL, and the firewall.',
  ETIMEDOUT: 'The mail server did not answer in time. Check host and port in SMTP_URL, and the firewall.',
  ESOCKET:
    'The connection failed. Check host, port and scheme (smtp:// or smtps://) in SMTP_URL, and the server’s certificate.',
  ETLS: 'The connection could not be encrypted with STARTTLS. Use a server that offers it, or smtps://. "?requireTLS=false" at the end of SMTP_URL allows a connection in clear.',
  EAUTH: 'The mail server refused the user name or the password in SMTP_URL.',
  EENVELOPE: 'The mail server refused the sender (MAIL_FROM) or the recipient.',
  EMESSAGE: 'The mail server rejected the content of the email.',
};

function encryptionOf(smtpUrl: string): string {
  if (smtpUrl.startsWith('smtps:')) return 'encrypted (TLS)';
  return requiresStartTls(smtpUrl) ? 'encrypted (STARTTLS)' : 'encrypted only if the server offers STARTTLS';
}

const textIn = (error: unknown, name: 'code' | 'response') =>
  error instanceof Error && name in error ? String((error as Error & Record<typeof name, unknown>)[name]) : undefined;

/** The server's reply has a code and a sentence. Without a reply, only the error's own message is known. */
function explain(error: unknown): string {
  const advice = ADVICE[textIn(error, 'code') ?? ''] ?? 'The email could not be sent.';
  const response = textIn(error, 'response');
  if (response !== undefined) return `${advice}\nThe mail server said: ${response}`;
  return `${advice}\nDetails: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Resolves to the text to print.
 * @throws {Error} with advice, if the email was not accepted
 */
export async function testMail(mail: MailSettings | undefined, address: string | undefined): Promise<string> {
  if (!mail) throw new Error('Mail is not set up: set SMTP_URL and MAIL_TO, as for the server.');
  if (!address?.includes('@')) throw new Error('Name the email address for the test email.');
  const { smtpUrl, from } = mail;
  const { hostname, port } = new URL(smtpUrl);
  const server = port === '' ? hostname : `${hostname}:${port}`;
  const transport = openTransport(smtpUrl);
  try {
    const text = 'This email was sent by "npm run admin -- mail-test". Your mail settings work.\n';
    const to = { name: '', address };
    const { response } = await transport.sendMail({ from, to, subject: 'Test email', text });
    return `${server} accepted the email from ${from} to ${address}.\nConnection: ${encryptionOf(smtpUrl)}\nThe mail server said: ${response}\nCheck that it arrives, and that it isn’t in the spam folder.\n`;
  } catch (error) {
    throw new Error(`No email was sent by ${server}.\n${explain(error)}`, { cause: error });
  } finally {
    transport.close();
  }
}
