// `npm run bench`: measures the site in a real browser against what a visitor would use instead, and against the machine's
// own programs. Times are never judged, results are: a wrong one makes the benchmark fail.
import { join } from 'node:path';
import { readArguments } from './arguments';
import { openBench } from './browser/open';
import { BENCH_FOLDER, removeInputs } from './inputs';
import { describeEnvironment, loadNow } from './measure/environment';
import { bridge } from './parts/bridge';
import { diffChecker } from './parts/diff-checker';
import { encoders } from './parts/encoders';
import { engines } from './parts/engines';
import { enginesGigabyte } from './parts/engines-gigabyte';
import { everyPage } from './parts/every-page';
import { firstVisit } from './parts/first-visit';
import { gigabyte } from './parts/gigabyte';
import { hash } from './parts/hash';
import { jsonFormatter } from './parts/json-formatter';
import { jsonToYaml } from './parts/json-to-yaml';
import { large } from './parts/large';
import { markdownEditor } from './parts/markdown-editor';
import { media } from './parts/media';
import { mp3Seams } from './parts/mp3-seams';
import type { Part, Settings, PartReport } from './parts/part';
import { qrGenerator } from './parts/qr-generator';
import { randomGenerator } from './parts/random-generator';
import { regexTester } from './parts/regex-tester';
import { server } from './parts/server';
import { serverSoak } from './parts/server-soak';
import { textConverters } from './parts/text-converters';
import { textDeduplicator } from './parts/text-deduplicator';
import { throttled } from './parts/throttled';
import { tuning } from './parts/tuning';
import { uuidGenerator } from './parts/uuid-generator';
import { wordCounter } from './parts/word-counter';
import { xmlFormatter } from './parts/xml-formatter';
import { saveReport } from './report/report';
import { partTable } from './report/table';

const PARTS: readonly Part[] = [
  hash,
  bridge,
  media,
  mp3Seams,
  encoders,
  textConverters,
  wordCounter,
  textDeduplicator,
  throttled,
  qrGenerator,
  randomGenerator,
  uuidGenerator,
  jsonFormatter,
  jsonToYaml,
  xmlFormatter,
  diffChecker,
  regexTester,
  markdownEditor,
  firstVisit,
  everyPage,
  server,
  serverSoak,
  gigabyte,
  large,
  engines,
  enginesGigabyte,
  tuning,
];

/** Take many minutes and gigabytes of disk, or are of no use to a visitor: they run when asked for. */
const ON_DEMAND: readonly string[] = [
  'every-page',
  'server-soak',
  'gigabyte',
  'large',
  'engines',
  'engines-gigabyte',
  'tuning',
];

const ids = PARTS.map(({ id }) => id);

async function runPart(part: Part, settings: Settings): Promise<PartReport> {
  console.log(`\n== ${part.title}`);
  const loadBefore = loadNow();
  const startedAt = performance.now();
  // A browser of its own: what one part leaves behind must not weigh on the next.
  const bench = await openBench();
  try {
    const found = await part.run(bench, settings);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const environment = await describeEnvironment(bench.browser, loadBefore);
    return { id: part.id, title: part.title, rounds: settings.rounds, seconds, environment, ...found };
  } finally {
    await bench.close();
  }
}

async function main() {
  const { parts, clean, ...settings } = readArguments(ids);
  if (clean) await removeInputs();
  const chosen = PARTS.filter(({ id }) => (parts.length > 0 ? parts.includes(id) : !ON_DEMAND.includes(id)));
  // A quick look must not replace real figures.
  const folder = settings.quick ? join(BENCH_FOLDER, 'quick') : join(import.meta.dirname, 'results');
  // Whatever ends the program before it is through, it has not succeeded.
  process.exitCode = 1;
  let faults = 0;
  for (const part of chosen) {
    const report = await runPart(part, settings);
    console.log(partTable(report));
    console.log(`\nReport: ${await saveReport(folder, [report], ids)}`);
    faults += report.faults.length;
  }
  process.exitCode = faults > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
