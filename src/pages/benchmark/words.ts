// The words of the benchmark page. The objects that only its results need are in late-words.ts.
import type { JobId } from './settings';

// The top of the page.
export const title = 'Benchmark';
export const summary =
  'Measure our tools on this device, against the libraries that other sites use for the same jobs.';

// The settings.
export const tools = 'Tools';
export const jobs = {
  sha256: 'SHA-256',
  md5: 'MD5',
  base64: 'Base64, encode',
  json: 'JSON, format',
  words: 'Count words',
  lines: 'Remove duplicate lines',
  diff: 'Compare texts',
  uuid: 'Generate UUIDs',
  markdown: 'Render Markdown',
} as const satisfies Record<JobId, string>;
export const withoutFile = 'Takes no file here.';
export const input = 'Input';
export const yourFile = 'Your file';
export const chooseFile = 'Choose a file';
export const chosenFile = '{name}, {size}';
export const rounds = 'Rounds';
export const start = 'Start';
export const needsTool = 'Choose at least one tool.';
export const needsFile = 'Choose a file.';
export const duration = 'Takes at least {time}. Slow libraries freeze this page meanwhile: that is part of the test.';
export const onPhone = 'The screen stays on, the battery drains faster, and the device gets warm.';

// While it runs.
export const progress = 'Benchmark';
export const pulse = 'The page moves this pointer and this clock. They stop whenever the page freezes.';
export const cancel = 'Cancel';
export const keepInFront = 'Keep this tab in front: browsers slow hidden tabs down.';
export const loading = 'Loading';
export const calibrating = 'Checking whether the machine is busy';
export const makingInput = '{job}: making the input';
export const comparing = '{job}: comparing the results';
export const inRound = '{job}: round {round} of {rounds}, {contender}';

// Its end.
export const done = 'Done. The results are below.';
export const canceled = 'The benchmark was canceled, so there are no new results.';
export const notLoaded = 'The benchmark didn’t load';
export const notLoadedText = 'It isn’t stored for offline use. Check your connection, then start again.';
export const stopped = 'The benchmark stopped';
export const stoppedText =
  'Something went wrong on our side, or the device is out of memory. Choose a smaller input, then start again.';

// Saved results.
export const savedResults = 'Saved results';
export const openSaved = 'Open saved results';
export const savedHint = 'Compare with a run in another browser, on another device or of another version.';
export const notResults = 'This file has no benchmark results';
export const notResultsText = 'Choose a JSON file that this page has saved.';

// The results.
export const results = 'Results';
export const environment = '{browser}, {cores}, {memory}';
export const coresUnknown = 'cores not known';
export const memory = '{gb} GB of memory or more';
export const memoryUnknown = 'memory not known';
export const steady = 'The machine was steady: a loop of fixed work took as long before as after.';
export const busy = 'The machine was busy, so don’t rely on these figures: {reasons}.';
export const bothReasons = '{first}, and {second}';
export const idle = 'With nothing running, the page’s longest standstill was {still}.';
export const jobTitle = '{job}, {size}';
export const contender = 'Contender';
export const setOfLines = 'Set of lines';
export const speed = 'Median speed (95 % interval)';
export const interval = '{low} to {high}';
export const preliminary = '(preliminary)';
export const standstill = 'Standstill (longest)';
export const standstillOnPhone = 'still';
export const heapGrowth = 'Heap growth';
export const heapUnknown = 'not known';
export const result = 'Result';
export const overLimit = 'measured up to {limit} only';
export const didNotFinish = 'didn’t finish in this browser';

// What can be done with them.
export const copyMarkdown = 'Copy as Markdown';
export const copied = 'The results are on the clipboard.';
export const downloadJson = 'Download JSON';
export const reportTitle = 'Toolyard benchmark, {day}';
export const pageHeapGrowth = 'Page heap growth';

// The comparison.
export const comparison = 'Compared with the saved results';
export const saved = 'Saved: {environment}';
export const method =
  'A ratio is this run’s speed divided by the saved one’s, with Welch’s 95 % interval on logarithms. It counts if the interval, corrected for the number of figures, is beyond 3 %.';
export const oneBusy = 'The machine was busy during one of the runs, so differences may be its own.';
export const nothingShared = 'The two runs have no tool of the same input size in common.';
export const ratios = 'This run ÷ saved run';
export const tool = 'Tool';
export const ratio = 'Ratio (95 % interval)';
export const ratioText = '{ratio} ({low} to {high})';
export const oneRound = 'one round only';
export const outcome = 'Outcome';

// How it measures.
export const howItMeasures = 'How it measures';
export const methods = [
  'Inputs are made on this device from a fixed seed, so they are the same everywhere. Nothing is sent.',
  'Our tools run in their workers, as on their own pages. The others run on the page, as on most sites.',
  'Each contender runs once, and its result is compared byte for byte. Then all take turns in rounds, in a new order each time.',
  'A round repeats the job for at least 200 ms. The speed is the median of the rounds, with a 95 % interval from six rounds on.',
  'A standstill is the time between two frames of the page: 8 to 17 ms if nothing freezes. Shown is the longest one of a typical round, and in parentheses that of all rounds.',
  'Chromium shows how much the page’s JavaScript heap grew. It has nothing of workers, so our tools’ own memory is not in it.',
] as const;
