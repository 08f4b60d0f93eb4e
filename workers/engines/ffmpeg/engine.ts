// ffmpeg as an audio engine. It turns requests into command lines, and what ffmpeg prints and writes into data. It runs in a
// browser's worker or in Node.
import { AudioError, type AudioEngine, type AudioPlan } from '../../contract/media/audio-engine';
import type { SoundShape } from '../../contract/media/sound-shape';
import { MiB, type Sink } from '../../contract/run/sink';
import { afterAwake } from '../../lib/awake-timer';
import { layerOf } from '../../lib/mpeg-frame';
import {
  conversionArguments,
  frameArguments,
  framePath,
  meterArguments,
  outputPath,
  probeArguments,
} from './arguments';
import { toAudioProbe } from './audio-probe';
import { changesForm, jumpsBack, onMovieClock, pictureArguments, pictureTime } from './clock';
import type { Execution, FfmpegCore } from './core';
import { conversionFailure, probeFailure, ranOutOfMemory } from './failure';
import { readMetadata } from './metadata';
import { meterPath, readShape } from './meter-file';
import { judge } from './outcome';
import { hasOneForm } from './mp3-length';
import { isPicture, parseProbe, type FfmpegProbe, type FfmpegTrack } from './probe';
import { writeTags } from './write-tags';

/**
 * ffmpeg.wasm keeps its output in memory until it is complete, because the length is written into the first frame. 1 GiB is
 * about 12 hours at 192 kbit/s.
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
    async tags(file) {
      const { path, probe } = await open(file);
      return readMetadata(core, file, path, probe);
    },
    convert: async (file, plan, sink, onTime) => convert(core, await open(file), plan, sink, onTime),
    measure: async (file, plan, onTime) => measure(core, await open(file), plan, onTime),
  };
}

/** Reads no more than the beginning and the index. A demuxer that looks for more in the file may never finish. */
const PROBE_MS = 20_000;

async function withinTime(probing: Promise<Execution>): Promise<Execution> {
  let stop: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = afterAwake(PROBE_MS, () => reject(new AudioError('unrecognized')));
  });
  try {
    return await Promise.race([probing, late]);
  } finally {
    stop();
  }
}

async function openFile(core: FfmpegCore, file: Blob): Promise<Opened> {
  const path = await core.mount(file);
  const { log } = await withinTime(core.exec(probeArguments(path)));
  const probe = parseProbe(log);
  if (!probe) throw probeFailure(log);
  if (probe.audio.length === 0 && isPicture(probe)) throw new AudioError('picture');
  const picture = probe.hasVideo ? pictureTime((await core.exec(pictureArguments(path))).log) : undefined;
  const audio: FfmpegTrack[] = [];
  for (const track of probe.audio) audio.push(await withLayer(core, path, track));
  return { file, path, probe: { ...onMovieClock(probe, picture), audio } };
}

/**
 * MP4 has the same code for all layers of MPEG audio, and ffmpeg assumes layer III. The header of a frame has the real layer.
 */
async function withLayer(core: FfmpegCore, path: string, track: FfmpegTrack): Promise<FfmpegTrack> {
  if (track.codec !== 'mp3') return track;
  await core.exec(frameArguments(path, track.index));
  const layer = layerOf((await core.take(framePath(track.index))) ?? new Uint8Array(0));
  return { ...track, codec: `mp${layer ?? 3}` };
}

async function convert(
  core: FfmpegCore,
  { path: input, probe }: Opened,
  plan: AudioPlan,
  sink: Pick<Sink, 'write'>,
  onTime?: (seconds: number) => void,
) {
  await writeTags(core, plan);
  let execution = await core.exec(conversionArguments(input, plan, probe), onTime);
  const joined = changesForm(execution.log) ? 'form' : jumpsBack(execution.log, plan) ? 'times' : undefined;
  if (joined) execution = await core.exec(conversionArguments(input, plan, probe, false), onTime);
  if (ranOutOfMemory(execution.log)) throw conversionFailure(execution.log);
  const path = outputPath(plan.format);
  // The beginning of the file has the length. Undefined if the command wrote no file.
  const head = await core.take(path);
  const rest = plan.encoding === 'copy' && plan.format === 'mp3' && head ? await copied(core, path, head) : [];
  const track = probe.audio[plan.track];
  const outcome = judge(execution, head ?? new Uint8Array(0), plan, track?.sampleRate ?? 0, joined);
  if (outcome.seconds === 0) throw conversionFailure(execution.log);
  // Each piece is freed before the next one is requested.
  const next = async () => rest.shift() ?? (await core.take(path));
  for (let piece: Uint8Array | undefined = head; piece; piece = await next()) await sink.write(piece);
  return outcome;
}

async function measure(
  core: FfmpegCore,
  { path, probe }: Opened,
  plan: AudioPlan,
  onTime: (seconds: number) => void,
): Promise<SoundShape> {
  if (plan.encoding === 'copy') throw new Error('A copy decodes nothing.');
  let { log } = await core.exec(meterArguments(path, plan, probe, true), onTime);
  if (changesForm(log) || jumpsBack(log, plan))
    ({ log } = await core.exec(meterArguments(path, plan, probe, false), onTime));
  const shape = readShape((await core.take(meterPath(plan.encoding))) ?? new Uint8Array(0));
  if (!shape || shape.seconds === 0) throw conversionFailure(log);
  return shape;
}

/**
 * Every piece of a copied MP3 after the first one. Most players expect the sample rate and the number of channels to stay the
 * same.
 */
async function copied(core: FfmpegCore, path: string, head: Uint8Array): Promise<Uint8Array[]> {
  const rest: Uint8Array[] = [];
  for (let piece = await core.take(path); piece; piece = await core.take(path)) rest.push(piece);
  if (!hasOneForm([head, ...rest])) throw new AudioError('uncopyable');
  return rest;
}
