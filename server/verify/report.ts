// The result of a comparison, as text for a terminal.
import type { Finding, Kind } from './compare-site';
import type { SettingReport } from './settings';

const TITLES: Readonly<Record<Exclude<Kind, 'same'>, string>> = {
  different: 'Different',
  missing: 'Missing',
  extra: 'Extra',
  weaker: 'Weaker header',
};

const files = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`;

/** A header is mostly the same at every address, so it is reported once. */
function linesOf(kind: Exclude<Kind, 'same'>, findings: readonly Finding[]): readonly string[] {
  const found = new Map<string, Finding[]>();
  for (const finding of findings.filter((each) => each.kind === kind)) {
    const key = `${finding.only === undefined} ${finding.what}`;
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return [...found.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const others = more.length > 0 ? ` and ${more.length.toLocaleString('en')} more` : '';
    const only = first.only === undefined ? '' : ` (not in every request, but in: ${first.only})`;
    return [`${TITLES[kind]}: ${first.address}${others}: ${first.what}${only}.`];
  });
}

export const isSame = (findings: readonly Finding[]) => findings.every(({ kind }) => kind === 'same');

export const opensNothing = (settings: readonly SettingReport[]) => settings.every(({ opens }) => opens.length === 0);

/** For text that the site controls: its line breaks and escape sequences could forge or hide lines of the report. */
export const printable = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

const settingLine = ({ name, value, opens }: SettingReport) =>
  `Setting: ${name}=${value}: ${opens.length === 0 ? 'opens nothing' : opens.join('; ')}.`;

export interface Report {
  readonly findings: readonly Finding[];
  readonly requests: number;
  /** Of the site's build. */
  readonly settings: readonly SettingReport[];
  /** Whether the user accepts what the settings allow. */
  readonly allowSettings: boolean;
  /** The commit that the site names. */
  readonly commit: string;
}

function verdictOf({ findings, requests, settings, allowSettings, commit }: Report, lines: number): string {
  const count = files(findings.filter(({ kind }) => kind === 'same').length);
  const same = `${count} the same in ${requests.toLocaleString('en')} requests`;
  if (!isSame(findings)) return `The site is NOT the build of commit ${commit}. ${same}; ${lines} findings above.`;
  const verdict = `The site is the build of commit ${commit}: ${same}, and no header weaker.`;
  if (allowSettings || opensNothing(settings)) return verdict;
  return `${verdict} But its settings open what is listed above. If you accept that, pass --allow-settings.`;
}

export function reportOf(report: Report): string {
  const { findings, settings } = report;
  const lines = (['different', 'missing', 'extra', 'weaker'] as const).flatMap((kind) => linesOf(kind, findings));
  return [...[...settings.map(settingLine), ...lines].map(printable), verdictOf(report, lines.length), ''].join('\n');
}
