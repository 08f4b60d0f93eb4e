// The contact form as a page sends it.
import { endpoints, TOKEN_HEADER } from '../../src/forms/endpoints';

const MESSAGE = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: 'How large may a file be?',
  message: 'I have a file of some gigabytes whose hashes I want to know. '.repeat(5),
};

export interface OpenForm {
  readonly url: string;
  readonly body: string;
  /** Each visitor has an address of its own, as behind a proxy. */
  headersFor(visitor: number): Record<string, string>;
  /** Resolves to the status of the answer. */
  send(visitor: number): Promise<number>;
}

export async function openForm(server: string): Promise<OpenForm> {
  const { token } = (await (await fetch(server + endpoints.formToken)).json()) as { readonly token: string };
  const url = server + endpoints.contact;
  const body = JSON.stringify(MESSAGE);
  const headersFor = (visitor: number) => ({
    Origin: server,
    'Content-Type': 'application/json',
    [TOKEN_HEADER]: token,
    'X-Forwarded-For': `192.0.2.${visitor % 256}`,
  });
  return {
    url,
    body,
    headersFor,
    async send(visitor) {
      const answer = await fetch(url, { method: 'POST', headers: headersFor(visitor), body });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}
