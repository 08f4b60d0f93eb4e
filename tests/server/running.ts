// A server for one test over real HTTP, and a page's requests to it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
import { endpoints, TOKEN_HEADER, type ApiAnswer } from '../../src/forms/endpoints';
import { createLogger } from '../../server/log';
import { startServer, type ServerOptions } from '../../server/server';
import { generousLimits, PATIENT_STORE } from './limits';

export const subscription = { email: 'ann@example.org', action: 'subscribe' };

export const idea = {
  toolName: 'Roman numerals',
  description: 'Converts numbers to Roman numerals and back.',
  category: 'Converter',
  useCase: 'Dates on old buildings.',
  name: 'Ann',
  email: 'ann@example.org',
};

export const message = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'A question',
  message: 'How large may a file be?',
};

/** Each form with a body that is right. */
export const FORMS = [
  [endpoints.newsletter, subscription],
  [endpoints.toolIdea, idea],
  [endpoints.contact, message],
] as const;

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Options = Partial<Omit<ServerOptions, 'root'>>;

async function startIn(folder: string, options: Options = {}) {
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Toolyard</title>');
  return startServer({
    root: folder,
    address: { host: '127.0.0.1', port: 0 },
    dataDir: join(folder, 'data'),
    limits: generousLimits,
    ...PATIENT_STORE,
    log: createLogger('silent'),
    ...options,
  });
}

/** One server for a group of tests that leave nothing in it. Gives its address while they run. */
export function useServer(): () => string {
  let url = '';
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'toolyard-test-'));
    const server = await startIn(folder);
    ({ url } = server);
    return async () => {
      await server.close(1_000);
      await rm(folder, { recursive: true, force: true });
    };
  });
  return () => url;
}

/** Lives until the test is over, unless it is closed before. */
export async function runServer(options: Options = {}) {
  const folder = await newFolder();
  const server = await startIn(folder, options);
  let closed = false;
  const close = async () => {
    if (!closed) await server.close(1_000);
    closed = true;
  };
  onTestFinished(close);
  return {
    url: server.url,
    metricsUrl: server.metricsUrl ?? '',
    dataDir: options.dataDir ?? join(folder, 'data'),
    close,
  };
}

export interface Reply extends ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
}

async function replyOf(answer: Response): Promise<Reply> {
  return { ...((await answer.json()) as ApiAnswer), status: answer.status, headers: answer.headers };
}

export async function fetchToken(url: string): Promise<string> {
  const answer = await fetch(url + endpoints.formToken);
  return ((await answer.json()) as { readonly token: string }).token;
}

/** Undefined takes a header away. */
export type Headings = Readonly<Record<string, string | undefined>>;

export interface Posting {
  readonly token: string;
  readonly headers?: Headings;
}

/** A string or bytes go as they are; anything else as JSON. */
export async function send(url: string, path: string, body: unknown, { token, headers }: Posting): Promise<Reply> {
  const all: Headings = { Origin: url, 'Content-Type': 'application/json', [TOKEN_HEADER]: token, ...headers };
  const present = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  const raw = typeof body === 'string' || body instanceof Uint8Array ? new Uint8Array(Buffer.from(body)) : undefined;
  return replyOf(
    await fetch(url + path, {
      method: 'POST',
      headers: Object.fromEntries(present),
      body: raw ?? JSON.stringify(body),
    }),
  );
}

/** The header by which a proxy names the visitor's address. */
export const from = (address: string) => ({ 'X-Forwarded-For': address });

/** Like the page: a token, then the form. */
export const post = async (url: string, path: string, body: unknown, headers: Headings = {}) =>
  send(url, path, body, { token: await fetchToken(url), headers });

/** Whether the body has the format of every response of the API. */
export const isAnswer = ({ success, message: text, error }: ApiAnswer) =>
  typeof text === 'string' &&
  text !== '' &&
  (success ? error === undefined : typeof error === 'string' && error !== '');

export const ask = async (url: string, path: string, init?: RequestInit) => replyOf(await fetch(url + path, init));
