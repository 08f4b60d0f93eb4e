// The worker of ffmpeg.wasm's core as the ffmpeg engine sees it.
import { proxy, wrap } from 'comlink';
import type { CoreWorker } from '../../engines/ffmpeg/core';
import type { CoreWorkerApi } from './api';

export function spawnCore(): CoreWorker {
  const worker = new Worker(new URL('./ffmpeg-core.ts', import.meta.url), { type: 'module' });
  // Comlink never settles a call to a worker that did not start.
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The engine did not start.')));
  });
  broken.catch(() => undefined);
  return {
    async load(scriptUrl, wasmUrl) {
      const core = await Promise.race([wrap<CoreWorkerApi>(worker).load(scriptUrl, wasmUrl), broken]);
      return {
        mount: (file) => core.mount(file),
        exec: (args, onTime = () => undefined) => core.exec(args, proxy(onTime)),
        take: (path) => core.take(path),
      };
    },
  };
}
