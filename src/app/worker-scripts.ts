// The scripts of the workers, one for each kernel, and how a worker is made of them. A script is complete in itself: its policy
// forbids it every request, imports included, so what a visitor gives a tool has no way out of the worker.
import type { ReportedRequest, RequestsMessage } from '../../workers/contract/reported';
import { trustedScriptUrl } from '../lib/trusted-script-url';

const COMPUTE = '../../workers/runtime/compute/';
const MEDIA = '../../workers/runtime/media/';

const scripts: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../workers/runtime/compute/*.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../workers/runtime/media/*.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
};

/** The address of the script that has this kernel. */
export function scriptOf(kernelId: string): string {
  const script = scripts[`${COMPUTE}${kernelId}.ts`] ?? scripts[`${MEDIA}${kernelId}.ts`];
  if (script === undefined) throw new Error(`No worker has the kernel ${kernelId}.`);
  return script;
}

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

const trusted = trustedScriptUrl('toolyard-worker', sameOrigin);

const reported: ReportedRequest[] = [];

/** What the workers have said about their requests since the page was opened, those included that have ended. */
export const reportedRequests = (): readonly ReportedRequest[] => reported;

const isReport = (data: unknown): data is RequestsMessage =>
  typeof data === 'object' && data !== null && 'toolyardRequests' in data;

export function spawn(script: string): Worker {
  const worker = new Worker(trusted(script), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReport(data)) reported.push(...data.toolyardRequests);
  });
  return worker;
}
