// MP4 to MP3 as on most sites: ffmpeg.wasm, with the whole file copied into its memory.
import coreUrl from '@ffmpeg/core?url';
import wasmUrl from '@ffmpeg/core/wasm?url';
import { FFmpeg } from '@ffmpeg/ffmpeg';
import { fetchFile } from '@ffmpeg/util';

const absolute = (url: string) => new URL(url, location.href).href;

/** Loads a new engine, like a visitor's first conversion. Resolves to the MP3's address. */
export async function convertByCopy(file: File, bitRate: number): Promise<string> {
  const ffmpeg = new FFmpeg();
  await ffmpeg.load({ coreURL: absolute(coreUrl), wasmURL: absolute(wasmUrl) });
  try {
    await ffmpeg.writeFile('input.mp4', await fetchFile(file));
    const code = await ffmpeg.exec(['-i', 'input.mp4', '-vn', '-b:a', `${bitRate}k`, 'output.mp3']);
    if (code !== 0) throw new Error(`ffmpeg.wasm ended with ${code}`);
    const mp3 = (await ffmpeg.readFile('output.mp3')) as Uint8Array<ArrayBuffer>;
    return URL.createObjectURL(new Blob([mp3], { type: 'audio/mpeg' }));
  } finally {
    ffmpeg.terminate();
  }
}
