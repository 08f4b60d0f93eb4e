// Writes one line of JSON per event, without anything that visitors write and without their addresses.
import type { MiddlewareHandler } from 'hono';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes to standard output by default. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null, // without process id and host: the log collector adds them
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** A client can send an address of any length. */
const PATH_MOST = 200;

/** API requests are rare and worth a line. Requests of files are many, and only failures are logged. */
const levelOf = (path: string, status: number) => {
  if (status >= 500) return 'error';
  return path.startsWith('/api/') ? 'info' : 'debug';
};

export const logRequests =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    log[levelOf(path, status)](
      { id: c.get('requestId'), method, path: path.slice(0, PATH_MOST), status, ms },
      'request',
    );
  };
