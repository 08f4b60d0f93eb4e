// The real output of the wasm core: `probe-*` for `-i file`, `convert-*` for a conversion to MP3 at 192 kbit/s.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readLog = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'logs', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
