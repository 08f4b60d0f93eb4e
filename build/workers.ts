// How workers are built: each is one complete script, because a compute worker may load nothing. The server picks a script's
// policy by its folder.
import { basename, dirname, join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const runtime = (file: string) => JSON.stringify(join(import.meta.dirname, '../workers/runtime', file));

/** A tool's kernel, or a further one of the tool, in its folder `kernels/`. */
const KERNEL = /[\\/]workers[\\/]kernels[\\/](?:([^\\/]+)[\\/]kernel|[^\\/]+[\\/]kernels[\\/]([^\\/]+))\.ts/;

export function kernelId(file: string): string | undefined {
  const [, own, further] = KERNEL.exec(file) ?? [];
  return own ?? further;
}

/**
 * Makes a kernel's file a complete worker. The lockdown is imported first, so that it runs before the kernel and its libraries. It is on
 * the first line, so that the lines of the source map stay right.
 */
function asWorker(code: string, id: string) {
  const name = JSON.stringify(kernelId(id));
  const served = `\nimport { serve } from ${runtime('serve.ts')};\nserve({ ${name}: kernel });\n`;
  return { code: `import ${runtime('lockdown.ts')};${code}${served}`, map: null };
}

const kernelWorkers = (): Plugin => ({
  name: 'toolyard-kernel-workers',
  transform: {
    filter: { id: KERNEL },
    handler(code, id) {
      return this.getModuleInfo(id)?.isEntry ? asWorker(code, id) : null;
    },
  },
});

/** The development server has no entry points and marks a worker's file with a query. */
export const kernelWorkersInDev = (): Plugin => ({
  name: 'toolyard-kernel-workers-in-dev',
  apply: 'serve',
  transform: { filter: { id: /[\\/]kernels[\\/][^?]*\.ts\?(?:.*&)?worker_file\b/ }, handler: asWorker },
});

/** The FFmpeg library creates a nested worker. This code is prepended to that worker's script. */
const ffmpegWorker = (): Plugin => ({
  name: 'ffmpeg-worker',
  transform: {
    filter: { id: /[\\/]@ffmpeg[\\/]ffmpeg[\\/]dist[\\/]esm[\\/]worker\.js/ },
    handler: (code) => ({ code: `import ${runtime('ffmpeg-worker.ts')};\n${code}`, map: null }),
  },
});

/** A kernel becomes `assets/compute/<id>-….js`. The media library's nested worker needs the network as well. */
const entryFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) => {
  const id = facadeModuleId ?? '';
  const kernel = kernelId(id);
  if (kernel !== undefined) return `assets/compute/${kernel}-[hash].js`;
  return `assets/${basename(dirname(id)) === 'compute' ? 'compute' : 'media'}/[name]-[hash].js`;
};

export const workerBuild = {
  format: 'es',
  plugins: () => [kernelWorkers(), ffmpegWorker()],
  rolldownOptions: { output: { codeSplitting: false, entryFileNames } },
} as const satisfies UserConfig['worker'];
