// The result of a comparison, as text for a terminal.
import { say } from '../../workers/words/in-words';
import type { Finding, Kind } from './compare-site';
import type { SettingReport } from './settings';
import * as words from './words';

/** A header is mostly the same at every address, so it is reported once. */
function linesOf(kind: Exclude<Kind, 'same'>, findings: readonly Finding[]): readonly string[] {
  const found = new Map<string, Finding[]>();
  for (const finding of findings.filter((each) => each.kind === kind)) {
    const key = `${finding.only === undefined} ${finding.what}`;
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return [...found.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { address, what, only } = first;
    const values = { kind: words.kinds[kind], address, what, more: more.length, only: only ?? '' };
    const sentences = more.length > 0 ? words.findingOfMore : words.finding;
    return [say(only === undefined ? sentences.always : sentences.sometimes, values)];
  });
}

export const isSame = (findings: readonly Finding[]) => findings.every(({ kind }) => kind === 'same');

export const opensNothing = (settings: readonly SettingReport[]) => settings.every(({ opens }) => opens.length === 0);

/** For text that the site controls: its line breaks and escape sequences could forge or hide lines of the report. */
export const printable = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

const settingLine = ({ name, value, opens }: SettingReport) =>
  say(words.setting, { name, value, opens: opens.length === 0 ? words.opensNothing : opens.join('; ') });

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
  const values = { commit, count: findings.filter(({ kind }) => kind === 'same').length, requests };
  if (!isSame(findings)) return say(words.notTheBuild, { ...values, findings: String(lines) });
  const verdict = say(words.theBuild, values);
  return allowSettings || opensNothing(settings) ? verdict : `${verdict} ${words.settingsOpen}`;
}

export function reportOf(report: Report): string {
  const { findings, settings } = report;
  const lines = (['different', 'missing', 'extra', 'weaker'] as const).flatMap((kind) => linesOf(kind, findings));
  return [...[...settings.map(settingLine), ...lines].map(printable), verdictOf(report, lines.length), ''].join('\n');
}
