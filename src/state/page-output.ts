// Prepares results for the state: each Blob goes into the artifact store, and its id replaces it.
import type { ArtifactId, ArtifactStore } from '../artifacts/artifact-store';
import { convertInSlices } from '../lib/slices';
import type { InWords, Message, Said } from '../../workers/contract/run/message';
import type { Stored, StoredBlob } from '../../workers/contract/run/sink';

export interface StoredArtifact {
  readonly stored: 'artifact';
  readonly artifactId: ArtifactId;
  readonly mime: string;
  readonly bytes: number;
}

/** A large result in the form that the page has. */
export type ResultRef = Exclude<Stored, StoredBlob> | StoredArtifact;

type Unwalked = ArrayBuffer | ArrayBufferView | Date;

/** A kernel's output with a ResultRef for every Stored, and text for every message. */
export type PageOutput<Output> = Output extends Stored
  ? ResultRef
  : Output extends Message
    ? Said
    : Output extends Unwalked | string
      ? Output
      : Output extends object
        ? { [Key in keyof Output]: PageOutput<Output[Key]> }
        : Output;

export interface KeptOutput<Output> {
  readonly output: PageOutput<Output>;
  /** The artifacts that the output refers to. */
  readonly artifactIds: readonly ArtifactId[];
}

const isStoredBlob = (value: object): value is StoredBlob => 'stored' in value && value.stored === 'blob';

const isUnwalked = (value: object): value is Unwalked =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof Date;

export async function toPageOutput<Output>(
  output: InWords<Output>,
  artifacts: ArtifactStore,
): Promise<KeptOutput<Output>> {
  const artifactIds: ArtifactId[] = [];

  function walk(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || isUnwalked(value)) return value;
    if (isStoredBlob(value)) return keep(value);
    if (Array.isArray(value)) return value.map(walk);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }

  function keep({ blob, privateFile, mime, bytes }: StoredBlob): StoredArtifact {
    if (!(blob instanceof Blob)) throw new TypeError(); // The result is forged.
    const artifactId = artifacts.put(privateFile === undefined ? { blob } : { blob, privateFile });
    artifactIds.push(artifactId);
    return { stored: 'artifact', artifactId, mime, bytes };
  }

  // The walk does what the type PageOutput says; the compiler can't follow it through `unknown`.
  const kept = (await convertInSlices(output, walk)) as PageOutput<Output>;
  // The store would freeze each part of a large output in one task, unless the output is frozen already.
  Object.freeze(kept);
  return { output: kept, artifactIds };
}
