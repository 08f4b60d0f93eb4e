// What the operator's commands print.

export const usage = `npm run admin -- list                      how many there are of each
npm run admin -- list {lists}
npm run admin -- export {lists} [--all] [--format csv|json] [--out FILE]
npm run admin -- show EMAIL [--json]        all that is stored about this address
npm run admin -- delete EMAIL               erases all that came from this address
npm run admin -- resend all|ID              sends refused emails again; "list mails" shows their ids
npm run admin -- mail-test ADDRESS          sends a test email with SMTP_URL, and explains what happened

Subscribers are those who have confirmed. --all adds the others, with an empty "confirmed".
--out writes a file that only you can read. Without it the list goes to standard output
(with "npm run --silent", nothing else does). The store is the one that the server uses:
DATABASE_URL, or the file in DATA_DIR.`;

// list
export const nameList = 'Name a list: {lists}.';
export const counts = {
  subscribers: 'subscribers: {rows}',
  unconfirmed: 'unconfirmed subscribers: {rows}',
  ideas: 'ideas: {rows}',
  messages: 'messages: {rows}',
  waiting: 'mails waiting: {rows}',
  refused: 'mails refused: {rows}',
} as const;
export const noConfirmations =
  'Mail is off, so signups can’t be confirmed. Set SMTP_URL and MAIL_TO to send confirmation emails.';

// export
export const nameFormat = 'Name a format: {formats}.';
export const written = 'Written to {file}';

// show and delete
export const nameAddress = 'Name the email address of the person.';
export const nothingStored = 'Nothing is stored about this address.';
export const erased = 'Erased: {subscriptions} subscription(s), {ideas} idea(s), {messages} message(s).';
export const stillInJournal = `Deleted: {subscriptions} subscription(s), {ideas} idea(s), {messages} message(s). But their text is still in the journal (toolyard.sqlite-wal), because another program
is reading the database. End that program, such as a backup, then run this command again.`;

// resend
export const nameRefused = 'Name the id of a refused email, or "all". "list mails" shows the ids.';
export const noneRefused = 'No email has been refused.';
export const notRefused = 'No refused email has this id.';
export const resent = '{count} email(s) will be sent within a minute, if the server is running.';

// mail-test
export const mailIsOff = 'Mail is not set up: set SMTP_URL and MAIL_TO, as for the server.';
export const nameTestAddress = 'Name the email address for the test email.';
export const testSubject = 'Test email';
export const testText = 'This email was sent by "npm run admin -- mail-test". Your mail settings work.\n';
export const accepted = `{server} accepted the email from {from} to {to}.
Connection: {encryption}
The mail server said: {response}
Check that it arrives, and that it isn’t in the spam folder.
`;
export const encryption = {
  tls: 'encrypted (TLS)',
  startTls: 'encrypted (STARTTLS)',
  perhaps: 'encrypted only if the server offers STARTTLS',
} as const;
export const notSent = 'No email was sent by {server}.';
export const serverSaid = 'The mail server said: {response}';
export const details = 'Details: {details}';

/** By nodemailer's error codes. */
export const advice: Readonly<Record<string, string>> = {
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
export const couldNotBeSent = 'The email could not be sent.';
