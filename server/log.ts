// One line of JSON for each event. What visitors write, and who they are, is in none of them.
import type { MiddlewareHandler } from 'hono';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes to standard output unless told otherwise. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null, // neither process nor machine: whoever collects the lines knows
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** An address can be as long as a visitor likes. */
const PATH_MOST = 200;

/** Requests of the API are rare and count; those of files are many and concern nobody, until they fail. */
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
