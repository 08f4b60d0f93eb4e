// Finds the tools for a finding, and what they do with it. The rules are `offers` in each tool's `tool.ts`: the query makes a
// second instance of that module, which contains only its offers.
import type { EncodedKind, FindingKind } from '../../workers/kernels/identify/spec';
import type { Offer, OfferedFor, OfferRule, OffersFor } from '../tool-kit/send-to/offer';
import { discoveries } from './discoveries';
import { tools } from './index';

const found = import.meta.glob<readonly OfferRule[]>('./*/tool.ts', {
  eager: true,
  import: 'offers',
  query: '?offers',
});

/** In the sidebar's order, which decides between offers with the same place. */
const rules = tools.flatMap((tool) => (found[`./${tool.id}/tool.ts`] ?? []).map((rule) => ({ tool, rule })));

/** A QR code of the usual level has room for no more. */
const QR_UNITS = 2331;

const NO_TEXT = new Set<FindingKind | EncodedKind>(['video', 'audio', 'image', 'file', 'compressed', 'empty']);

function fallbacks([first]: Parameters<OffersFor>[0], length: number): readonly OfferedFor[] {
  if (!first || first.kind === 'empty') return [];
  // A secret is offered only to the tool that keeps it in its screen.
  if (first.kind === 'jwt') return [];
  if (NO_TEXT.has(first.kind)) return ['any-bytes'];
  const short: readonly OfferedFor[] = length > 0 && length <= QR_UNITS ? ['short-text'] : [];
  return first.kind === 'lines' || first.kind === 'csv'
    ? ['any-lines', 'any-text', ...short]
    : ['any-text', 'any-lines', ...short];
}

function offersOf(kind: OfferedFor, parts: Readonly<Record<string, string>> = {}): readonly Offer[] {
  return rules
    .filter(({ rule }) => rule.of.includes(kind))
    .toSorted((a, b) => a.rule.place - b.rule.place)
    .map(({ tool, rule: { id, does, move = { takes: 'input' } } }) => ({
      tool,
      id,
      does,
      of: kind,
      icon: discoveries[tool.id]?.icon,
      move: typeof move === 'function' ? move(parts) : move,
    }));
}

/** Each tool in each way once. The first is for the most specific kind. */
export const offersFor: OffersFor = (findings, { files, length }) => {
  if (files > 1) {
    const [first] = findings;
    const arePair = files === 2 && first !== undefined && !NO_TEXT.has(first.kind);
    const ofPair = arePair ? offersOf('two-texts') : [];
    const ofJson = arePair && first.kind === 'json' ? offersOf('two-json') : [];
    return [...ofJson, ...ofPair, ...offersOf('several-files')];
  }
  const specific = findings.flatMap(({ kind, parts }) => offersOf(kind, parts));
  const others = fallbacks(findings, length).flatMap((kind) => offersOf(kind));
  return [...specific, ...others].filter(
    (offer, at, all) => all.findIndex(({ tool, id }) => tool === offer.tool && id === offer.id) === at,
  );
};
