// The figures as one page that needs nothing else: its style, its plots and its tables are all in it.
import type { Comparison, Row } from '../measure/comparison';
import type { Fact, PartReport, Target } from '../parts/part';
import { escape } from './escape';
import { plot } from './plot';
import { millisecondsSpread, rate, timesSpread } from './words';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1b1a; --faint: #6f6b66; --line: #dcd8d2; --paper: #fffefc; --ours: #0b7a53; --peer: #b45f06; --native: #4a5a8a }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae6; --faint: #a09b94; --line: #3a3835; --paper: #171614; --ours: #4cc79a; --peer: #e5a25a; --native: #9db0e8 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 820px; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem } h3 { font-size: 1rem; margin: 2rem 0 .25rem }
.faint, p.about { color: var(--faint); fill: var(--faint); font-size: 13px }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif } svg text { fill: var(--ink) } svg .faint { fill: var(--faint); font-size: 11px }
svg .tick { stroke: var(--line) } svg .one { stroke: var(--faint); stroke-dasharray: 3 3 } svg .range { stroke-width: 2 }
.ours { stroke: var(--ours); fill: var(--ours) } .peer { stroke: var(--peer); fill: var(--peer) } .native { stroke: var(--native); fill: var(--native) }
.key span { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin: 0 .3em 0 1em }
.key .ours { background: var(--ours) } .key .peer { background: var(--peer) } .key .native { background: var(--native) }
table { border-collapse: collapse; font-size: 13px } th, td { text-align: left; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
td:first-child { white-space: nowrap } .scroll { overflow-x: auto }`;

const cell = (text: string) => `<td>${escape(text)}</td>`;

function tableRow(comparison: Comparison, row: Row): string {
  const { contender, kind, absent, vsNative, oursIs, ms } = row;
  if (absent !== undefined) return `<tr>${cell(contender)}<td colspan="4" class="faint">${escape(absent)}</td></tr>`;
  const native = vsNative ? timesSpread(vsNative) : kind === 'native' ? '1' : '';
  const figures = [native, oursIs ? timesSpread(oursIs) : '', ms ? millisecondsSpread(ms) : '', rate(comparison, row)];
  return `<tr>${[contender, ...figures].map(cell).join('')}</tr>`;
}

const comparisonSection = (comparison: Comparison) => `
<h3>${escape(comparison.subject)}, ${escape(comparison.input)}</h3>
${plot(comparison)}
<details><summary class="faint">Figures: median (least–most) of ${comparison.rounds} rounds</summary><div class="scroll"><table>
<tr><th></th><th>vs native</th><th>Toolyard is</th><th>ms</th><th>MB/s</th></tr>
${comparison.rows.map((row) => tableRow(comparison, row)).join('\n')}
</table></div></details>`;

const targetTable = (targets: readonly Target[]) =>
  targets.length === 0
    ? ''
    : `<h3>Targets</h3><div class="scroll"><table>${targets
        .map(({ what, figure, met }) => `<tr>${[met ? '✓ met' : '✗ not met', what, figure].map(cell).join('')}</tr>`)
        .join('\n')}</table></div>`;

const factTable = (facts: readonly Fact[]) =>
  facts.length === 0
    ? ''
    : `<h3>Further figures</h3><div class="scroll"><table>${facts
        .map(({ name, value, unit }) => `<tr>${[name, `${value} ${unit}`].map(cell).join('')}</tr>`)
        .join('\n')}</table></div>`;

function partSection(part: PartReport): string {
  const { cpu, cores, memoryGb, system, browser, node, checksums, ffmpeg, loadBefore, loadAfter, at, commit } =
    part.environment;
  const machine = `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, ${browser}, Node ${node}; ${checksums}; ${ffmpeg}`;
  const faults = part.faults.map((fault) => `<p><strong>Wrong result:</strong> ${escape(fault)}</p>`).join('');
  return `
<h2>${escape(part.title)}</h2>
<p class="about">${escape(at.slice(0, 10))}, commit ${escape(commit)}. ${escape(machine)}. Load average ${loadBefore} before, ${loadAfter} after.</p>
${faults}${targetTable(part.targets)}${part.comparisons.map(comparisonSection).join('')}${factTable(part.facts)}`;
}

const INTRODUCTION = `
<p>Contenders take turns, never two at once. A dot is the median of their speeds within a round, in relation to the machine’s
own program (the dashed line; to Toolyard where there is none). The line through it reaches from the worst round to the best.
Further right is faster; the scale is logarithmic. Absolute times depend on what else the machine was doing, ratios hardly.</p>
<p class="key"><span class="ours"></span>Toolyard<span class="peer"></span>what a visitor would use instead<span class="native"></span>a program of the machine</p>`;

export const renderPage = (parts: readonly PartReport[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Toolyard’s benchmark</title>
<style>${STYLE}</style>
<h1>Toolyard’s benchmark</h1>
${INTRODUCTION}
${parts.map(partSection).join('\n')}
</html>
`;
