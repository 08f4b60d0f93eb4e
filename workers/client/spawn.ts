// Makes the workers. Their scripts come from this site only, which a Trusted Types policy states to the browser.
import mediaWorkerUrl from '../runtime/media.worker?worker&url';
import toolWorkerUrl from '../runtime/tool.worker?worker&url';

/** The part of the Trusted Types API that is used here; TypeScript's libraries do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

let trustUrl: ((url: string) => string) | undefined;

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustUrl ? undefined : trustedTypes?.createPolicy('toolyard-worker', { createScriptURL: sameOrigin });
  trustUrl ??= policy ? (script) => policy.createScriptURL(script) : sameOrigin;
  return trustUrl(url);
}

export const spawnToolWorker = () => new Worker(trusted(toolWorkerUrl), { type: 'module', name: 'tool' });
export const spawnMediaWorker = () => new Worker(trusted(mediaWorkerUrl), { type: 'module', name: 'media' });
