// The library of the general audio engine makes a worker of its own, below ours. What that worker does besides is put before it.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BEFORE = join(import.meta.dirname, '../../workers/runtime/ffmpeg-worker.ts');

export const ffmpegWorker = (): Plugin => ({
  name: 'ffmpeg-worker',
  transform: {
    filter: { id: /[\\/]@ffmpeg[\\/]ffmpeg[\\/]dist[\\/]esm[\\/]worker\.js/ },
    handler: (code) => ({ code: `import ${JSON.stringify(BEFORE)};\n${code}`, map: null }),
  },
});
