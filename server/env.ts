// The operator's settings, read from the environment and checked at start.
import * as v from 'valibot';
import { say } from '../workers/words/in-words';
import type { Address } from './listen';
import { LOG_LEVELS, type LogLevel } from './log';
import type { MailSettings } from './mail/mail';
import * as words from './words';

export interface Settings {
  readonly address: Address;
  readonly metricsAddress: Address | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mail: MailSettings | undefined;
  /** The number of trusted proxies in front of the server. */
  readonly proxies: number;
  readonly allowedOrigins: readonly string[];
  readonly logLevel: LogLevel;
}

const wholeNumber = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, words.notANumber),
    v.transform(Number),
    v.minValue(least, say(words.tooSmall, { least: String(least) })),
    v.maxValue(most, say(words.tooLarge, { most: String(most) })),
  );

const urlOf = (...schemes: string[]) =>
  v.custom<string>(
    (value) => typeof value === 'string' && URL.canParse(value) && schemes.includes(new URL(value).protocol),
    say(words.notAnAddress, { schemes: { any: schemes.map((scheme) => `${scheme}//`) } }),
  );

/** With or without a name: "Toolyard <post@example.org>". A line break in it would begin another header. */
const mailbox = v.pipe(
  v.string(),
  v.regex(/^(?:[^\p{Cc}<>,@]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/u, words.notAMailbox),
);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== '')),
  v.array(v.custom<string>((text) => isOrigin(String(text)), words.notOrigins)),
);

const schema = v.object({
  HOST: v.optional(v.string(), 'localhost'),
  PORT: v.optional(wholeNumber(65_535), '8080'),
  MAX_CONNECTIONS: v.optional(wholeNumber(1_000_000, 1), '4000'),
  METRICS_HOST: v.optional(v.string(), 'localhost'),
  METRICS_PORT: v.optional(wholeNumber(65_535)),
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(urlOf('postgres:', 'postgresql:')),
  SMTP_URL: v.optional(urlOf('smtp:', 'smtps:')),
  MAIL_TO: v.optional(mailbox),
  MAIL_FROM: v.optional(mailbox),
  TRUST_PROXY: v.optional(wholeNumber(10), '0'),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, say(words.notOneOf, { values: LOG_LEVELS.join(', ') })), 'info'),
});

type Variables = v.InferOutput<typeof schema>;

/** Compose files pass unset variables as empty strings. */
const setOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

function readMail({ SMTP_URL, MAIL_TO, MAIL_FROM = MAIL_TO }: Variables): MailSettings | undefined {
  if (SMTP_URL === undefined && MAIL_TO === undefined) return undefined;
  if (SMTP_URL === undefined || MAIL_TO === undefined || MAIL_FROM === undefined) {
    throw new Error(words.halfMail);
  }
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM };
}

/** @throws {Error} with one line per invalid variable, without the values, because some are secret */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = v.safeParse(schema, setOnly(env), { abortPipeEarly: true });
  if (!read.success) {
    throw new Error(
      read.issues
        .map((issue) => {
          const setting = v.getDotPath(issue)?.split('.')[0] ?? words.anySetting;
          return say(words.setting, { setting, problem: issue.message });
        })
        .join('\n'),
    );
  }
  const variables = read.output;
  return {
    address: { host: variables.HOST, port: variables.PORT, maxConnections: variables.MAX_CONNECTIONS },
    metricsAddress:
      variables.METRICS_PORT === undefined ? undefined : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    mail: readMail(variables),
    proxies: variables.TRUST_PROXY,
    allowedOrigins: variables.ALLOWED_ORIGINS,
    logLevel: variables.LOG_LEVEL,
  };
}
