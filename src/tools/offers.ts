// Which tools take what was found, and how. Tools are named by their ids; one that the catalog does not have is left out.
import type { Finding, FindingKind } from '../../workers/kernels/detector/spec';
import type { Move, Offer, OffersFor } from '../tool-kit/send-to/offer';
import { discoveries } from './discoveries';
import { findTool } from './lookup';

type Choose = (parts: Readonly<Record<string, string>>) => Move;

/** A tool, what it does with it, and how that gets there: as its input, unless said otherwise. */
type Entry = readonly [toolId: string, does: string, move?: Move | Choose];

const input = (settings: object): Move => ({ takes: 'input', settings });
const only = (settings: object): Move => ({ takes: 'settings', settings });

const encode = input({ mode: 'encode' });
const decode = input({ mode: 'decode' });

const inspectUuid: Choose = ({ uuid = '' }) => only({ mode: 'inspect', inspected: uuid });
const compareHash: Choose = ({ hash = '' }) => only({ expected: hash });
const pickColor: Choose = ({ color = '' }) => only({ text: color });
/** Categories that the converter offers only when it is asked for more. */
const MORE_UNITS = new Set(['speed', 'data']);
const convertUnit: Choose = (parts) =>
  only({ ...parts, ...(MORE_UNITS.has(parts.category ?? '') && { hasMore: true }), isAsked: false });
const convertMoney: Choose = (parts) => only({ ...parts, ownRate: '', isAsked: false });
const testPattern: Choose = ({ pattern = '', flags = '' }) =>
  only({ pattern, ...(flags !== '' && { flags: Array.from(flags) }) });

const JSON_TOOLS: readonly Entry[] = [
  ['json-formatter', 'Format, check or repair'],
  ['json-to-yaml', 'Convert to YAML', input({ mode: 'to-yaml' })],
  ['json-to-xml', 'Convert to XML', input({ mode: 'json-to-xml' })],
];

const MEDIA: readonly Entry[] = [['mp4-to-mp3-converter', 'Save the audio as MP3']];

const OFFERS: Readonly<Partial<Record<FindingKind, readonly Entry[]>>> = {
  json: JSON_TOOLS,
  'json-lines': [['json-formatter', 'Format or check each line'], ...JSON_TOOLS.slice(1)],
  jwt: [['jwt-decoder', 'Decode and verify', { takes: 'secret' }]],
  hash: [['hash-generator', 'Compare with a file', compareHash]],
  checksums: [['hash-generator', 'Verify files against it', { takes: 'input', asFile: 'SHA256SUMS' }]],
  base64: [['base64-encoder', 'Decode', decode]],
  'data-uri': [['base64-encoder', 'Decode', decode]],
  hex: [['hex-encoder', 'Decode', decode]],
  'hex-dump': [['hex-encoder', 'Decode', decode]],
  binary: [
    ['binary-converter', 'Convert to text', input({ mode: 'binary-to-text' })],
    ['binary-converter', 'Convert to decimal', input({ mode: 'binary-to-decimal' })],
  ],
  uuid: [['uuid-generator', 'Inspect', inspectUuid]],
  ulid: [['uuid-generator', 'Inspect', inspectUuid]],
  xml: [
    ['xml-formatter', 'Format or check'],
    ['json-to-xml', 'Convert to JSON', input({ mode: 'xml-to-json' })],
    ['html-encoder', 'Encode for HTML', encode],
  ],
  html: [
    ['html-encoder', 'Encode for HTML', encode],
    ['xml-formatter', 'Format'],
  ],
  yaml: [['json-to-yaml', 'Convert to JSON', input({ mode: 'to-json' })]],
  csv: [['text-deduplicator', 'Remove duplicate lines']],
  markdown: [['markdown-editor', 'Preview or export']],
  diff: [
    [
      'diff-checker',
      'Apply the patch',
      { takes: 'input', slot: { id: 'patch-applier', name: 'other' }, settings: { mode: 'apply' } },
    ],
  ],
  'html-entities': [['html-encoder', 'Decode', decode]],
  url: [
    ['url-encoder', 'Encode', encode],
    ['url-encoder', 'Decode', decode],
    ['qr-generator', 'Make a QR code', input({ mode: 'generate' })],
  ],
  'url-encoded': [['url-encoder', 'Decode', decode]],
  color: [['color-picker', 'Convert, check contrast', pickColor]],
  quantity: [['unit-converter', 'Convert', convertUnit]],
  money: [['currency-converter', 'Convert', convertMoney]],
  'unix-time': [['binary-converter', 'Convert to binary', input({ mode: 'decimal-to-binary' })]],
  number: [['binary-converter', 'Convert to binary', input({ mode: 'decimal-to-binary' })]],
  regex: [['regex-tester', 'Test the pattern', testPattern]],
  video: MEDIA,
  audio: MEDIA,
  image: [
    ['qr-generator', 'Read a QR code', { takes: 'input', slot: { id: 'qr-reader' }, settings: { mode: 'read' } }],
    ['base64-encoder', 'Encode as Base64', encode],
  ],
};

