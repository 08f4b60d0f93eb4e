// Runs the kernel on a fixture with the real core, and decodes what comes out.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Ports } from '../../../workers/contract/run/kernel';
import type { Stored } from '../../../workers/contract/run/sink';
import type { OnProgress, RunReply } from '../../../workers/contract/run/wire';
import { concatBytes } from '../../../workers/lib/concat-bytes';
import type { Execution, FfmpegCore } from '../../../workers/engines/ffmpeg/core';
import { kernel } from '../../../workers/kernels/mp4-to-mp3-converter/kernel';
import {
  DEFAULT_OPTIONS,
  type Mp4ToMp3Options,
  type Mp4ToMp3Output,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { replyInEnglish } from '../in-english';
import type { InWords } from '../../../workers/contract/run/message';
import { runKernel } from '../../../workers/run/run-kernel';
import type { SinkPorts } from '../../../workers/run/sink';
import { createCoreEngine, loadNodeCore } from './core-engine';

export const FIXTURES = join(import.meta.dirname, '../../fixtures/media');

export const readFixture = async (name: string) => new File([await readFile(join(FIXTURES, name))], basename(name));

export interface RunSettings {
  readonly options?: Partial<Mp4ToMp3Options>;
  readonly ports?: Ports;
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
  readonly sinkPorts?: SinkPorts;
}

export function convert(file: Blob, settings: RunSettings = {}): Promise<RunReply<InWords<Mp4ToMp3Output>, string>> {
  const {
    options = {},
    ports = { audioEngines: [{ name: 'ffmpeg', load: createCoreEngine }] },
    signal = new AbortController().signal,
  } = settings;
  const { onProgress = () => undefined, sinkPorts = {} } = settings;
  return replyInEnglish(
    runKernel(kernel, file, { ...DEFAULT_OPTIONS, ...options }, { signal, ports, onProgress, sinkPorts }),
  );
}

export function blobOf(stored: Stored): Blob {
  if (stored.stored !== 'blob') throw new Error(`An MP3 came as ${stored.stored}.`);
  return stored.blob;
}

async function readAll(core: FfmpegCore, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let piece = await core.take(path); piece; piece = await core.take(path)) pieces.push(piece);
  return concatBytes(pieces);
}

const withPath = (args: string, path: string) => args.split(' ').map((arg) => (arg === '{in}' ? path : arg));

/** Runs ffmpeg on a file; `{in}` is replaced by its path. */
export async function ffmpeg(
  file: Blob,
  args: string,
): Promise<Execution & { read: (path: string) => Promise<Uint8Array> }> {
  const core = await loadNodeCore();
  const path = await core.mount(file);
  const result = await core.exec(withPath(args, path));
  return { ...result, read: (output) => readAll(core, output) };
}

/** The same for ffprobe. Resolves to its output. */
export async function ffprobe(file: Blob, args: string): Promise<string> {
  const core = await loadNodeCore();
  return core.ffprobe(withPath(args, await core.mount(file)));
}

/** The samples of each channel, as players play them: without the encoder's delay and padding. */
export async function decode(audio: Blob, channels: number): Promise<Float32Array[]> {
  const { read } = await ffmpeg(audio, '-i {in} -map 0:a -f f32le /output/pcm');
  const samples = new Float32Array(Uint8Array.from(await read('/output/pcm')).buffer);
  const length = samples.length / channels;
  return Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length }, (_, i) => samples[i * channels + c] ?? 0),
  );
}
