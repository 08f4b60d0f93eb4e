// The report as one page, written like a paper's results: what was measured, how, on which machine, and the results.
import { busyReasons, judgedRatios, referenceIn, verdictOf, VERDICTS, type Verdict } from '../figures';
import type { Comparison, PartReport, Report, Unit } from '../model';
import { conditionsText, roundsIn } from '../words';
import { comparisonPlot, escape, measurementPlot } from './plot';
import { comparisonTable, measurementTable, ratioTable, type Table } from './tables';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1b1a; --faint: #6f6b66; --line: #dcd8d2; --paper: #fffefc; --ours: #0b7a53; --peer: #b45f06; --native: #4a5a8a; --limit: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae6; --faint: #a09b94; --line: #3a3835; --paper: #171614; --ours: #4cc79a; --peer: #e5a25a; --native: #9db0e8; --limit: #f2877e } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 820px; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem } h3 { font-size: 1rem; margin: 2rem 0 .25rem }
.faint, p.about, figcaption { color: var(--faint); fill: var(--faint); font-size: 13px } figure { margin: 1rem 0 }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif } svg text { fill: var(--ink) } svg .faint { fill: var(--faint); font-size: 11px }
svg .tick { stroke: var(--line) } svg .base { stroke: var(--faint); stroke-dasharray: 3 3 } svg .range { stroke-width: 2 } svg .limit { stroke: var(--limit); stroke-width: 2 }
.ours { stroke: var(--ours); fill: var(--ours) } .peer { stroke: var(--peer); fill: var(--peer) } .native { stroke: var(--native); fill: var(--native) }
.key span { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin: 0 .3em 0 1em }
.key .ours { background: var(--ours) } .key .peer { background: var(--peer) } .key .native { background: var(--native) }
table { border-collapse: collapse; font-size: 13px } th, td { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto }`;

const line = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;

const tableHtml = ({ head, rows }: Table) =>
  `<div class="scroll"><table>${line('th', head)}${rows.map((row) => line('td', row)).join('\n')}</table></div>`;

const titled = (table: Table | undefined) => (table ? `<h3>${escape(table.title)}</h3>${tableHtml(table)}` : '');

const comparisonSection = (comparison: Comparison) => `
<h3>${escape(comparison.subject)}, ${escape(comparison.input)}</h3>
<figure>${comparisonPlot(comparison)}
<figcaption>Speed in relation to ${escape(referenceIn(comparison)?.contender ?? 'Toolyard')}, ${roundsIn(comparison)}.</figcaption></figure>
${tableHtml(comparisonTable(comparison))}`;

function measurementSection(part: PartReport): string {
  const { measurements, conditions } = part;
  const table = measurementTable(measurements, busyReasons(conditions).length > 0);
  const units = [...new Set(measurements.map(({ unit }) => unit))];
  const plotOf = (unit: Unit) =>
    measurementPlot(
      measurements.filter((one) => one.unit === unit),
      unit,
    );
  const plots = units.map((unit) => `<figure>${plotOf(unit)}</figure>`).join('\n');
  return table ? `${titled({ ...table, title: 'Measurements' })}${plots}` : '';
}

const partSection = (part: PartReport) => `
<h2 id="${part.id}">${escape(part.title)}</h2>
<p>Measures ${escape(part.measures)}.</p>
<p class="about">${escape(part.at.slice(0, 10))}${part.commit === undefined ? '' : `, commit ${escape(part.commit)}`}. ${escape(conditionsText(part))}</p>
${part.failure === undefined ? '' : `<p><strong>Stopped before its end:</strong> ${escape(part.failure)}</p>`}
${part.wrong.map((text) => `<p><strong>Wrong result:</strong> ${escape(text)}</p>`).join('')}
${titled(ratioTable(part))}${part.comparisons.map(comparisonSection).join('')}${measurementSection(part)}`;

const verdictsOf = (part: PartReport): Verdict[] => {
  const isBusy = busyReasons(part.conditions).length > 0;
  return [
    ...judgedRatios(part).map(({ verdict }) => verdict),
    ...part.measurements.flatMap((measurement) => verdictOf(measurement, isBusy) ?? []),
  ];
};

function summary(parts: readonly PartReport[]): string {
  const verdicts = parts.flatMap(verdictsOf);
  const kinds = Object.keys(VERDICTS) as Verdict[];
  const rows = kinds.map((kind) => [VERDICTS[kind], String(verdicts.filter((verdict) => verdict === kind).length)]);
  return tableHtml({ title: '', head: [`${verdicts.length} targets`, 'count'], rows });
}

const METHOD = `
<p>Contenders take turns in rounds, never two at once, and each round has another order. Each contender runs once before the rounds, unmeasured.
The first of ours runs twice in each round, as if it were two contenders (A/A); its ratio shows the noise.</p>
<p>Tables show raw values first: the median, and the lowest and highest in parentheses. An outlier, by a modified z-score above 3.5, has a star and
stays in. Times of programs include their start and end. A ratio is the geometric mean of the ratios within rounds, with Student’s 95 % interval on
logarithms. A corrected value is beside the raw one, with its formula, and is never below zero.</p>
<p>A target is met or not met only if the whole interval is on one side of it. A comparison ends after three rounds if each interval is within 5 % of
its ratio, and a long measurement if two more rounds couldn’t change its verdict. Otherwise, nothing timed is judged with fewer than five rounds,
which is called preliminary. Nor is it on a busy machine: other programs used more than 10 % of the processors, or a loop of fixed work changed
its speed by more than 10 % from the part’s start to its end, or was interrupted.</p>
<p>In the plots, further right is faster, on a logarithmic scale; the line through a dot is the 95 % interval. In plots of measurements, the line
reaches from the lowest sample to the highest, and a bar is the limit.</p>
<p class="key"><span class="ours"></span>Toolyard<span class="peer"></span>what a visitor would use instead<span class="native"></span>a program of the machine</p>`;

export function renderPage({ environment, parts, rounds, command }: Report): string {
  const { cpu, cores, memoryGb, system, browser, node, checksums, ffmpeg, commit } = environment;
  const machine = `${cpu}, ${cores} cores, ${memoryGb} GB of memory, ${system}. ${browser}, Node ${node}, ${checksums}, ${ffmpeg}.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Toolyard’s benchmark</title>
<style>${STYLE}</style>
<h1>Toolyard’s benchmark</h1>
<p>Commit ${escape(commit)}, measured by <code>${escape(command)}</code>, with up to ${rounds} rounds; comparisons whose round takes longer than a minute have at most three.
Each part names its day and its commit. All were measured on the same machine.
The raw samples: <a href="latest.json" download>JSON</a>, <a href="latest.csv" download>CSV</a>.</p>
<h2>What was measured</h2>
<ul>${parts.map(({ id, title, measures }) => `<li><a href="#${id}">${escape(title)}</a>: ${escape(measures)}</li>`).join('\n')}</ul>
<h2>Method</h2>${METHOD}
<h2>Machine</h2><p>${escape(machine)}</p>
<h2>Targets</h2>${summary(parts)}
${parts.map(partSection).join('\n')}
</html>
`;
}
