// Reads the data of the system's share sheet, without the service worker.
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { listen, type Listening } from '../../../server/listen';
import { createSite } from '../../../server/site/site';
import { receivedOf, receiveShared } from '../../../src/pages/home/share-target';

const file = new File(['a,b'], 'table.csv');

describe('on the page', () => {
  test('a text and files are given to the field', () => {
    expect(receivedOf({ text: 'hello', files: [] })).toEqual({ given: { kind: 'text', text: 'hello' } });
    expect(receivedOf({ text: '', files: [file] })).toEqual({ given: { kind: 'files', files: [file] } });
  });

  test('text beside files is not dropped without a word', () => {
    const { given, toast } = receivedOf({ text: 'hello', files: [file] });
    expect(given).toEqual({ kind: 'files', files: [file] });
    expect(toast?.text).toMatch(/share it separately/);
  });

  test('a share that is lost is reported, and so is one that went to the server', async () => {
    expect(receivedOf(undefined).toast?.text).toMatch(/was lost/);
    expect((await receiveShared('?shared=sent')).toast?.text).toMatch(/sent what you shared to our server.+discarded/);
  });
});

describe('on the server, without a service worker', () => {
  let server: Listening;
  beforeAll(async () => {
    const app = new Hono().route('/', createSite(import.meta.dirname));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
    return () => server.close(0);
  });

  const share = (headers: Record<string, string> = {}, body: BodyInit = 'secret') =>
    fetch(`${server.url}/share`, { method: 'POST', redirect: 'manual', headers, body, duplex: 'half' } as RequestInit);

  test.each([[{}], [{ 'Sec-Fetch-Site': 'none' }], [{ 'Sec-Fetch-Site': 'same-origin' }]])(
    'the page explains a share with %j',
    async (headers) => {
      const answer = await share(headers);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/?shared=sent');
    },
  );

  test('a large file is read to its end, or browsers would report a lost connection', async () => {
    let sent = 0;
    const body = Readable.from(
      (function* () {
        for (; sent < 300; sent += 1) yield Buffer.alloc(65_536);
      })(),
    );
    expect((await share({}, Readable.toWeb(body) as ReadableStream)).status).toBe(303);
    expect(sent).toBe(300);
  });

  test.each(['cross-site', 'same-site'])('a page of another site (%s) is refused', async (site) => {
    expect((await share({ 'Sec-Fetch-Site': site })).status).toBe(403);
  });
});
