import { expect, test } from 'vitest';
import { readSettings } from '../../server/env';

test('without any variable there is a site with a store of its own', () => {
  expect(readSettings({ HOME: '/root' })).toEqual({
    address: { host: 'localhost', port: 8080, maxConnections: 4_000 },
    metricsAddress: undefined,
    dataDir: 'data',
    databaseUrl: undefined,
    mail: undefined,
    proxies: 0,
    allowedOrigins: [],
    logLevel: 'info',
  });
});

test('every variable counts; an empty one is none', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '80',
    MAX_CONNECTIONS: '500',
    METRICS_PORT: '9090',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://user:secret@db/toolyard?sslmode=require',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    MAIL_TO: 'team@example.org',
    MAIL_FROM: 'Toolyard <site@example.org>',
    TRUST_PROXY: '2',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    LOG_LEVEL: '',
  });
  expect(settings).toEqual({
    address: { host: '0.0.0.0', port: 80, maxConnections: 500 },
    metricsAddress: { host: 'localhost', port: 9090 }, // only this machine by default
    dataDir: '/data',
    databaseUrl: 'postgres://user:secret@db/toolyard?sslmode=require',
    mail: {
      smtpUrl: 'smtps://user:secret@mail.example.org',
      to: 'team@example.org',
      from: 'Toolyard <site@example.org>',
    },
    proxies: 2,
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    logLevel: 'info',
  });
});

test('mail comes from where it goes to, unless told otherwise', () => {
  const { mail } = readSettings({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'team@example.org' });
  expect(mail?.from).toBe('team@example.org');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number.'],
  [{ PORT: '65536' }, 'PORT must be at most 65535.'],
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be at least 1.'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a whole number.'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://localhost' }, 'To have submissions mailed, set both SMTP_URL and MAIL_TO.'],
  [{ MAIL_TO: 'team@example.org' }, 'To have submissions mailed, set both SMTP_URL and MAIL_TO.'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@b.c\nBcc: d@e.f' }, 'MAIL_TO must be one email address.'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@b.c, d@e.f' }, 'MAIL_TO must be one email address.'],
  [
    { ALLOWED_ORIGINS: 'https://a.example/path' },
    'ALLOWED_ORIGINS must be origins such as https://example.org, with commas between.',
  ],
  [{ LOG_LEVEL: 'all' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  [{ PORT: 'x', TRUST_PROXY: 'y' }, 'PORT must be a whole number.\nTRUST_PROXY must be a whole number.'],
])('%j is refused in words', (env, words) => {
  expect(() => readSettings(env)).toThrow(new Error(words));
});
