// What the worker of ffmpeg.wasm's core is asked for.
import type { ProxyMarked } from 'comlink';
import type { FfmpegCore } from '../../engines/ffmpeg/core';

export interface CoreWorkerApi {
  /** @param scriptUrl of @ffmpeg/core's script, which asks for its module at `wasmUrl` */
  load(scriptUrl: string, wasmUrl: string): Promise<FfmpegCore & ProxyMarked>;
}
