// ffmpeg as an audio engine: command lines go in, and what it prints and writes comes out as data. It runs wherever a core
// runs, in a browser's worker or in Node.
import { AudioError, type AudioEngine, type AudioPlan } from '../../contract/audio-engine';
import { MiB, type Sink } from '../../contract/sink';
import { conversionArguments, outputPath, probeArguments } from './arguments';
import { toAudioProbe } from './audio-probe';
import { jumpsBack, onFilmClock, pictureArguments, pictureTime } from './clock';
import type { Execution, FfmpegCore } from './core';
import { conversionFailure, probeFailure, ranOutOfMemory } from './failure';
import { readId3Tag } from './metadata';
import { judge } from './outcome';
import { isPicture, parseProbe, type FfmpegProbe } from './probe';

/**
 * ffmpeg.wasm keeps its output in memory until it is complete, because it writes the length into the first frame. 1 GiB is about
 * 12 hours at 192 kbit/s.
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

/** It reads no more than the beginning and the index. A demuxer that waits for something else in the file waits without end. */
const PROBE_MS = 20_000;

async function withinTime(probing: Promise<Execution>): Promise<Execution> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AudioError('unrecognized')), PROBE_MS);
  });
  try {
    return await Promise.race([probing, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function openFile(core: FfmpegCore, file: Blob): Promise<Opened> {
  const path = await core.mount(file);
  const { log } = await withinTime(core.exec(probeArguments(path)));
  const probe = parseProbe(log);
  if (!probe) throw probeFailure(log);
  if (probe.audio.length === 0 && isPicture(probe)) throw new AudioError('picture');
  const picture = probe.hasVideo ? pictureTime((await core.exec(pictureArguments(path))).log) : undefined;
  return { file, path, probe: onFilmClock(probe, picture) };
}

async function convert(
  core: FfmpegCore,
  { file, path: input, probe }: Opened,
  plan: AudioPlan,
  sink: Pick<Sink, 'write'>,
  onTime?: (seconds: number) => void,
) {
  const tag = plan.format === 'mp3' && plan.keepTags ? await readId3Tag(core, file, input, plan, probe) : undefined;
  let execution = await core.exec(conversionArguments(input, plan, probe), onTime);
  const isJoined = jumpsBack(execution.log, plan);
  if (isJoined) execution = await core.exec(conversionArguments(input, plan, probe, false), onTime);
  if (ranOutOfMemory(execution.log)) throw conversionFailure(execution.log);
  const path = outputPath(plan.format);
  // The length is in its beginning. Undefined if the command wrote no file.
  const head = await core.take(path);
  const track = probe.audio[plan.track];
  const outcome = judge(execution, head ?? new Uint8Array(0), plan, track?.sampleRate ?? 0, isJoined);
  if (outcome.seconds === 0) throw conversionFailure(execution.log);
  if (tag) await sink.write(tag);
  // Each piece leaves memory before the next one is asked for.
  for (let piece: Uint8Array | undefined = head; piece; piece = await core.take(path)) await sink.write(piece);
  return outcome;
}
