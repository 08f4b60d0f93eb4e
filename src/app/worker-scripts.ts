// The scripts of the workers, one for each kernel, and how workers are created from them. Each script is complete, because the
// policy of compute workers forbids every request, imports included.
import { answerWith } from '../../workers/client/page-decoder';
import { wantsDecoder } from '../../workers/contract/media/page-decoder';
import { isReport, type Refusal, type ReportedRequest, type WorkerReport } from '../../workers/contract/site/reported';
import { policies } from '../lib/trusted-types';

/**
 * A kernel's file is its worker's entry: build/workers.ts adds the worker's end of the bridge. Workers that need more than a
 * kernel have files in the runtime. Such a kernel is excluded here by hand, because `import.meta.glob` takes only literals.
 * tests/built/bundle.test.ts fails if a kernel is in two scripts.
 */
const found: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>(
    ['../../workers/kernels/*/{kernel,kernels/*}.ts', '!../../workers/kernels/mp4-to-mp3-converter/kernel.ts'],
    { query: '?worker&url', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>(['../../workers/runtime/compute/*.ts', '../../workers/runtime/media/*.ts'], {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
};

/** `…/kernels/url-encoder/kernel.ts`, `…/json-formatter/kernels/json-query.ts` or `…/media/mp4-to-mp3-converter.ts`. */
const ID = /([^/]+)(?:\/kernel)?\.ts$/;

const scripts: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, script]) => [ID.exec(path)?.[1] ?? path, script]),
);

/** Kernels without a script of their own: their runs need the engines of another kernel. */
const SHARED: Readonly<Record<string, string>> = { 'sound-finder': 'mp4-to-mp3-converter' };

/** The address of the script that has this kernel. */
export function scriptOf(kernelId: string): string {
  const script = scripts.get(SHARED[kernelId] ?? kernelId);
  if (script === undefined) throw new Error(`No worker has the kernel ${kernelId}.`);
  return script;
}

const requests: ReportedRequest[] = [];
const refusals: Refusal[] = [];

/** The reports of all workers since the page was opened, including those that have ended. */
export const reported: WorkerReport = { requests, refusals };

/** @param folder of the private file system that takes the worker's large results: workers/runtime/lockdown.ts reads it */
export function spawn(script: string, folder = ''): Worker {
  const worker = new Worker(policies.workers.createScriptURL(script), { type: 'module', name: folder });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (wantsDecoder(data)) answerWith(decodeSound, data.toolyardDecoder);
    if (!isReport(data)) return;
    requests.push(...data.toolyardReport.requests);
    refusals.push(...data.toolyardReport.refusals);
  });
  return worker;
}

/**
 * Decodes a whole audio file, in a thread of the browser.
 * @param sampleRate of the result, to which other rates are resampled
 * @returns the samples of each channel
 */
export async function decodeSound(file: ArrayBuffer, sampleRate: number): Promise<Float32Array<ArrayBuffer>[]> {
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(file);
  // The buffer's own arrays can't be transferred.
  return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel).slice());
}
