// Prepares results for the state: each Blob goes into the artifact store, and its id replaces it.
import type { ArtifactId, ArtifactStore } from '../artifacts/artifact-store';
import type { InWords, Message } from '../../workers/contract/message';
import type { Stored, StoredBlob } from '../../workers/contract/sink';

export interface StoredArtifact {
  readonly stored: 'artifact';
  readonly artifactId: ArtifactId;
  readonly mime: string;
  readonly bytes: number;
}

/** A large result as the page sees it. */
export type ResultRef = Exclude<Stored, StoredBlob> | StoredArtifact;

type Unwalked = ArrayBuffer | ArrayBufferView | Date;

/** A kernel's output with a ResultRef for every Stored, and text for every message. */
export type PageOutput<Output> = Output extends Stored
  ? ResultRef
  : Output extends Message
    ? string
    : Output extends Unwalked
      ? Output
      : Output extends object
        ? { [Key in keyof Output]: PageOutput<Output[Key]> }
        : Output;

export interface KeptOutput<Output> {
  readonly output: PageOutput<Output>;
  /** The artifacts that the output holds. */
  readonly artifactIds: readonly ArtifactId[];
}

const isStoredBlob = (value: object): value is StoredBlob => 'stored' in value && value.stored === 'blob';

const isUnwalked = (value: object): value is Unwalked =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof Date;

export function toPageOutput<Output>(output: InWords<Output>, artifacts: ArtifactStore): KeptOutput<Output> {
  const artifactIds: ArtifactId[] = [];

  function walk(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || isUnwalked(value)) return value;
    if (isStoredBlob(value)) return keep(value);
    if (Array.isArray(value)) return value.map(walk);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }

  function keep({ blob, privateFile, mime, bytes }: StoredBlob): StoredArtifact {
    const artifactId = artifacts.put(privateFile === undefined ? { blob } : { blob, privateFile });
    artifactIds.push(artifactId);
    return { stored: 'artifact', artifactId, mime, bytes };
  }

  // The walk does what the type PageOutput says; the compiler can't follow it through `unknown`.
  return { output: walk(output) as PageOutput<Output>, artifactIds };
}
