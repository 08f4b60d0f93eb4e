// A store that has something of everything, and the operator's command on it.
import { endpoints } from '../../src/forms/endpoints';
import { runCommand } from '../../server/admin/command';
import { openStore, type StoreSettings } from '../../server/store/store';
import { PATIENT_STORE } from './limits';
import { idea, message, post, runServer, subscription } from './running';
import { emptyStore } from './stores';

export async function admin(
  settings: StoreSettings & { readonly mails?: boolean },
  ...words: string[]
): Promise<string> {
  const store = await openStore({ ...PATIENT_STORE, ...settings }, () => undefined);
  try {
    return await runCommand(store, words, settings.mails ?? true);
  } finally {
    await store.close();
  }
}

/** The server goes on while the operator works. */
export async function filledStore() {
  const store = await emptyStore();
  const { url } = await runServer(store);
  await post(url, endpoints.newsletter, subscription);
  await post(url, endpoints.newsletter, { ...subscription, email: 'bob@example.org' });
  await post(url, endpoints.toolIdea, { ...idea, toolName: '=HYPERLINK("http://evil.example")' });
  await post(url, endpoints.contact, { ...message, message: 'Line one, "quoted"\nline two' });
  return store;
}
