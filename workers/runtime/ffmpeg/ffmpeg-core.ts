// The worker that runs ffmpeg.wasm's core, which hears nothing while it works: the worker that asked it does.
import { expose, proxy, transfer } from 'comlink';
import type { FfmpegCore } from '../../engines/ffmpeg/core';
import { coreOf, type EmscriptenCore } from '../../engines/ffmpeg/emscripten-core';
import { reportRequests } from '../report-requests';
import type { CoreWorkerApi } from './api';

reportRequests();

interface CoreScript {
  default(options: { mainScriptUrlOrBlob: string }): Promise<EmscriptenCore>;
}

/** Emscripten throws numbers, texts and objects that cannot cross to another thread. */
async function asError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(String(error), { cause: error });
  }
}

function answering(core: FfmpegCore) {
  return proxy({
    mount: (file: Blob) => asError(() => core.mount(file)),
    exec: (args: readonly string[], onTime?: (seconds: number) => void) => asError(() => core.exec(args, onTime)),
    take: (path: string) =>
      asError(async () => {
        const piece = await core.take(path);
        return piece && transfer(piece, [piece.buffer]);
      }),
  });
}

expose({
  load: (scriptUrl, wasmUrl) =>
    asError(async () => {
      const script = (await import(/* @vite-ignore */ scriptUrl)) as CoreScript;
      // The one way to tell the core's script where its module is.
      const mainScriptUrlOrBlob = `${scriptUrl}#${btoa(JSON.stringify({ wasmURL: wasmUrl }))}`;
      return answering(coreOf(await script.default({ mainScriptUrlOrBlob })));
    }),
} satisfies CoreWorkerApi);
