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
import { MAIN, Registry, type Schema } from './registry';

const message = messagesOf<typeof messages>('json-schema-validator');

/** Its metaschema doesn't allow a schema. */
export class SchemaProblem extends Error {
  override readonly name = 'SchemaProblem';

  constructor(readonly errors: ErrorList) {
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
}

export interface SchemaOptions {
  /** Undefined if `$schema` decides, with 2020-12 if it is missing. */
  readonly draft: Draft | undefined;
  readonly formats: boolean | undefined;
}

/** Throws SchemaProblem if the metaschema doesn't allow the schema, and ToolError for what can't be checked. */
export function readSchema(
  document: JsonDocument,
  { draft, formats }: SchemaOptions,
  registry = new Registry(),
): ReadSchema {
  const kind = document.kind(0);
  if (kind !== 'object' && kind !== 'boolean') {
    throw new ToolError('invalid-input', message('notSchema', { at: '#' }), { title: message('badSchemaTitle') });
  }
  const schema = registry.add(MAIN, document, draft);
  const patterns = new PatternReader();
  const unknownFormats = new Set<string>();
  const settings: Settings = { formats, patterns, onUnknownFormat: (format) => unknownFormats.add(format) };
  const evaluation = (checked: JsonDocument, own = settings) =>
    new Evaluation(checked, registry, (one) => checksOf(one, registry, own));

  const errors = new ErrorList(10);
  const quiet: Settings = { formats: false, patterns, onUnknownFormat: () => undefined };
  const isValid = evaluation(document, quiet).check(registry.metaschema(schema.resource.dialect), errors);
  if (!isValid) throw new SchemaProblem(errors);
  // Bad patterns and references are reported before any work.
  const compiled = evaluation(document);
  for (const one of schema.file.schemas.values()) if (one.always === undefined) compiled.checksOf(one);
  const has = (keyword: string) =>
    Array.from(schema.file.schemas.values()).some(({ value }) => document.member(value, keyword) !== undefined);
  return {
    schema,
    evaluation,
    patterns,
    unknownFormats,
    ignoresFormats: formats === undefined && !schema.resource.dialect.assertsFormat && has('format'),
    isDraftAssumed: draft === undefined && document.member(0, '$schema') === undefined,
  };
}
