// Writes a YAML document's nodes as JSON: aliases expanded, keys merged, numbers with the digits of the source.
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Alias,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { Aliases, isMergeKey } from '../read/aliases';
import { Expansion } from '../read/expansion';
import { invisibleInKey } from '../common/invisible';
import { JsonOut } from '../read/json-out';
import type { LineIndex } from '../read/line-index';
import type { Losses } from '../common/losses';
import type { Reading } from '../read/reading';
import { withoutAddedBreak } from '../read/common-tokens';
import { isPlainTag, MERGE_TAG, plainScalar, taggedScalar, textScalar, type JsonScalar } from './plain-values';
import { looksLikePair, looksStructured, notedScalar } from '../common/scalar-notes';
import { MAX_DEPTH, type YamlVersion } from '../spec';
import { invalidYaml, message, mistake, tooDeep, type Mistake } from '../read/yaml-error';

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** The limit of merge steps: lists of maps that merge lists of maps multiply. */
const MERGE_STEPS = 10_000_000;

/** A value that can't be in a set of keys as JSON. */
const MERGE = '<<';

const offsetOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

export class NodeWriter {
  readonly out: JsonOut;
  readonly #reading: Reading;
  readonly #lines: LineIndex;
  #version: YamlVersion;
  #aliases = new Aliases();
  /** The collections that are being written. An alias to one of them would never end. */
  readonly #open = new Set<unknown>();
  /** The entries of maps that others merge. */
  #merged = new WeakMap<YAMLMap, readonly Entry[]>();
  #mergeSteps = 0;
  readonly #expansion = new Expansion();
  #depth = 0;
  #hasOpenRoot = false;
  /** The keys of the outermost map, which arrives in parts. */
  #rootKeys = new Set<string>();

  constructor(out: JsonOut, reading: Reading, lines: LineIndex) {
    this.out = out;
    this.#lines = lines;
    this.#reading = reading;
    this.#version = reading.options.version;
  }

  begin(version: YamlVersion): void {
    this.#version = version;
    this.#aliases = new Aliases();
    this.#merged = new WeakMap();
    this.#hasOpenRoot = false;
    this.#rootKeys = new Set();
  }

  /** Continues an open outermost collection. `keys` are its keys if it is a map. */
  resume(keys: Set<string>): void {
    this.#hasOpenRoot = true;
    this.#rootKeys = keys;
  }

  /** The complete items of the outermost collection. */
  part(node: unknown): void {
    this.#bind(node);
    if (isMap(node)) this.#rootItems('{', () => this.#entries(node, this.#rootKeys));
    else if (isSeq(node)) this.#rootItems('[', () => this.#items(node));
  }

  /** The document, or the rest of it. */
  end(node: unknown): void {
    if (!this.#hasOpenRoot) {
      this.#bind(node);
      this.#value(node);
      return;
    }
    this.part(node);
    this.out.close(isMap(node) ? '}' : ']');
  }

