// The one place on the page where Blobs live. Everything else holds their ids.

export type ArtifactId = string;

export interface Artifact {
  readonly blob: Blob;
  /** Name of its file in this visit's folder of the private file system. */
  readonly privateFile?: string;
}

export class ArtifactStore {
  readonly #artifacts = new Map<ArtifactId, Artifact>();
  readonly #urls = new Map<ArtifactId, string>();
  readonly #removeFile: (name: string) => void;
  #count = 0;

  /** `removeFile` removes a released artifact's file from the private file system. */
  constructor(removeFile: (name: string) => void) {
    this.#removeFile = removeFile;
  }

  put(artifact: Artifact): ArtifactId {
    const id = `artifact-${String(++this.#count)}`;
    this.#artifacts.set(id, artifact);
    return id;
  }

  /** Throws for an id that was released: holding one is a fault of ours. */
  blob(id: ArtifactId): Blob {
    const artifact = this.#artifacts.get(id);
    if (!artifact) throw new Error(`There is no ${id}.`);
    return artifact.blob;
  }

  /** An object URL, made once and revoked on release. */
  url(id: ArtifactId): string {
    const url = this.#urls.get(id) ?? URL.createObjectURL(this.blob(id));
    this.#urls.set(id, url);
    return url;
  }

  release(id: ArtifactId): void {
    const url = this.#urls.get(id);
    if (url) URL.revokeObjectURL(url);
    this.#urls.delete(id);
    const privateFile = this.#artifacts.get(id)?.privateFile;
    this.#artifacts.delete(id);
    if (privateFile) this.#removeFile(privateFile);
  }

  get size(): number {
    return this.#artifacts.size;
  }
}
