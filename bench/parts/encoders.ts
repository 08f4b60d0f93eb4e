// Base64 and hexadecimal: a file through the site to its result, and the kernels alone over bytes in memory, against the
// machine's own programs and against how the usual page does it.
import type { Page } from '@playwright/test';
import { open, readFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { kernel as base64 } from '../../workers/kernels/base64-encoder/kernel';
import { DEFAULTS as BASE64 } from '../../workers/kernels/base64-encoder/spec';
import { kernel as hex } from '../../workers/kernels/hex-encoder/kernel';
import { DEFAULTS as HEX } from '../../workers/kernels/hex-encoder/spec';
import { runKernel } from '../../workers/run/run-kernel';
import { clickToResult } from '../browser/click';
import type { Bench } from '../browser/open';
import { BENCH_FOLDER, GB, MB, noiseFile, sizeLabel } from '../inputs';
import { compare, type Comparison } from '../measure/comparison';
import { NotHere, type Contender, type Input, type Sample } from '../measure/contender';
import { watchMemory } from '../measure/memory';
import { atLeast, atMost, findings, type Part, type Target } from './part';

type Codec = 'base64' | 'hex';

const TOOLS = {
  base64: { id: 'base64-encoder', label: 'Base64', program: 'base64', args: ['-w', '0'] },
  hex: { id: 'hex-encoder', label: 'Hex', program: 'xxd', args: ['-p'] },
} as const;

/** A page that makes strings of everything runs up to here. */
const NAIVE_BYTES = 16 * MB;

/** As large as a result may be in the storage of a fresh browser profile, well above 1 GB. */
const LARGE_BYTES = { base64: 0.9 * GB, hex: 0.6 * GB } as const;

const fieldOf = (page: Page) => page.locator('input[type=file]');

function site(page: Page): Contender {
  const button = page.getByRole('button', { name: 'Encode', exact: true });
  return {
    name: 'Toolyard',
    kind: 'ours',
    prepare: ({ path }) => fieldOf(page).setInputFiles(path),
    run: async () => ({ ms: await clickToResult(button, 'main section h2') }),
  };
}

/** What the usual page does, on a page of its own: the file as a string, and a string of that. */
function naive(page: Page, codec: Codec): Contender {
  return {
    name: 'naive page',
    kind: 'peer',
    maxBytes: NAIVE_BYTES,
    prepare: async ({ path }) => {
      await page.setContent('<input type=file>');
      await fieldOf(page).setInputFiles(path);
    },
    run: async () => ({
      ms: await page.evaluate(async (kind) => {
        const file = document.querySelector('input')?.files?.[0];
        const startedAt = performance.now();
        const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
        let text = '';
        if (kind === 'hex') text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
        else {
          for (const byte of bytes) text += String.fromCharCode(byte);
          text = btoa(text);
        }
        if (text.length === 0) throw new Error('Nothing came of it');
        return performance.now() - startedAt;
      }, codec),
    }),
  };
}

/** Into a file, or into nothing where only the computing counts. */
function native(codec: Codec, to: 'file' | 'nothing'): Contender {
  const { program, args } = TOOLS[codec];
  const run = async ({ path }: Input): Promise<Sample> => {
    const out = await open(to === 'file' ? join(BENCH_FOLDER, `native-${codec}.txt`) : '/dev/null', 'w');
    const startedAt = performance.now();
    try {
      await new Promise<void>((resolve, reject) => {
        const child = spawn(program, [...args, path], { stdio: ['ignore', out.fd, 'ignore'] });
        child.on('error', () => reject(new NotHere(`no ${program} on this machine`)));
        child.on('close', () => resolve());
      });
      return { ms: performance.now() - startedAt };
    } finally {
      await out.close();
    }
  };
  return { name: program, kind: 'native', run };
}

/** The kernel on this thread, over bytes, its result written to nowhere. */
function kernelAlone(codec: Codec): Contender {
  let bytes: Uint8Array = new Uint8Array();
  const nowhere = () => {
    let written = 0;
    return {
      write: (chunk: Uint8Array) => void (written += chunk.length),
      close: (mime: string) => Promise.resolve({ stored: 'saved', name: '', mime, bytes: written } as const),
      abort: () => Promise.resolve(),
    };
  };
  const environment = {
    signal: new AbortController().signal,
    sinkPorts: { openPickedFile: () => Promise.resolve(nowhere()) },
  };
  return {
    name: 'Toolyard’s kernel',
    kind: 'ours',
    prepare: async ({ path }) => {
      bytes = await readFile(path);
    },
    run: async () => {
      const reply =
        codec === 'base64'
          ? await runKernel(base64, bytes, BASE64, environment)
          : await runKernel(hex, bytes, HEX, environment);
      if (!reply.ok) throw new Error(reply.error.message);
      return { ms: reply.ms };
    },
  };
}

async function lightness(bench: Bench, codec: Codec, bytes: number): Promise<Target[]> {
  const page = await bench.openTool(TOOLS[codec].id);
  const { path } = await noiseFile(bytes);
  const button = page.getByRole('button', { name: 'Encode', exact: true });
  const memory = await watchMemory(bench.browser, async () => {
    await fieldOf(page).setInputFiles(path);
    await clickToResult(button, 'main section h2');
  });
  await page.close();
  if (!memory) return [];
  return [atMost(`${TOOLS[codec].label}, ${sizeLabel(bytes)}, renderers' memory growth`, memory.growth, 32, 'MB')];
}

async function comparisonsOf(bench: Bench, codec: Codec, rounds: number, quick: boolean) {
  const { id, label } = TOOLS[codec];
  const page = await bench.openTool(id);
  const naivePage = await bench.browser.newPage();
  const contenders = [site(page), naive(naivePage, codec), native(codec, 'file')];
  const files: Comparison[] = [];
  for (const bytes of quick ? [16 * MB] : [16 * MB, 200 * MB]) {
    files.push(await compare({ subject: label, input: await noiseFile(bytes), contenders, rounds }));
  }
  await page.close();
  await naivePage.close();
  const input = await noiseFile(quick ? 16 * MB : 128 * MB);
  const inMemory = { ...input, label: `${sizeLabel(input.bytes)} in memory` };
  const alone = [kernelAlone(codec), native(codec, 'nothing')];
  return { files, memory: await compare({ subject: label, input: inMemory, contenders: alone, rounds }) };
}

export const encoders: Part = {
  id: 'encoders',
  title: 'Base64 and Hex',
  async run(bench, { rounds, quick }) {
    const targets: Target[] = [];
    const comparisons: Comparison[] = [];
    for (const codec of ['base64', 'hex'] as const) {
      targets.push(...(await lightness(bench, codec, quick ? 200 * MB : LARGE_BYTES[codec])));
      const { files, memory } = await comparisonsOf(bench, codec, rounds, quick);
      comparisons.push(...files, memory);
      const { program } = TOOLS[codec];
      const [small, large] = files;
      if (small) targets.push(...atLeast(10, 'naive page', small));
      if (large && codec === 'base64') targets.push(...atLeast(0.6, program, large));
      targets.push(...atLeast(codec === 'base64' ? 2 : 5, program, memory));
    }
    return findings({ comparisons, targets });
  },
};
