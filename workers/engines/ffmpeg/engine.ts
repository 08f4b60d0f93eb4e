// ffmpeg as an audio engine: command lines go in, and what it prints and writes comes out as data. It runs wherever a core
// runs, in a browser's worker or in Node.
import { AudioError, type AudioEngine, type AudioPlan } from '../../contract/audio-engine';
import { MiB, type Sink } from '../../contract/sink';
import { conversionArguments, outputPath, probeArguments } from './arguments';
import { toAudioProbe } from './audio-probe';
import type { FfmpegCore } from './core';
import { conversionFailure, probeFailure, ranOutOfMemory } from './failure';
import { judge } from './outcome';
import { isPicture, parseProbe, type FfmpegProbe } from './probe';

const WRITE_BYTES = 4 * MiB;

/**
 * ffmpeg.wasm keeps its output in one array that is copied whenever it has to grow, and copied again on its way out: the
 * browser holds three to four times the MP3 for a moment. 1 GiB is about 12 hours at 192 kbit/s, and as much as a desktop's
 * browser can take.
 */
const MAX_MP3_BYTES = 1024 * MiB;

interface Opened {
  readonly file: Blob;
  readonly path: string;
  readonly probe: FfmpegProbe;
}

export function createFfmpegEngine(core: FfmpegCore): AudioEngine {
  let opening: Promise<Opened> | undefined;
  const open = async (file: Blob) => {
    opening ??= openFile(core, file);
    const opened = await opening;
    if (opened.file !== file) throw new Error('An engine takes one file.');
    return opened;
  };
  return {
    name: 'ffmpeg',
    maxBytes: MAX_MP3_BYTES,
    probe: async (file) => toAudioProbe((await open(file)).probe),
    convert: async (file, plan, sink, onTime) => convert(core, await open(file), plan, sink, onTime),
  };
}

async function openFile(core: FfmpegCore, file: Blob): Promise<Opened> {
  const path = await core.mount(file);
  const { log } = await core.exec(probeArguments(path));
  const probe = parseProbe(log);
  if (!probe) throw probeFailure(log);
  if (probe.audio.length === 0 && isPicture(probe)) throw new AudioError('picture');
  return { file, path, probe };
}

async function convert(
  core: FfmpegCore,
  { path, probe }: Opened,
  plan: AudioPlan,
  sink: Pick<Sink, 'write'>,
  onTime?: (seconds: number) => void,
) {
  const execution = await core.exec(conversionArguments(path, plan, probe), onTime);
  if (ranOutOfMemory(execution.log)) throw conversionFailure(execution.log);
  const result = await readOutput(core, outputPath(plan.format), execution.exitCode);
  const outcome = judge(execution, result);
  if (outcome.seconds === 0) throw conversionFailure(execution.log);
  await writeAll(sink, result);
  return outcome;
}

/** Empty when a failed command left nothing behind. */
async function readOutput(core: FfmpegCore, path: string, exitCode: number): Promise<Uint8Array> {
  try {
    return await core.readFile(path);
  } catch (error) {
    if (exitCode === 0 || error instanceof RangeError) throw error;
    return new Uint8Array(0);
  }
}

/** In chunks, though ffmpeg.wasm hands over the whole: its library reads no part of a file. */
async function writeAll(sink: Pick<Sink, 'write'>, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += WRITE_BYTES) await sink.write(bytes.subarray(at, at + WRITE_BYTES));
}
