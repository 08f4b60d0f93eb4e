// Sound in a file with chapters, made by the FFmpeg of this machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Title and start in seconds. */
type Titled = readonly [title: string, start: number];

/**
 * @param name decides the container
 * @param settings of the file, which may have pictures first
 */
export function chaptered(name: string, settings: string, chapters: readonly Titled[], seconds = 4): File {
  const folder = mkdtempSync(join(tmpdir(), 'chapters-'));
  const listed = chapters.map(
    ([title, start], i) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start * 1000}\nEND=${(chapters[i + 1]?.[1] ?? seconds) * 1000}\ntitle=${title}\n`,
  );
  try {
    writeFileSync(join(folder, 'list'), `;FFMETADATA1\n${listed.join('')}`);
    const sound = `-f lavfi -i aevalsrc=0.3*sin(2*PI*(200+90*t)*t)|0.3*sin(2*PI*(900-70*t)*t):s=48000:d=${seconds}`;
    const args = `-v error ${sound} -f ffmetadata -i list -map 0:a -map_chapters 1 ${settings} ${name}`;
    execFileSync('ffmpeg', args.split(' '), { cwd: folder });
    return new File([readFileSync(join(folder, name))], name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