const LINES: readonly Entry[] = [
  ['text-deduplicator', 'Remove duplicate lines'],
  ['diff-checker', 'Compare with another text', input({ mode: 'compare' })],
  ['list-comparer', 'Compare with another list'],
];

/** Any text goes in here. */
const TEXT: readonly Entry[] = [
  ['word-counter', 'Count words'],
  ['text-case-converter', 'Change the case'],
  ['hash-generator', 'Hash'],
  ['base64-encoder', 'Encode as Base64', encode],
  ['url-encoder', 'Encode for a URL', encode],
  ['html-encoder', 'Encode for HTML', encode],
  ['hex-encoder', 'Encode as hex', encode],
  ['regex-tester', 'Search with a pattern'],
  ['binary-converter', 'Convert to binary', input({ mode: 'text-to-binary' })],
];

/** And any file here. */
const BYTES: readonly Entry[] = [
  ['hash-generator', 'Hash'],
  ['hex-encoder', 'Look at the bytes', encode],
  ['base64-encoder', 'Encode as Base64', encode],
];

const SEVERAL: readonly Entry[] = [
  ['hash-generator', 'Hash all of them'],
  ['base64-encoder', 'Encode each as Base64', encode],
  ['hex-encoder', 'Encode each as hex', encode],
];

/** A QR code of the usual level holds no more. */
const QR_UNITS = 2331;
const QR: readonly Entry[] = [['qr-generator', 'Make a QR code', input({ mode: 'generate' })]];

const NO_TEXT = new Set<FindingKind>(['video', 'audio', 'image', 'file', 'empty']);

function fallbacks([first]: readonly Pick<Finding, 'kind'>[], length: number): readonly Entry[] {
  if (!first || first.kind === 'empty') return [];
  // What is secret is offered to the one tool that keeps it so.
  if (first.kind === 'jwt') return [];
  if (NO_TEXT.has(first.kind)) return BYTES;
  const qr = length > 0 && length <= QR_UNITS ? QR : [];
  return first.kind === 'lines' || first.kind === 'csv' ? [...LINES, ...TEXT, ...qr] : [...TEXT, ...LINES, ...qr];
}

function toOffers(entries: readonly Entry[], parts: Readonly<Record<string, string>> = {}): readonly Offer[] {
  return entries.flatMap(([toolId, does, move = { takes: 'input' }]) => {
    const tool = findTool(toolId);
    if (!tool) return [];
    const made = typeof move === 'function' ? move(parts) : move;
    return [{ tool, does, icon: discoveries[toolId]?.icon, move: made }];
  });
}

/** Each tool in each way once. */
export const offersFor: OffersFor = (findings, { isSeveral, length }) => {
  if (isSeveral) return toOffers(SEVERAL);
  const specific = findings.flatMap(({ kind, parts }) => toOffers(OFFERS[kind] ?? [], parts));
  const others = toOffers(fallbacks(findings, length)).filter(
    (offer) => !specific.some(({ tool, does }) => tool === offer.tool && (does === offer.does || does === 'Hash')),
  );
  return [...specific, ...others].filter(
    (offer, at, all) => all.findIndex(({ tool, does }) => tool === offer.tool && does === offer.does) === at,
  );
};
