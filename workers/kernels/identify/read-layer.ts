// All readings of one content, and the opening of the best one.
import {
  LimitReached,
  OPENING,
  type Candidate,
  type HostedReader,
  type Opening,
  type OpeningHost,
  type Reader,
} from './candidate';
import type { Content } from './content';
import { detectSample } from './detect-text';
import { message } from './finding';
import { proofOf } from './proof';
import { der, pem } from './readers/der';
import { ascii85, base32, base64, binary, hex, hexDump } from './readers/encodings';
import { dataUrl, entities, jsonString, percent, quotedPrintable } from './readers/escapes';
import { compressedData, file, plain, rawDeflate } from './readers/files';
import { mime } from './readers/mime';
import { json, jsonLines, xml, yaml } from './readers/structures';
import { numberTimes, objectId, writtenTime } from './readers/times';
import { color, hash, ip, jwt, passwordHash, ulid, url, uuid } from './readers/tokens';
import type { Fact, FindingKind, Reading } from './spec';
import { TOO_MUCH } from './steps';

type Bytes = Uint8Array<ArrayBuffer>;

export interface OpenedLayer {
  readonly bytes: Bytes;
  readonly opening: Opening;
}

export interface ReadLayer {
  readonly readings: readonly Reading[];
  /** The content of the best reading, or its parts. */
  readonly inner: readonly OpenedLayer[];
}

const READERS: readonly Reader[] = [
  ...[
    jwt,
    pem,
    dataUrl,
    mime,
    json,
    jsonLines,
    jsonString,
    url,
    uuid,
    ulid,
    hash,
    passwordHash,
    color,
    ip,
    writtenTime,
  ],
  ...[objectId, hexDump, hex, binary, base64, base32, ascii85, percent, entities, quotedPrintable],
];

const HOSTED: readonly HostedReader[] = [xml, yaml];

/** Kinds that only the detector knows, and why it recognizes them. The others have readers here. */
const DETECTED: Readonly<
  Partial<Record<FindingKind, 'checksumsForm' | 'htmlForm' | 'csvForm' | 'markdownForm' | 'diffForm' | 'wordForm'>>
> = {
  checksums: 'checksumsForm',
  html: 'htmlForm',
  csv: 'csvForm',
  markdown: 'markdownForm',
  diff: 'diffForm',
  quantity: 'wordForm',
  money: 'wordForm',
  number: 'wordForm',
  regex: 'wordForm',
  calculation: 'wordForm',
  cron: 'wordForm',
};

/** A less sure finding of the detector is only possible. */
const SURE = 0.93;

const detected = ({ sample }: Content): readonly Candidate[] =>
  sample.solid === 0
    ? []
    : detectSample(sample, { now: Date.now() }).flatMap(({ kind, title, confidence, details, parts }) => {
        const evidence = DETECTED[kind];
        if (evidence === undefined) return [];
        const facts = details.map((value) => ({ label: message('contents'), value }));
        const isLikely = confidence >= SURE && evidence !== 'wordForm';
        const reading = { kind, title, isLikely, evidence: [message(evidence)], facts, ...(parts && { parts }) };
        return [{ reading, rank: confidence * 0.9 }];
      });

/** Text in a large content is read only at its beginning. */
async function textCandidates(content: Content, host: OpeningHost): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const read of READERS) {
    const candidate = content.isWhole ? await read(content) : undefined;
    if (candidate) found.push(candidate);
    await host.run.tick(0, undefined, OPENING);
  }
  if (content.isWhole) found.push(...numberTimes(content));
  for (const read of HOSTED) {
    // They read all of the content, so only if nothing else is sure.
    const candidate = found.some(({ reading }) => reading.isLikely) ? undefined : await read(content, host);
    if (candidate) found.push(candidate);
  }
  return [...found, ...detected(content)];
}

