// The parts of the benchmark. `--list` and `--help` read this file alone, so a part's code loads only when it runs.
import type { RunPart } from './measure/session';

export interface Part {
  readonly id: string;
  readonly title: string;
  readonly measures: string;
  /** Browsers besides Chromium. A part skips those that this machine doesn't have. */
  readonly needs?: string;
  /** Takes many minutes or gigabytes, or doesn't concern visitors, so it runs only with `--only` and `--report`. */
  readonly isLong?: true;
  readonly load: () => Promise<RunPart>;
}

export const PARTS: readonly Part[] = [
  {
    id: 'hash',
    title: 'Hash Generator',
    measures:
      'four hashes of a file, against hash-wasm, WebCrypto, noble, crypto-js and the coreutils; memory and longest task',
    needs: 'md5sum to sha512sum, 0.3 GB of disk',
    load: async () => (await import('./parts/tools/hash')).hash,
  },
  {
    id: 'bridge',
    title: 'The bridge to the worker',
    measures: 'the time from a click to a result for almost no input',
    needs: 'md5sum to sha512sum',
    load: async () => (await import('./parts/site/bridge')).bridge,
  },
  {
    id: 'encoders',
    title: 'Base64 and Hex',
    measures: 'encoding and decoding a file, against base64, xxd and a naive page; memory for 2 GB',
    needs: 'base64, xxd, 5 GB of disk',
    load: async () => (await import('./parts/tools/encoders')).encoders,
  },
  {
    id: 'text-converters',
    title: 'URL, HTML, binary and case converters',
    measures: 'converting a file, against a naive page',
    load: async () => (await import('./parts/tools/text-converters')).textConverters,
  },
  {
    id: 'word-counter',
    title: 'Word Counter',
    measures: 'counting a file, against wc and a naive page; typing into 200 KB; memory for 2 GB',
    needs: 'wc, 3 GB of disk',
    load: async () => (await import('./parts/tools/word-counter')).wordCounter,
  },
  {
    id: 'text-deduplicator',
    title: 'Text Deduplicator',
    measures: 'removing repeated lines of a file, against mawk and a naive page',
    needs: 'mawk, 1 GB of disk',
    load: async () => (await import('./parts/tools/text-deduplicator')).textDeduplicator,
  },
  {
    id: 'line-filter',
    title: 'Line Filter',
    measures:
      'lines of a file by a text, in any case and by a regular expression, on the page and the command line, against GNU grep; memory',
    needs: 'grep, GNU time, 1 GB of disk',
    load: async () => (await import('./parts/tools/line-filter')).lineFilter,
  },
  {
    id: 'json-formatter',
    title: 'JSON Formatter',
    measures:
      'formatting, minifying and validating a file, against jq and JSON.parse; memory and longest task when 2 GB are formatted',
    needs: 'jq, 5 GB of disk',
    load: async () => (await import('./parts/tools/json-formatter')).jsonFormatter,
  },
  {
    id: 'json-to-yaml',
    title: 'JSON/YAML Converter',
    measures: 'converting 10 MB both ways, against Python with libyaml; longest task',
    needs: 'Python with PyYAML',
    load: async () => (await import('./parts/tools/json-to-yaml')).jsonToYaml,
  },
  {
    id: 'xml-formatter',
    title: 'XML Formatter',
    measures: 'formatting a file, against xmllint and npm’s xml-formatter; memory and longest task for 500 MB',
    needs: 'xmllint',
    load: async () => (await import('./parts/tools/xml-formatter')).xmlFormatter,
  },
  {
    id: 'diff-checker',
    title: 'Diff Checker',
    measures: 'comparing two files, against GNU diff and npm’s diff',
    needs: 'diff, 1 GB of disk',
    load: async () => (await import('./parts/tools/diff-checker')).diffChecker,
  },
  {
    id: 'regex-tester',
    title: 'Regex Tester',
    measures: 'all matches in a file, against GNU grep and a naive page; stopping a pattern that never ends',
    needs: 'grep',
    load: async () => (await import('./parts/tools/regex-tester')).regexTester,
  },
  {
    id: 'markdown-editor',
    title: 'Markdown Editor',
    measures: 'from a key to the preview, and the longest task while typing',
    load: async () => (await import('./parts/tools/markdown-editor')).markdownEditor,
  },
  {
    id: 'qr-generator',
    title: 'QR Code Generator',
    measures: 'making the largest code and reading it back',
    load: async () => (await import('./parts/tools/qr-generator')).qrGenerator,
  },
  {
    id: 'random-generator',
    title: 'Random Generator',
    measures: 'ten million integers, against a naive page; memory and longest task',
    needs: 'awk',
    load: async () => (await import('./parts/tools/random-generator')).randomGenerator,
  },
  {
    id: 'uuid-generator',
    title: 'UUID Generator',
    measures: 'a million UUIDs, against a loop over crypto.randomUUID()',
    load: async () => (await import('./parts/tools/uuid-generator')).uuidGenerator,
  },
  {
    id: 'first-visit',
    title: 'A first visit on a phone',
    measures: 'paints, blocking time, layout shifts and bytes of seven pages on slow 4G, and Lighthouse’s scores',
    load: async () => (await import('./parts/site/first-visit')).firstVisit,
  },
  {
    id: 'server',
    title: 'The server under load',
    measures: 'pages and submissions per second, a crowd, a locked store; SQLite and PostgreSQL',
    load: async () => (await import('./parts/site/server')).server,
  },
  {
    id: 'cli',
    title: 'The command line',
    measures:
      'eight commands over a file, against sha256sum, base64, wc, jq, mawk and diff; memory; the start, against jq and node',
    needs: 'jq, mawk, GNU diff and time, 2 GB of disk',
    load: async () => (await import('./parts/tools/command-line')).commandLine,
  },
  {
    id: 'folders',
    title: 'Folders on the command line',
    measures:
      'hashes, duplicates and differences of folders with 20,000 small files and large ones, against find with sha256sum, fdupes, jdupes and diff; memory',
    needs: 'GNU find, diff and time, 2 GB of disk; the Debian packages fdupes and jdupes if they are there',
    load: async () => (await import('./parts/tools/folders')).folders,
  },
  {
    id: 'tables',
    title: 'CSV Converter on the command line',
    measures: 'CSV to JSON Lines of 1 GB, against Miller and Python’s csv module; memory',
    needs: 'GNU time, sed and sha256sum, 5 GB of disk; Miller (mlr) and Python 3 if they are there',
    load: async () => (await import('./parts/tools/tables')).tables,
  },
  {
    id: 'documents',
    title: 'JSON documents on the command line',
    measures:
      'two documents compared by meaning, against rfc6902, and JSON Lines checked against a schema, against ajv; memory',
    needs: 'GNU time',
    load: async () => (await import('./parts/tools/documents')).documents,
  },
  {
    id: 'recipe',
    title: 'Recipes',
    measures: 'four steps over a file, against a pipeline of a shell; memory and longest task',
    needs: 'base64, jq, awk, sha256sum, 1 GB of disk',
    load: async () => (await import('./parts/tools/recipe')).recipe,
  },
  {
    id: 'media',
    title: 'MP4 to MP3 Converter',
    measures:
      'conversions of 10 seconds to an hour, against ffmpeg.wasm and ffmpeg; memory, longest task, downloaded bytes',
    needs: 'ffmpeg, 4 GB of disk',
    load: async () => (await import('./parts/tools/media')).media,
  },
  {
    id: 'throttled',
    title: 'On a processor slowed down by four',
    measures: 'the longest task of the page for each tool: typing into a long text, its result, many files',
    load: async () => (await import('./parts/site/throttled')).throttled,
  },
  {
    id: 'engines',
    title: 'The three engines',
    measures: 'the same work in Chromium, Firefox and WebKit: time, and the whole browser’s memory',
    needs: 'Firefox, WebKitGTK, ffmpeg',
    isLong: true,
    load: async () => (await import('./parts/size/engines')).engines,
  },
  {
    id: 'gigabyte',
    title: 'One gigabyte through every text tool',
    measures: 'time, memory and longest task; each result is compared byte by byte with a program’s',
    needs: 'perl, sed, mawk, xxd, 12 GB of disk',
    isLong: true,
    load: async () => (await import('./parts/size/gigabyte')).gigabyte,
  },
  {
    id: 'every-page',
    title: 'Lighthouse on every page',
    measures: 'accessibility, best practices and SEO of each page',
    isLong: true,
    load: async () => (await import('./parts/site/every-page')).everyPage,
  },
  {
    id: 'large',
    title: 'Hash Generator, large files',
    measures: 'files of 2 and 4.3 GB: results, memory, longest task, cancel',
    needs: 'md5sum to sha512sum, 7 GB of disk',
    isLong: true,
    load: async () => (await import('./parts/size/large')).large,
  },
  {
    id: 'engines-gigabyte',
    title: 'One gigabyte in Firefox and WebKit',
    measures: 'the whole browser’s memory for each tool',
    needs: 'Firefox, WebKitGTK, ffmpeg, 3 GB of disk',
    isLong: true,
    load: async () => (await import('./parts/size/engines-gigabyte')).enginesGigabyte,
  },
  {
    id: 'server-soak',
    title: 'The server under mixed load for ten minutes',
    measures: 'memory before and after, and response times',
    isLong: true,
    load: async () => (await import('./parts/site/server-soak')).serverSoak,
  },
  {
    id: 'mp3-seams',
    title: 'Joints of an MP3 encoded in segments',
    measures: 'the noise of MP3s in 2 to 8 segments, against one piece; nothing is timed',
    needs: 'ffmpeg',
    isLong: true,
    load: async () => (await import('./parts/tools/mp3-seams')).mp3Seams,
  },
  {
    id: 'tuning',
    title: 'Tuning of the Hash Generator',
    measures: 'ways to read a file, when to use two workers, and each algorithm’s cost',
    isLong: true,
    load: async () => (await import('./parts/site/tuning')).tuning,
  },
];
