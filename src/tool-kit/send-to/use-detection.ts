// Recognizes an input or a result, and finds the tools for it. The detector runs in its worker, on the beginning only.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { detector, HEAD_BYTES, type DetectOptions, type FindingKind } from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import { formatBytes } from '../../lib/format';
import { useArtifacts, useClient } from '../../state/services-context';
import { useCatalog } from '../catalog-context';
import type { Given, Offer, ShownFinding } from './offer';
import * as words from './words';

export interface Detection {
  readonly given: Given;
  /** The most likely one first. */
  readonly findings: readonly ShownFinding[];
  readonly offers: readonly Offer[];
}

interface Looked {
  readonly input: string | Blob;
  readonly total?: number;
  /** Length of a text, in UTF-16 units. */
  readonly length: number;
}

/** What the detector reads: the beginning of a text, or a file by reference. */
function lookAt(given: Given, artifacts: ArtifactStore): Looked | undefined {
  const text =
    given.kind === 'text'
      ? given.text
      : given.kind === 'result' && given.result.stored === 'text'
        ? given.result.text
        : undefined;
  if (text !== undefined) return { input: text.slice(0, HEAD_BYTES), total: text.length, length: text.length };
  if (given.kind === 'files') return given.files[0] && { input: given.files[0], length: 0 };
  const stored = given.kind === 'result' && given.result.stored === 'artifact' ? given.result : undefined;
  const blob = stored && artifacts.find(stored.artifactId);
  return blob && { input: blob, length: 0 };
}

/** Undefined until the result is known, and without input. Never contains the result for another input. */
export function useDetection(given: Given | undefined): Detection | undefined {
  const client = useClient();
  const artifacts = useArtifacts();
  const { loadOffers } = useCatalog();
  const [detection, setDetection] = useState<Detection>();
  useEffect(() => {
    const looked = given && lookAt(given, artifacts);
    if (!looked) return;
    const runId = nanoid();
    let isCurrent = true;
    const options: DetectOptions = {
      now: Date.now(),
      ...(looked.total !== undefined && { total: looked.total }),
    };
    const files = given.kind === 'files' ? given.files.length : 0;
    void Promise.all([client.run(detector, { runId, input: looked.input, options }), loadOffers()]).then(
      ([reply, offersFor]) => {
        if (!isCurrent || !reply.ok) return;
        const { findings } = reply.output;
        setDetection({ given, findings, offers: offersFor(findings, { files, length: looked.length }) });
      },
      () => undefined, // Without the list of tools, nothing can be offered.
    );
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [given, client, artifacts, loadOffers]);
  return detection?.given === given ? detection : undefined;
}

const sizeOf = ({ given }: Detection): string | undefined => {
  if (given.kind === 'files') return given.files[0] && formatBytes(given.files[0].size);
  const units = given.kind === 'text' ? given.text.length : 0;
  return units > 60 ? say(words.characters, { count: units }) : undefined;
};

/** “CSV, 1.2 MB, 12 rows” */
export function describeDetection(detection: Detection): string {
  const [first] = detection.findings;
  const { given } = detection;
  if (given.kind === 'files' && given.files.length > 1) {
    const bytes = given.files.reduce((sum, { size }) => sum + size, 0);
    return say(words.filesTotal, { count: given.files.length, size: formatBytes(bytes) });
  }
  if (!first) return '';
  return [first.title, sizeOf(detection), ...first.details].filter(Boolean).join(', ');
}

const UNSURE = 0.7;

/** "or hex bytes": other interpretations of an ambiguous input. */
export function otherReadings([, ...others]: readonly ShownFinding[]): string | undefined {
  const titles = others.filter(({ confidence }) => confidence >= UNSURE).map(({ title }) => title);
  return titles.length === 0 ? undefined : say(words.otherReadings, { kinds: [...new Set(titles)].join(', ') });
}

/** Whether it is more specific than plain text. */
export const isTelling = (finding: ShownFinding | undefined) =>
  finding !== undefined && finding.confidence >= UNSURE && finding.kind !== 'text' && finding.kind !== 'lines';

const NO_TEXT: ReadonlySet<FindingKind> = new Set(['video', 'audio', 'image', 'file', 'compressed', 'empty']);

/** Whether tools for text accept it. */
export const isTextKind = (kind: FindingKind) => !NO_TEXT.has(kind);

export type Taken = 'text' | 'image' | 'media';

export interface Fitness {
  readonly takes: Taken;
  /** Whether the tool accepts an empty file. */
  readonly mayBeEmpty: boolean;
}

const KINDS: Readonly<Record<Exclude<Taken, 'text'>, readonly FindingKind[]>> = {
  image: ['image'],
  media: ['video', 'audio'],
};

/** A file's type in words, if a tool for text, images or media certainly can't use it. */
export function wrongKind(
  { findings, offers }: Pick<Detection, 'findings' | 'offers'>,
  toolId: string,
  { takes, mayBeEmpty }: Fitness,
): string | undefined {
  const [first] = findings;
  if (!first) return undefined;
  if (first.kind === 'empty') return mayBeEmpty ? undefined : words.emptyFile;
  const isText = findings.some(({ kind }) => isTextKind(kind));
  const kind = [first.title, ...first.details].join(', ');
  // Text of any kind is certainly not an image, but unknown bytes may be one.
  const isSure = first.confidence >= UNSURE || (takes !== 'text' && isText);
  if (!isSure) return undefined;
  if (takes !== 'text') return findings.some((found) => KINDS[takes].includes(found.kind)) ? undefined : kind;
  const isTaken = offers.some(({ tool, move }) => (move.slot?.id ?? tool.id) === toolId);
  return isText || isTaken ? undefined : kind;
}