async function candidatesOf(content: Content, source: Blob | undefined, host: OpeningHost) {
  const isText = content.text !== undefined && content.text.trim() !== '';
  const known = await file(content, source);
  const others = isText
    ? await textCandidates(content, host)
    : [
        await compressedData(content, host),
        content.isWhole ? await der(content.bytes) : undefined,
        await mime(content),
      ];
  const found = [known, ...others].filter((candidate) => candidate !== undefined);
  return found.length > 0 || isText ? found : [await rawDeflate(content, host)].filter((raw) => raw !== undefined);
}

/** Above forms without a proof, such as a hash of the same length, and below those that name themselves. */
const PROVEN = 0.975;

interface OpenedCandidate {
  readonly candidate: Candidate;
  readonly inner: readonly OpenedLayer[];
}

/** Opens each part that can be decoded, and adds to the facts why the others can't. */
async function openedParts(candidate: Candidate, host: OpeningHost): Promise<OpenedCandidate> {
  const inner: OpenedLayer[] = [];
  const refusals: Fact[] = [];
  let { budget } = host;
  for (const { opening, refused } of candidate.parts ?? []) {
    const bytes = await opening.decode({ ...host, budget });
    if (bytes && bytes.length > 0) inner.push({ bytes, opening });
    else refusals.push(bytes ? { ...refused, value: message('emptyPart') } : refused);
    budget -= bytes?.length ?? 0;
    if (budget < 0) throw new LimitReached(TOO_MUCH);
    await host.run.tick(0, undefined, OPENING);
  }
  const { reading } = candidate;
  return { candidate: { ...candidate, reading: { ...reading, facts: [...reading.facts, ...refusals] } }, inner };
}

/** Opens a candidate, and adds the proof to its evidence. */
async function opened(candidate: Candidate, content: Content, host: OpeningHost): Promise<OpenedCandidate | undefined> {
  if (candidate.parts) return openedParts(candidate, host);
  const { open, reading } = candidate;
  const bytes = await open?.decode(host);
  // A decoder that changes nothing found nothing to decode.
  if (!open || bytes === undefined || bytes.length === 0 || isSame(bytes, content.bytes)) return undefined;
  if (!open.chance) return { candidate, inner: [{ bytes, opening: open }] };
  const proof = await proofOf(bytes, open.chance, host);
  if (proof === undefined) return undefined;
  const proven: Candidate = {
    ...candidate,
    rank: PROVEN,
    reading: { ...reading, isLikely: true, evidence: [...reading.evidence, proof] },
  };
  return { candidate: proven, inner: [{ bytes, opening: open }] };
}

const isSame = (a: Bytes, b: Bytes) => a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Readings beyond these help no one. */
const MOST_READINGS = 6;

/** Throws LimitReached. `source`: the whole file, if the content is one. */
export async function readLayer(content: Content, source: Blob | undefined, host: OpeningHost): Promise<ReadLayer> {
  const fallback = await plain(content);
  const ranked: Candidate[] = [];
  const openings = new Map<Reading, ReadLayer['inner']>();
  for (const candidate of await candidatesOf(content, source, host)) {
    const result = (candidate.open ?? candidate.parts) && (await opened(candidate, content, host));
    if (result) openings.set(result.candidate.reading, result.inner);
    if (!result && (candidate.open?.chance?.mayBeBytes === false || candidate.reading.kind === 'html-entities'))
      continue;
    // What claims a form that its kernel refuses isn't of that form.
    const isRefused =
      candidate.open !== undefined && !candidate.open.chance && !result && candidate.reading.kind !== 'jwt';
    ranked.push(
      result?.candidate ??
        (isRefused ? { ...candidate, reading: { ...candidate.reading, isLikely: false } } : candidate),
    );
  }
  const sorted = ranked.toSorted((a, b) => Number(b.reading.isLikely) - Number(a.reading.isLikely) || b.rank - a.rank);
  const readings = [...sorted, ...(fallback && !sorted.some(({ reading }) => reading.isLikely) ? [fallback] : [])].map(
    ({ reading }) => reading,
  );
  const [best] = readings;
  const inner = best?.isLikely ? openings.get(best) : undefined;
  return { readings: readings.slice(0, MOST_READINGS), inner: inner ?? [] };
}
