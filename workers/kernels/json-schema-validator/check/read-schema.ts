// Reads a schema, and refuses one that its metaschema doesn't allow or that can't be checked.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf } from '../../../contract/run/message';
import type { JsonDocument } from '../json-document';
import type { messages } from '../messages';
import type { Draft } from './dialect';
import { ErrorList, Evaluation } from './evaluation';
import type { Settings } from './keyword-source';
import { checksOf } from './keywords';
import { PatternReader } from './pattern';
import { addressOf, MAIN, type GivenFiles } from './given-files';
import { Registry, type Schema, type SchemaFile } from './registry';

const message = messagesOf<typeof messages>('json-schema-validator');

/** Its metaschema doesn't allow a schema. */
export class SchemaProblem extends Error {
  override readonly name = 'SchemaProblem';

  constructor(
    readonly errors: ErrorList,
    readonly file: SchemaFile,
  ) {
    super('Invalid schema');
  }
}

export interface ReadSchema {
  readonly schema: Schema;
  /** Checks documents one after another. */
  readonly evaluation: (document: JsonDocument) => Evaluation;
  readonly patterns: PatternReader;
  readonly unknownFormats: ReadonlySet<string>;
  /** Whether the schema has formats that aren't checked because of its draft. */
  readonly ignoresFormats: boolean;
  /** Whether neither the schema nor the visitor names a draft. */
  readonly isDraftAssumed: boolean;
  /** The names of further files that no reference leads to. */
  readonly unusedFiles: readonly string[];
}

export interface SchemaOptions {
  /** Undefined if `$schema` decides, with 2020-12 if it is missing. */
  readonly draft: Draft | undefined;
  readonly formats: boolean | undefined;
  /** The schema's own path, from which relative references lead to further files. */
  readonly name?: string | undefined;
  readonly given?: GivenFiles;
}

/** Throws SchemaProblem if the metaschema doesn't allow the schema, and ToolError for what can't be checked. */
export function readSchema(document: JsonDocument, { draft, formats, name, given }: SchemaOptions): ReadSchema {
  const registry = new Registry(given);
  const kind = document.kind(0);
  if (kind !== 'object' && kind !== 'boolean') {
    throw new ToolError('invalid-input', message('notSchema', { at: '#' }), { title: message('badSchemaTitle') });
  }
  const schema = registry.add(name === undefined ? MAIN : addressOf(name), document, draft, 'main');
  registry.addGiven(schema.resource.dialect.draft);
  const patterns = new PatternReader();
  const unknownFormats = new Set<string>();
  const settings: Settings = { formats, patterns, onUnknownFormat: (format) => unknownFormats.add(format) };
  const evaluation = (checked: JsonDocument, own = settings) =>
    new Evaluation(checked, registry, (one) => checksOf(one, registry, own));

  const quiet: Settings = { formats: false, patterns, onUnknownFormat: () => undefined };
  // Bad patterns and references are reported before any work. A reference may lead to another file.
  registry.used.add(schema.file);
  for (const file of registry.used) {
    const { document: text, origin } = file;
    if (origin === 'metaschema') continue;
    const errors = new ErrorList(10);
    const dialect = file.schemas.get(0)?.resource.dialect ?? schema.resource.dialect;
    if (!evaluation(text, quiet).check(registry.metaschema(dialect), errors)) throw new SchemaProblem(errors, file);
    const compiled = evaluation(text);
    for (const one of file.schemas.values()) if (one.always === undefined) compiled.checksOf(one);
  }
  const used = Array.from(registry.used).filter(({ origin }) => origin !== 'metaschema');
  const has = (keyword: string) =>
    used.some((file) =>
      Array.from(file.schemas.values()).some(({ value }) => file.document.member(value, keyword) !== undefined),
    );
  return {
    schema,
    evaluation,
    patterns,
    unknownFormats,
    ignoresFormats: formats === undefined && !schema.resource.dialect.assertsFormat && has('format'),
    unusedFiles: (given?.names ?? []).filter((one) => !used.some((file) => file.name === one)),
    isDraftAssumed: draft === undefined && document.member(0, '$schema') === undefined,
  };
}
