// Passwords and mails go to the mail server encrypted, unless the operator says otherwise.
import { expect, test } from 'vitest';
import { openTransport, requiresStartTls } from '../../server/mail/transport';
import { startMailServer } from './mail-server';

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
