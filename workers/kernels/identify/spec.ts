// Identifies a text or a file: the known kinds, and the findings.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message, Text } from '../../contract/run/message';
import { defineOptions } from '../../contract/options/options';
import { KiB, type Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

/** How much of an input is read, whatever its size. */
export const HEAD_BYTES = 64 * KiB;

export type FindingKind =
  | 'json'
  | 'json-lines'
  | 'jwt'
  | 'hash'
  | 'password-hash'
  | 'checksums'
  | 'base64'
  | 'data-uri'
  | 'hex'
  | 'hex-dump'
  | 'binary'
  | 'uuid'
  | 'ulid'
  | 'xml'
  | 'html'
  | 'yaml'
  | 'csv'
  | 'markdown'
  | 'diff'
  | 'html-entities'
  | 'url'
  | 'url-encoded'
  | 'pem'
  | 'color'
  | 'quantity'
  | 'money'
  | 'unix-time'
  | 'number'
  | 'regex'
  | 'calculation'
  | 'cron'
  | 'ip-address'
  | 'video'
  | 'audio'
  | 'image'
  | 'compressed'
  | 'file'
  | 'lines'
  | 'text'
  | 'empty';

/** A short answer that needs no visit to a tool. */
export interface ShortAnswer {
  readonly label: Message;
  /** A string is a part of the input, decoded. */
  readonly text: Text;
}

export interface Finding {
  readonly kind: FindingKind;
  /** How likely it is, from 0 to 1. */
  readonly confidence: number;
  /** “JSON”, “SHA-256 hash” */
  readonly title: Message;
  /** Further facts, in short: “12 rows”, “expired 3 days ago”. */
  readonly details: readonly Message[];
  readonly answer?: ShortAnswer;
  /** Named parts that a tool can use instead of the whole input: an amount, a unit. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface DetectOptions {
  /** The size of the whole input, if only the beginning is passed. In bytes; for text, in UTF-16 units. */
  readonly total?: number;
  /** In milliseconds since 1970, to find expired tokens. */
  readonly now: number;
}

export interface DetectOutput {
  /** The most likely finding is first. Never empty. */
  readonly findings: readonly Finding[];
}

export const detector: KernelSpec<Source, DetectOptions, DetectOutput> = {
  id: 'detector',
  messagesOf: 'identify',
  failureKey: 'detectorFailure',
  rights: 'compute',
  weigh: () => 'quick',
};

/** Larger inputs are identified by their beginning only. In bytes. */
export const LARGEST_OPENED = 16_000_000;
/** Of all layers together, in bytes. A small input that decompresses to more is refused. */
export const LARGEST_LAYERS = 64_000_000;
/** Layers one below the other, below the input. */
export const MOST_LAYERS = 16;
/** Layers side by side, as parts of messages, and one below the other. */
export const MOST_LAYERS_IN_ALL = 64;
/** Of a whole run, in milliseconds. No layer is opened after that. */
export const LONGEST_MS = 20_000;

/** Encoded text that only a reader of layers recognizes. */
export type EncodedKind = 'base32' | 'ascii85' | 'quoted-printable' | 'json-string';

/** Kinds besides the detector's, which are only of interest as a layer. */
export type LayerKind = FindingKind | EncodedKind | 'der' | 'mime' | 'time' | 'object-id' | 'snowflake' | 'bytes';

/** Kinds that claim nothing: what is nothing more specific. */
export const isPlain = (kind: LayerKind): boolean => kind === 'text' || kind === 'bytes' || kind === 'empty';

export interface Fact {
  readonly label: Message;
  readonly value: Text;
}

/** A step of a recipe: a tool's id, and the options that differ from its defaults. */
export interface LayerStep {
  readonly tool: string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** One interpretation of a layer. */
export interface Reading {
  readonly kind: LayerKind;
  readonly title: Message;
  /** False if other content would often look the same. A reading that is likely says more than chance: see `evidence`. */
  readonly isLikely: boolean;
  /** Why, in sentences. */
  readonly evidence: readonly Message[];
  readonly facts: readonly Fact[];
  /** See Finding. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface Layer {
  /** The best one first. Never empty. */
  readonly readings: readonly Reading[];
  readonly bytes: number;
  /** Undefined for the input itself. */
  readonly content?: Stored;
  /** The extension of a file with this content, without the dot. */
  readonly extension: string;
  /** How the layer was made from its parent: the step of a recipe, if a tool does it. */
  readonly made?: { readonly by: Message; readonly step?: LayerStep };
  /** The index of the layer that this one was in. Undefined for the input. */
  readonly parent?: number;
}

export interface IdentifyOutput {
  /** The input first, then each layer after its parent. Parts of one layer follow in their order, each with all that is in it. */
  readonly layers: readonly Layer[];
  /** Why no further layer was opened, if that was a limit. */
  readonly notes: readonly Message[];
}

/** There is nothing to choose. */
export const options = defineOptions({});

export type IdentifyOptions = Readonly<Record<string, never>>;

export const identify: KernelSpec<Source, IdentifyOptions, IdentifyOutput> = {
  id: 'identify',
  rights: 'compute',
  resultOf: () => undefined,
};

interface Placed {
  readonly made?: { readonly by: unknown; readonly step?: LayerStep };
  readonly parent?: number;
}

/** The layers from below the input to this one. */
export function pathTo<One extends Placed>(layers: readonly One[], at: number): readonly One[] {
  const layer = layers[at];
  return layer?.parent === undefined ? [] : [...pathTo(layers, layer.parent), layer];
}

/** The steps that make a layer's content from the input; undefined if one of them is no tool's. */
export function stepsTo(layers: readonly Placed[], at: number): readonly LayerStep[] | undefined {
  const steps = pathTo(layers, at).map(({ made }) => made?.step);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** Whether a layer is one of several in the same layer. */
export const isPart = (layers: readonly Placed[], { parent }: Placed): boolean =>
  parent !== undefined && layers.filter((other) => other.parent === parent).length > 1;