  #bind(node: unknown) {
    this.#aliases.bind(node, {
      onUnknown: (alias) => {
        throw this.#invalid(alias, {
          what: (place) => message('noAnchor', { name: alias.source, place }),
          todo: message('checkName'),
        });
      },
      onKnown: (alias, leastUnits) => this.#expansion.foresee(leastUnits, this.#lineOf(alias)),
    });
  }

  #rootItems(bracket: '[' | '{', write: () => void) {
    if (!this.#hasOpenRoot) this.out.open(bracket);
    this.#hasOpenRoot = true;
    write();
  }

  #lineOf(node: unknown) {
    return () => this.#lines.lineOf(offsetOf(node));
  }

  #invalid(node: unknown, found: Mistake) {
    return invalidYaml(this.#reading.text, offsetOf(node), found);
  }

  #value(node: unknown) {
    if (isAlias(node)) this.#expand(node);
    else if (isScalar(node)) this.out.scalar(this.#scalar(node).json);
    else if (isMap(node)) this.#within(node, '{', '}', () => this.#entries(node));
    else if (isSeq(node)) this.#within(node, '[', ']', () => this.#items(node));
    else this.out.scalar('null');
  }

  #within(node: YAMLMap | YAMLSeq, opening: '{' | '[', closing: '}' | ']', write: () => void) {
    if (this.#depth >= MAX_DEPTH) throw tooDeep(this.#reading.text, offsetOf(node));
    this.#tag(node);
    this.#open.add(node);
    this.#depth++;
    this.out.open(opening);
    write();
    this.out.close(closing);
    this.#depth--;
    this.#open.delete(node);
  }

  #expand(alias: Alias) {
    const target = this.#aliases.resolve(alias);
    if (this.#open.has(target)) {
      throw this.#invalid(alias, {
        what: (place) => message('ownAlias', { name: alias.source, place }),
        todo: message('notInJson'),
      });
    }
    this.#expansion.begin(this.out.units);
    this.#value(target);
    this.#expansion.end(this.out.units, this.#lineOf(alias));
  }

  #items(node: YAMLSeq) {
    for (const item of node.items) this.#value(item);
  }

  /** @param own the map's existing keys */
  #entries(map: YAMLMap, own = new Set<string>()) {
    if (map.anchor !== undefined || map.items.some(({ key }) => isMergeKey(key))) {
      for (const { key, value } of this.#entriesOf(map, own)) this.#entry(key, value);
    } else {
      for (const pair of map.items) this.#entry(this.#ownKey(pair, own), pair.value);
    }
  }

  #entry(key: string, value: unknown) {
    this.out.key(key);
    this.#value(value);
  }

  #ownKey({ key: node, value }: Pair, own: Set<string>): string {
    const key = this.#key(node);
    if (own.has(key) && !this.#expansion.isUnderWay) this.#lose('duplicate-key', node, key);
    own.add(key);
    // `{a:1}` has the key “a:1” without a value.
    if (value === null && isScalar(node) && node.type === 'PLAIN' && looksLikePair(node.source ?? '')) {
      this.#lose('looks-structured', node, node.source ?? '');
    }
    const invisible = this.#reading.hasInvisible ? invisibleInKey(key.slice(1, -1)) : undefined;
    if (invisible !== undefined) this.#lose('invisible', node, invisible);
    return key;
  }

  /** In order, with merged keys at the position of the merge. The map's own keys always win over merged ones. */
  #entriesOf(map: YAMLMap, own = new Set<string>()): readonly Entry[] {
    const known = this.#merged.get(map);
    if (known) return known;
    const keys = new Map<Pair, string>();
    const merges = new Set<Pair>();
    for (const pair of map.items) {
      if (this.#isMerge(pair)) {
        if (own.has(MERGE)) this.#lose('duplicate-key', pair.key, MERGE);
        own.add(MERGE);
        merges.add(pair);
      } else keys.set(pair, this.#ownKey(pair, own));
    }
    const entries: Entry[] = [];
    for (const pair of map.items) {
      if (merges.has(pair)) this.#merge(pair, own, entries);
      else entries.push({ key: keys.get(pair) ?? '""', value: pair.value });
    }
    if (map.anchor !== undefined) this.#merged.set(map, entries);
    return entries;
  }

  #merge(pair: Pair, known: Set<string>, entries: Entry[]) {
    for (const source of this.#sources(pair.value) ?? []) {
      if (this.#open.has(source)) throw this.#invalid(pair.key, mistake('ownMerge', 'removeMerge'));
      this.#open.add(source);
      const merged = this.#entriesOf(source);
      this.#open.delete(source);
      this.#mergeSteps += merged.length;
      if (this.#mergeSteps > MERGE_STEPS) {
        throw this.#invalid(pair.key, mistake('manyMerged', 'limit'));
      }
      for (const entry of merged) {
        if (known.has(entry.key)) continue;
        known.add(entry.key);
        entries.push(entry);
      }
    }
  }

  /** The maps of a merge, in order. Undefined if it isn't a merge. */
  #sources(value: unknown): readonly YAMLMap[] | undefined {
    const target = this.#aliases.resolve(value);
    if (isMap(target)) return [target];
    if (!isSeq(target)) return undefined;
    const maps = target.items.map((item) => this.#aliases.resolve(item));
    return maps.every((item) => isMap(item)) ? maps : undefined;
  }

  #isMerge({ key, value }: Pair): boolean {
    if (!isMergeKey(key) || (key.type !== 'PLAIN' && key.tag !== MERGE_TAG)) return false;
    const isOne = this.#reading.options.merge && this.#sources(value) !== undefined;
    this.#lose(isOne ? 'merge' : 'plain-merge', key, '');
    return isOne;
  }

  /** A JSON key is always a string. */
  #key(node: unknown): string {
    const target = this.#aliases.resolve(node);
    if (isScalar(target)) {
      const { type, json } = this.#scalar(target, true);
      if (type === 'text') return json;
      this.#lose('text-key', node, json);
      return JSON.stringify(json);
    }
    if (!isNode(target)) {
      this.#lose('text-key', node, 'null');
      return '"null"';
    }
    const writer = new NodeWriter(new JsonOut(undefined), this.#reading, this.#lines);
    writer.#aliases = this.#aliases;
    writer.#version = this.#version;
    writer.#depth = this.#depth;
    for (const open of this.#open) writer.#open.add(open);
    writer.#value(target);
    const json = writer.out
      .take(true)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join('');
    if (isAlias(node)) this.#expansion.add(json.length, this.#lineOf(node));
    this.#lose('text-key', node, json);
    return JSON.stringify(json);
  }

  #scalar(node: Scalar, isKey = false): JsonScalar {
    const source = this.#sourceOf(node);
    if (node.tag !== undefined) {
      const { scalar, isKept } = taggedScalar(source, node.tag, this.#version);
      if (!isKept) this.#lose('tag', node, shortTag(node.tag));
      return scalar;
    }
    if (node.type !== 'PLAIN') return textScalar(source);
    if (this.#expansion.isUnderWay) return plainScalar(source, this.#version);
    if (!isKey && node.range && looksStructured(this.#reading.text, node.range[0], node.range[1])) {
      this.#lose('looks-structured', node, source);
    }
    const mayHaveInvisible = this.#reading.hasInvisible && !isKey;
    return notedScalar(source, this.#version, (kind, text) => this.#lose(kind, node, text), mayHaveInvisible);
  }

  #sourceOf({ source = '', type, range }: Scalar): string {
    const { text } = this.#reading;
    const isLast = range && range[1] >= text.length && (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED');
    return isLast ? withoutAddedBreak(source, text) : source;
  }

  #tag(node: YAMLMap | YAMLSeq) {
    if (node.tag !== undefined && !isPlainTag(node.tag)) this.#lose('tag', node, shortTag(node.tag));
  }

  #lose(kind: Parameters<Losses['add']>[0], node: unknown, text: string) {
    if (this.#expansion.isUnderWay) return;
    this.#reading.losses.add(kind, this.#lines.lineOf(offsetOf(node)), text);
  }
}

const shortTag = (tag: string) => tag.replace(/^tag:yaml\.org,2002:/, '!!');
