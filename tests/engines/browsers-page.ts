// Writes docs/browsers.md: the same outcome gives the same text.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { format, resolveConfig } from 'prettier';
import { findTools } from '../tools/find-tools';
import { ENGINES } from './install';
import { COLUMNS, type EngineOutcomes, type Outcome } from './outcomes';

const tools = await findTools();

const page = join(import.meta.dirname, '../../docs/browsers.md');

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

/** "Chrome 111" of "chrome >= 111". */
function inWords(range: string): string {
  const [name = '', , version] = range.split(' ');
  return `${NAMES[name] ?? name} ${version ?? ''}`;
}

const supported = new Intl.ListFormat('en').format(packageJson.browserslist.map(inWords));

const HEAD = `# What works in which browser

\`npm run test:all\` uses the production build in Chromium, in Firefox and in WebKit, the engine of Safari. The part in the last two
(\`tests/engines\`) writes this page; in Chromium, \`tests/browser\` uses every tool in every one of these ways, and fails where one
does not work. Results are compared with what other code makes of the same input. Browsers are supported from these versions on:
${supported}. Older ones get a plain page that says so.
`;

const TAIL = `Not tested: private files in WebKit, which its automated windows do not have, as a private window of Safari does not; real
iPhones and iPads; Safari itself, whose engine is tested here as GTK builds it, with other decoders of sound.
`;

const LEGEND = `“works”: the tool gives the right answer for a typed text, for what is set, or for a file, on a screen as wide as a phone’s.
“–”: not tested in this browser, or the tool has nothing of the kind. Files, Cancel, Copy and Download are the same code for all
tools, so five tools that differ are tested with them, and the two that read and write the most with 200 MB. “no room”: the browser
keeps results in memory only, this one is too large for it, and the page says so before it starts or where the room ends.
`;

const cell = (outcome: Outcome | undefined) => (outcome === 'no' ? '**no**' : (outcome ?? '–'));

function tableOf({ version, tools: outcomes }: EngineOutcomes): string {
  const rows = tools.map(({ id, title }) => [title, ...COLUMNS.map((column) => cell(outcomes[id]?.[column]))]);
  const lines = [['Tool', ...COLUMNS], ['Tool', ...COLUMNS].map(() => '---'), ...rows];
  return `## ${version}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

async function readOutcomes(folder: string): Promise<EngineOutcomes[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const all = texts.map((text) => JSON.parse(text) as EngineOutcomes);
  return ENGINES.flatMap((engine) => all.filter((outcomes) => outcomes.engine === engine && outcomes.complete));
}

/** Leaves the page alone unless every engine was tested whole. */
export async function writeBrowsersPage(folder: string) {
  const outcomes = await readOutcomes(folder);
  if (outcomes.length < ENGINES.length) return;
  const text = [HEAD, ...outcomes.map(tableOf), LEGEND, TAIL].join('\n');
  await writeFile(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
