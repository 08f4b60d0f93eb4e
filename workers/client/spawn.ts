// Makes the workers. Their scripts come from this site only, which a Trusted Types policy states to the browser.
import mediaWorkerUrl from '../runtime/media.worker?worker&url';
import toolWorkerUrl from '../runtime/tool.worker?worker&url';
import { trustedScriptUrl } from './trusted-script-url';

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

const trusted = trustedScriptUrl('toolyard-worker', sameOrigin);

export const spawnToolWorker = () => new Worker(trusted(toolWorkerUrl), { type: 'module', name: 'tool' });
export const spawnMediaWorker = () => new Worker(trusted(mediaWorkerUrl), { type: 'module', name: 'media' });
