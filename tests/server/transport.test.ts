// Passwords and mails go to the mail server encrypted, unless the operator says otherwise; and the operator's test of that.
import { expect, test } from 'vitest';
import { testMail } from '../../server/admin/test-mail';
import { openTransport, requiresStartTls } from '../../server/mail/transport';
import { freePort } from './free-port';
import { mailTo, startMailServer } from './mail-server';

test.each([
  ['smtp://mail.example.org', true],
  ['smtp://user:secret@mail.example.org:587', true],
  ['smtp://user:secret@localhost', true],
  ['smtp://10.0.0.1', true],
  ['smtp://localhost.example.org', true],
  ['smtp://localhost', false],
  ['smtp://LOCALHOST:2525', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:2525', false],
  ['smtp://localhost?requireTLS=true', true],
  ['smtp://user:secret@mail.example.org?requireTLS=false', false],
  ['smtp://mail.example.org?requireTLS=no', true],
  ['smtps://user:secret@mail.example.org', false], // encrypted from the start
])('%s must start TLS: %s', (url, required) => {
  expect(requiresStartTls(url)).toBe(required);
});

const mail = { from: 'site@example.org', to: 'team@example.org', text: 'Hello' };

test('no password is sent to a server without STARTTLS', async () => {
  const { port, passwords, received } = await startMailServer({ auth: true });
  const transport = openTransport(`smtp://user:secret@127.0.0.1:${port}`);
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect([passwords, received]).toEqual([[], []]);
});

test('unless the operator allows it', async () => {
  const { port, passwords } = await startMailServer({ auth: true });
  await openTransport(`smtp://user:secret@127.0.0.1:${port}?requireTLS=false`).sendMail(mail);
  expect(passwords).toEqual(['secret']);
});

test('a server with STARTTLS gets it encrypted', async () => {
  const { port, passwords } = await startMailServer({ auth: true, startTls: true });
  await openTransport(`smtp://user:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`).sendMail(mail);
  expect(passwords).toEqual(['encrypted']);
});

test('the test mail arrives, and the report says how it was sent', async () => {
  const { port, received } = await startMailServer();
  expect(await testMail(mailTo(port), 'ann@example.org')).toMatch(
    /^127\.0\.0\.1:\d+ accepted the email from Toolyard <site@example\.org> to ann@example\.org\.\nConnection: encrypted only if .+\nThe mail server said: 250/,
  );
  expect(received).toMatchObject([{ from: 'site@example.org', to: ['ann@example.org'] }]);
});

test.each([
  [
    'a refused recipient',
    { unknown: ['ann@example.org'] },
    '',
    /refused the sender .+\nThe mail server said: 550 No such user$/,
  ],
  ['no STARTTLS', { auth: true }, 'user:secret@', /could not be encrypted with STARTTLS/],
  ['a certificate of nobody', { startTls: true, auth: true }, 'user:secret@', /certificate\.\nDetails: .*certificate/],
  ['a refused password', { auth: 'refuse', startTls: true }, 'user:secret@', /refused the user name or the password/],
] as const)('the report of %s', async (_, options, credentials, words) => {
  const { port } = await startMailServer(options);
  const insecure = 'auth' in options && options.auth === 'refuse' ? '?tls.rejectUnauthorized=false' : '';
  const settings = { ...mailTo(port), smtpUrl: `smtp://${credentials}127.0.0.1:${port}${insecure}` };
  await expect(testMail(settings, 'ann@example.org')).rejects.toThrow(words);
});

test('the report of a server that is not there, and of what is missing', async () => {
  const settings = mailTo(await freePort());
  await expect(testMail(settings, 'ann@example.org')).rejects.toThrow(
    /^No email was sent by 127\.0\.0\.1:\d+\..*ECONNREFUSED/s,
  );
  await expect(testMail(settings, undefined)).rejects.toThrow('Name the email address');
  await expect(testMail(undefined, 'ann@example.org')).rejects.toThrow('set SMTP_URL and MAIL_TO');
});
