// What a comparison has found, as text for a terminal.
import type { Finding, Kind } from './compare-site';

const TITLES: Readonly<Record<Exclude<Kind, 'same'>, string>> = {
  different: 'Different',
  missing: 'Missing',
  extra: 'Extra',
  weaker: 'Weaker header',
};

const files = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`;

/** A header is mostly the same on every address: it is told of once. */
function linesOf(kind: Exclude<Kind, 'same'>, findings: readonly Finding[]): readonly string[] {
  const addresses = new Map<string, string[]>();
  for (const { what, address } of findings.filter((finding) => finding.kind === kind)) {
    addresses.set(what, [...(addresses.get(what) ?? []), address]);
  }
  return [...addresses].map(([what, [first = '', ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length.toLocaleString('en')} more` : '';
    return `${TITLES[kind]}: ${first}${others}: ${what}.`;
  });
}

export const isSame = (findings: readonly Finding[]) => findings.every(({ kind }) => kind === 'same');

/** @param commit what the site says it is a build of */
export function reportOf(findings: readonly Finding[], commit: string): string {
  const same = findings.filter(({ kind }) => kind === 'same').length;
  const lines = (['different', 'missing', 'extra', 'weaker'] as const).flatMap((kind) => linesOf(kind, findings));
  const verdict = isSame(findings)
    ? `The site is the build of commit ${commit}: ${files(same)} the same, and no header weaker.`
    : `The site is NOT the build of commit ${commit}. ${files(same)} the same; ${lines.length} findings above.`;
  return [...lines, verdict, ''].join('\n');
}
