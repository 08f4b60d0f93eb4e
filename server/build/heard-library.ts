// The audio engine's library makes a worker of its own, below ours. Its requests are reported like those of every other worker.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const REPORT = join(import.meta.dirname, '../../workers/runtime/report-requests.ts');

export const heardLibrary = (): Plugin => ({
  name: 'heard-library',
  transform: {
    filter: { id: /[\\/]@ffmpeg[\\/]ffmpeg[\\/]dist[\\/]esm[\\/]worker\.js/ },
    handler: (code) => ({
      code: `import { reportRequests } from ${JSON.stringify(REPORT)};\nreportRequests();\n${code}`,
      map: null,
    }),
  },
});
