// The further schema files that the visitor gives. Nothing is ever loaded from a network.
import type { JsonDocument } from '../json-document';
import { joined, withoutFragment } from './addresses';

/** Where paths begin. Its folders are for paths such as `../common/a.json`. */
const BASE = `file:///${'-/'.repeat(40)}`;

/** The address of the visitor's schema if it has no name. Relative references lead from it to files. */
export const MAIN = `${BASE}?schema`;

/** The address of a file by its path as given, with slashes of either kind, or by an http address. */
export function addressOf(name: string): string {
  if (/^https?:/.test(name)) return withoutFragment(name);
  const path = name.replaceAll('\\', '/').replace(/[%?#]/g, encodeURIComponent);
  return joined(BASE, /^[a-z]:\//i.test(path) ? `/${path}` : path) ?? BASE;
}

/** An address for messages: that of a file is its path again. */
export function shownAddress(address: string): string {
  const path = address.startsWith(BASE) ? address.slice(BASE.length) : address.replace(/^file:\/\/\/(?:-\/)*/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export interface GivenFile {
  readonly name: string;
  readonly address: string;
  readonly document: JsonDocument;
}

export class GivenFiles {
  readonly #all: readonly GivenFile[];
  readonly #rest: Set<GivenFile>;
  readonly #hasFolders: boolean;

  /** @param hasFolders whether names are paths. A browser gives the last part of a path, or what follows a dropped folder. */
  constructor(files: readonly Pick<GivenFile, 'name' | 'document'>[], hasFolders = true) {
    this.#all = files.map((file) => ({ ...file, address: addressOf(file.name) }));
    this.#rest = new Set(this.#all);
    this.#hasFolders = hasFolders;
  }

  get names(): readonly string[] {
    return this.#all.map(({ name }) => name);
  }

  /** The file of this address or `$id`, the first time that it is asked for. */
  take(address: string): GivenFile | undefined {
    for (const file of this.#rest) {
      if (file.address !== address && idOf(file) !== address) continue;
      this.#rest.delete(file);
      return file;
    }
    return undefined;
  }

  /** The files that weren't taken. */
  *rest(): Generator<GivenFile> {
    for (const file of this.#rest) {
      this.#rest.delete(file);
      yield file;
    }
  }

  /** The address of the only file whose name ends as the wanted path does, if names lack folders. */
  byName(address: string): string | undefined {
    if (this.#hasFolders) return undefined;
    const wanted = `/${shownAddress(address)}`;
    const found = this.#all.filter(({ name }) => wanted.endsWith(`/${name}`) || `/${name}`.endsWith(wanted));
    return found.length === 1 ? found[0]?.address : undefined;
  }
}

/** The address of its root, by `$id` or, up to draft 4, `id`. */
function idOf({ address, document }: GivenFile): string | undefined {
  if (document.kind(0) !== 'object') return undefined;
  for (const keyword of ['$id', 'id']) {
    const id = document.member(0, keyword);
    if (id === undefined || document.kind(id) !== 'string') continue;
    const uri = joined(address, document.string(id));
    if (uri !== undefined) return withoutFragment(uri);
  }
  return undefined;
}
