// The only place on the page that holds Blobs. All other code holds their ids.

export type ArtifactId = string;

export interface Artifact {
  readonly blob: Blob;
  /** Name of its file in this visit's folder of the private file system. */
  readonly privateFile?: string;
}

export class ArtifactStore {
  readonly #artifacts = new Map<ArtifactId, Artifact>();
  readonly #urls = new Map<ArtifactId, string>();
  /** Artifacts that the browser may still be downloading. */
  readonly #downloads = new Set<ArtifactId>();
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

  /** Undefined for a released id: an effect may run after the state has dropped the artifact. */
  find(id: ArtifactId): Blob | undefined {
    return this.#artifacts.get(id)?.blob;
  }

  /** Throws for a released id. Only for ids in the state. */
  blob(id: ArtifactId): Blob {
    const blob = this.find(id);
    if (!blob) throw new Error(`There is no ${id}.`);
    return blob;
  }

  /** An object URL, made once and revoked on release. */
  url(id: ArtifactId): string {
    const url = this.#urls.get(id) ?? URL.createObjectURL(this.blob(id));
    this.#urls.set(id, url);
    return url;
  }

  /**
   * The object URL for a download. No browser reports when it has copied everything, so the URL and the private file now
   * outlive a release. They are removed with the page, like all files of closed pages. So do the files of `parts`, if the Blob
   * refers to them.
   */
  downloadUrl(id: ArtifactId, parts: readonly ArtifactId[] = []): string {
    for (const part of [id, ...parts]) this.#downloads.add(part);
    return this.url(id);
  }

  release(id: ArtifactId): void {
    const artifact = this.#artifacts.get(id);
    this.#artifacts.delete(id);
    if (this.#downloads.has(id)) return;
    const url = this.#urls.get(id);
    if (url) URL.revokeObjectURL(url);
    this.#urls.delete(id);
    if (artifact?.privateFile) this.#removeFile(artifact.privateFile);
  }

  get size(): number {
    return this.#artifacts.size;
  }
}
