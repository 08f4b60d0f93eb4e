// The same work in the three engines: how long it takes, and how much the whole browser grows by.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { withEngine, type Engine } from '../../browser/engines';
import {
  box,
  isEnabled,
  isShown,
  openAndUse,
  region,
  useAgainOrAnew,
  type EngineUse,
  type Used,
} from '../../browser/use-in-engine';
import { MB, noiseFile } from '../../inputs';
import type { Input } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Findings } from '../../model';
import { video } from '../../videos';
import { atMost, findings, measured, mergeFindings } from '../part';
import { proseFile } from '../tools/prose';

/** The limit of the browser's memory growth, including its share of the result. */
export const GROWTH_MB = 100;

const ENGINES: readonly Engine[] = ['Chromium', 'Firefox', 'WebKit'];

const COUNTS = { role: 'definition', within: region('Counts') } as const;

interface Work {
  readonly label: string;
  readonly use: EngineUse;
  readonly small: () => Promise<Input>;
  readonly large: (quick: boolean) => Promise<Input>;
  /** The file's result from another program. */
  readonly native?: (path: string) => Promise<string>;
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function characters(path: string): Promise<string> {
  const { stdout } = await run('env', ['LC_ALL=C.UTF-8', 'wc', '-m', path]);
  return stdout.trim().split(/\s+/)[0] ?? '';
}

export const MP4_TO_MP3: EngineUse = {
  tool: 'mp4-to-mp3-converter',
  button: 'Convert',
  isDone: isShown({ role: 'link', name: /MP3/, within: { role: 'main' } }),
};

const WORKS: readonly Work[] = [
  {
    label: 'Four hashes',
    use: {
      tool: 'hash-generator',
      button: 'Generate Hashes',
      isDone: isShown(box('SHA256')),
      output: async (driver) => (await driver.texts(box('SHA256'))).join(),
    },
    small: () => noiseFile(4 * MB),
    large: (quick) => noiseFile((quick ? 16 : 200) * MB),
    native: sha256,
  },
  {
    label: 'Base64',
    use: { tool: 'base64-encoder', button: 'Encode', isDone: isShown(region(/^Result/)) },
    small: () => noiseFile(4 * MB),
    // If results stay in memory, this one fits.
    large: (quick) => noiseFile((quick ? 16 : 40) * MB),
  },
  {
    label: 'Count',
    use: {
      tool: 'word-counter',
      clear: 'Clear Text',
      isDone: isEnabled('Copy Report'),
      output: async (driver) => (await driver.texts(COUNTS))[0]?.replaceAll(',', '') ?? '',
    },
    small: () => proseFile(4 * MB),
    large: (quick) => proseFile((quick ? 16 : 200) * MB),
    native: characters,
  },
  {
    label: 'MP4 to MP3',
    use: MP4_TO_MP3,
    small: () => video(0.1),
    large: (quick) => video(quick ? 0.5 : 2),
  },
  {
    label: 'MP4 to MP3 by FFmpeg',
    use: MP4_TO_MP3,
    small: () => video(0.1, 'ac3'),
    large: (quick) => video(quick ? 0.5 : 2, 'ac3'),
  },
];

function toFindings(where: string, uses: readonly Used[], wanted: string | undefined): Findings {
  const wrong = uses.flatMap(({ refusal, output }) => {
    if (refusal !== '') return [`${where}: ${refusal}`];
    return wanted === undefined || output === wanted ? [] : [`${where}: ${output}, but it is ${wanted}`];
  });
  return findings({
    measurements: [
      measured(
        `Time, ${where}`,
        uses.map(({ ms }) => ms),
        'ms',
      ),
      {
        ...atMost(
          `The browser’s memory growth, ${where}`,
          uses.map(({ growth }) => growth),
          GROWTH_MB,
          'MB',
        ),
        by: 'most',
      },
    ],
    wrong: [...new Set(wrong)],
  });
}

const measure = (engine: Engine, session: Session) =>
  withEngine(engine, async (driver) => {
    const found: Findings[] = [];
    for (const work of WORKS) {
      const [small, large] = [await work.small(), await work.large(session.quick)];
      await openAndUse(driver, work.use, small.path);
      const where = `${work.label}, ${large.label}, ${driver.version}`;
      const uses = await session.repeat(where, () => useAgainOrAnew(driver, work.use, small.path, large.path));
      found.push(toFindings(where, uses, await work.native?.(large.path)));
    }
    return mergeFindings(found);
  });

export const engines: RunPart = async (_, session) => {
  const found: Findings[] = [];
  for (const engine of ENGINES) found.push(await measure(engine, session));
  return mergeFindings(found);
};
