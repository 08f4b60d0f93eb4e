// Base64 and hexadecimal: a file through the site to its result, and the kernels alone over bytes in memory, against the
// machine's own programs and against how the usual page does it.
import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { kernel as base64 } from '../../../workers/kernels/base64-encoder/kernel';
import { DEFAULTS as BASE64 } from '../../../workers/kernels/base64-encoder/spec';
import { kernel as hex } from '../../../workers/kernels/hex-encoder/kernel';
import { DEFAULTS as HEX } from '../../../workers/kernels/hex-encoder/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { clickToResult } from '../../browser/click';
import { fileField } from '../../browser/file-field';
import type { Bench } from '../../browser/open';
import { BENCH_FOLDER, GB, MB, madeOnce, noiseFile, sizeLabel } from '../../inputs';
import { NotHere, type Contender, type Input, type Sample } from '../../measure/contender';
import { watchMemory } from '../../measure/memory';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings, RatioTarget } from '../../model';
import { atLeast, findings, memoryFindings, mergeFindings } from '../part';

type Codec = 'base64' | 'hex';
type Direction = 'encode' | 'decode';

const TOOLS = {
  base64: { id: 'base64-encoder', label: 'Base64', program: 'base64', encode: ['-w', '0'], decode: ['-d'] },
  hex: { id: 'hex-encoder', label: 'Hex', program: 'xxd', encode: ['-p'], decode: ['-r', '-p'] },
} as const;

/** The program's name, if it must start and read a file although the other contenders have their input in memory. */
const withStart = (codec: Codec) => `${TOOLS[codec].program}, with its start`;

/** The largest file for a page that turns everything into strings. */
const NAIVE_BYTES = 16 * MB;

function site(page: Page, direction: 'Encode' | 'Decode'): Contender {
  const button = page.getByRole('button', { name: direction, exact: true });
  return {
    name: 'Toolyard',
    kind: 'ours',
    prepare: ({ path }) => fileField(page).setInputFiles(path),
    run: async () => {
      await page.bringToFront();
      return { ms: await clickToResult(button, 'main section h2') };
    },
  };
}

/** What most pages do, on an empty page: the file as a string, from which another string is made. */
function naive(page: Page, codec: Codec): Contender {
  return {
    name: 'naive page',
    kind: 'peer',
    maxBytes: NAIVE_BYTES,
    prepare: async ({ path }) => {
      await page.setContent('<input type=file>');
      await page.locator('input').setInputFiles(path);
    },
    run: async () => {
      await page.bringToFront();
      const ms = await page.evaluate(async (kind) => {
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
      }, codec);
      return { ms };
    },
  };
}

/** A program including its start. It writes to a file, or to nothing if only the computing counts. */
function native(codec: Codec, direction: Direction, goal: 'file' | 'nothing'): Contender {
  const to = goal === 'file' ? join(BENCH_FOLDER, `native-${codec}.out`) : '/dev/null';
  const { program } = TOOLS[codec];
  const name = goal === 'file' ? program : withStart(codec);
  return { name, kind: 'native', run: ({ path }) => runNative(codec, direction, path, to) };
}

async function runNative(codec: Codec, direction: Direction, path: string, to: string): Promise<Sample> {
  const { program, [direction]: args } = TOOLS[codec];
  const out = await open(to, 'w');
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
}

/** Noise as the machine's own program writes it. */
async function encodedFile(codec: Codec, bytes: number): Promise<Input> {
  const { path: noise } = await noiseFile(bytes);
  const path = await madeOnce(`${codec}-${bytes}.txt`, async (target) => {
    await runNative(codec, 'encode', noise, target);
  });
  return { label: `${sizeLabel(bytes)}, encoded`, bytes: (await stat(path)).size, path };
}

/** The machine's limit over bytes in memory: Node's own encoder, without starting a program. */
function nodeAlone(codec: Codec): Contender {
  let bytes = Buffer.alloc(0);
  return {
    name: 'Node’s Buffer',
    kind: 'native',
    prepare: async ({ path }) => {
      bytes = await readFile(path);
    },
    run: () => {
      const startedAt = performance.now();
      const { length } = bytes.toString(codec);
      const ms = performance.now() - startedAt;
      if (length === 0) throw new Error('Node has encoded nothing');
      return Promise.resolve({ ms });
    },
  };
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
      if (!reply.ok) throw new Error(JSON.stringify(reply.error));
      return { ms: reply.ms };
    },
  };
}

async function lightness(bench: Bench, session: Session, codec: Codec, bytes: number): Promise<Findings> {
  const { path } = await noiseFile(bytes);
  const where = `${TOOLS[codec].label}, ${sizeLabel(bytes)}`;
  const once = async () => {
    const page = await bench.openTool(TOOLS[codec].id);
    const button = page.getByRole('button', { name: 'Encode', exact: true });
    const memory = await watchMemory(bench.browser, async () => {
      await fileField(page).setInputFiles(path);
      await clickToResult(button, 'main section h2');
    });
    await page.close();
    return memory;
  };
  return session.measure(`memory, ${where}`, once, (uses) => memoryFindings(uses, where, 32));
}

async function comparisonsOf(bench: Bench, session: Session, codec: Codec) {
  const { id, label } = TOOLS[codec];
  const page = await bench.openTool(id);
  const naivePage = await bench.openBlank();
  const contenders = [site(page, 'Encode'), naive(naivePage, codec), native(codec, 'encode', 'file')];
  const files: Comparison[] = [];
  for (const bytes of session.quick ? [16 * MB] : [16 * MB, 200 * MB]) {
    files.push(await session.compare({ subject: label, input: await noiseFile(bytes), contenders }));
  }
  await naivePage.close();
  await page.getByRole('radio', { name: 'Decode' }).check();
  const encoded = await encodedFile(codec, session.quick ? 16 * MB : 200 * MB);
  const decoders = [site(page, 'Decode'), native(codec, 'decode', 'file')];
  const decoding = await session.compare({ subject: `${label} decode`, input: encoded, contenders: decoders });
  await page.close();
  const input = await noiseFile(session.quick ? 16 * MB : 128 * MB);
  const inMemory = { ...input, label: `${sizeLabel(input.bytes)} in memory` };
  const alone = [kernelAlone(codec), nodeAlone(codec), native(codec, 'encode', 'nothing')];
  return { files, decoding, memory: await session.compare({ subject: label, input: inMemory, contenders: alone }) };
}

export const encoders: RunPart = async (bench, session) => {
  const targets: RatioTarget[] = [];
  const light: Findings[] = [];
  const comparisons: Comparison[] = [];
  for (const codec of ['base64', 'hex'] as const) {
    light.push(await lightness(bench, session, codec, session.quick ? 200 * MB : 2 * GB));
    const { files, decoding, memory } = await comparisonsOf(bench, session, codec);
    comparisons.push(...files, decoding, memory);
    const { program } = TOOLS[codec];
    const [small, large] = files;
    if (small) targets.push(...atLeast(10, 'naive page', small));
    if (large && codec === 'base64') targets.push(...atLeast(0.6, program, large));
    targets.push(...atLeast(codec === 'base64' ? 2 : 5, withStart(codec), memory));
  }
  return mergeFindings([findings({ comparisons, targets }), ...light]);
};
