// Carries the text of the page over a reload by the site, by the browser's button, or by a key.
//
// The text crosses in `window.name`, in the tab's memory, so it enters no address, request or storage. It is written while the visitor
// types: Chromium gives the next page the name from before its reload button was clicked, and an event at the page's end is too late.
// Chromium also shows the name to a page of another site in the same tab, so the text is encrypted with a key of this tab: AES-GCM with
// a random nonce of 12 bytes before the ciphertext (NIST SP 800-38D, section 8.2.2). The key is in the tab's session storage, and the
// text never is. Browsers have encryption only on secure pages.
import { isCarried, MARK } from './reload';

const KEY = 'toolyard-reload-key';
const AES = { name: 'AES-GCM', length: 256 } as const;
const NONCE_BYTES = 12;

async function newKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt']);
  sessionStorage.setItem(KEY, JSON.stringify(await crypto.subtle.exportKey('jwk', key)));
  return key;
}

async function loadKey(): Promise<CryptoKey | undefined> {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return undefined;
  return crypto.subtle.importKey('jwk', JSON.parse(stored) as JsonWebKey, AES, false, ['encrypt', 'decrypt']);
}

let key: Promise<CryptoKey> | undefined;

/** Rejects if the browser has no storage or no encryption here. */
async function seal(text: string): Promise<string> {
  key ??= loadKey().then((loaded) => loaded ?? newKey());
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ ...AES, iv: nonce }, await key, new TextEncoder().encode(text));
  return toBase64(new Blob([nonce, sealed]));
}

/** By the browser's own reader: a loop over a megabyte would hold up the page. */
function toBase64(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('The text can’t be read.'));
    reader.readAsDataURL(bytes);
  });
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Undefined if the text is from another tab, or damaged. */
async function unseal(sealed: string): Promise<string | undefined> {
  try {
    const loaded = await loadKey();
    const bytes = fromBase64(sealed);
    const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
    return loaded && new TextDecoder().decode(await crypto.subtle.decrypt({ ...AES, iv: nonce }, loaded, rest));
  } catch {
    return undefined;
  }
}

let latest = 0;

/**
 * Stores data that can restore the page, or undefined if there is nothing to restore. Without encryption, nothing is stored.
 */
export async function carry(collected: Promise<string | undefined>): Promise<void> {
  const turn = ++latest;
  const data = await collected;
  const sealed = data === undefined ? undefined : await seal(data);
  if (turn === latest) window.name = sealed === undefined ? '' : MARK + sealed;
}

/** Whether the visitor reloaded the page or came back to it. */
export const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/** The data that this page stored before the visitor reloaded it or came back to it. Returns it once. */
export async function takeCarried(): Promise<string | undefined> {
  const { name } = window;
  if (!isCarried()) return undefined;
  window.name = '';
  return isReturn() ? unseal(name.slice(MARK.length)) : undefined;
}
