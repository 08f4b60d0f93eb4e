// Checks a JSON document, or each line of JSON Lines, against a JSON Schema. Numbers are compared by their exact decimal values.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { messagesOf, type InText, type Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import { ErrorList, type SchemaError } from './check/evaluation';
import { GivenFiles } from './check/given-files';
import { placeInSchema } from './check/registry';
import { readSchema, SchemaProblem, type ReadSchema } from './check/read-schema';
import { cut } from './check/values';
import type { JsonDocument } from './json-document';
import type { messages } from './messages';
import { documentReading, documentsIn, placesOf } from './read-documents';
import {
  ERROR_LIMIT,
  SCHEMA_LIMIT,
  SCHEMAS_LIMIT,
  type CheckOptions,
  type CheckOutput,
  type FoundError,
  type Inputs,
} from './spec';

const message = messagesOf<typeof messages>('json-schema-validator');

const isBlank = (source: AnySource) => typeof source === 'string' && source.trim() === '';

export const kernel: Kernel<Inputs, CheckOptions, CheckOutput> = async (
  [source = '', schema = '', ...further],
  options,
  run,
) => {
  if (isBlank(source)) throw new ToolError('invalid-input', message('noDocument'));
  if (isBlank(schema)) throw new ToolError('invalid-input', message('noSchema'));
  const checked = await schemaFrom(schema, further, options, run);
  const found = await check(source, checked, options, run);
  const { documents, invalid, count } = found;
  const { draft } = checked.schema.resource.dialect;
  const lineCounts = { count: invalid, documents };
  return {
    ...found,
    isValid: invalid === 0,
    summary: options.isLines
      ? invalid === 0
        ? message('validLines', { count: documents, draft })
        : message('invalidLines', lineCounts)
      : invalid === 0
        ? message('valid', { draft })
        : message('invalid', { count, draft }),
    notes: [...found.notes, ...schemaNotes(checked)],
  };
};

async function schemaFrom(
  source: AnySource,
  further: readonly AnySource[],
  { draft, formats, schemaNames: [name = '', ...names] = [], hasFolders }: CheckOptions,
  run: RunContext,
): Promise<ReadSchema> {
  const document = await readSchemaText(source, message('theSchema'), run);
  let characters = document.text.length;
  const files: { readonly name: string; readonly document: JsonDocument }[] = [];
  for (const [index, one] of further.entries()) {
    // The page has no further file.
    if (names[index] === undefined && isBlank(one)) continue;
    const own = names[index] ?? String(index + 1);
    const read = await readSchemaText(one, message('schemaFile', { name: own }), run);
    characters += read.text.length;
    if (characters > SCHEMAS_LIMIT)
      throw new ToolError('too-large', message('largeSchemas', { megabytes: SCHEMAS_LIMIT / MiB }));
    files.push({ name: own, document: read });
  }
  try {
    return readSchema(document, {
      draft: draft === 'auto' ? undefined : draft,
      formats: formats === 'auto' ? undefined : formats === 'check',
      name: name === '' ? undefined : name,
      given: new GivenFiles(files, hasFolders),
    });
  } catch (error) {
    if (!(error instanceof SchemaProblem)) throw error;
    throw new ToolError('invalid-input', problemIn(error), { title: message('badSchemaTitle') });
  }
}

/** Throws ToolError. `of` names the text in messages. */
async function readSchemaText(source: AnySource, of: Message, run: RunContext): Promise<JsonDocument> {
  const tooLarge = message('largeSchema', { megabytes: SCHEMA_LIMIT / MiB });
  const reading = { isLines: false, limit: SCHEMA_LIMIT, tooLarge, of };
  for await (const { document } of documentsIn(source, run, reading)) return document;
  throw new ToolError('invalid-input', message('noSchema'));
}

/** The first error of a schema, with its place. */
function problemIn({ errors: { kept }, file }: SchemaProblem): Message {
  // An alternative that fits best has errors of its own, which say more.
  const plain = kept.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf');
  const [first] = (plain.length > 0 ? plain : kept).toSorted((a, b) => a.offset - b.offset);
  const values = {
    place: placeInSchema(file, first?.offset ?? 0),
    path: first?.path === '' ? '/' : (first?.path ?? '/'),
    reason: first?.text ?? message('notSchemaValue'),
  };
  const more = plain.length - 1;
  return more > 0 ? message('badSchemaMore', { ...values, count: more }) : message('badSchema', values);
}

type Found = Pick<CheckOutput, 'documents' | 'invalid' | 'count' | 'errors' | 'notes'>;

async function check(
  source: AnySource,
  checked: ReadSchema,
  { isLines }: CheckOptions,
  run: RunContext,
): Promise<Found> {
  const errors: FoundError[] = [];
  let [documents, invalid, count, duplicates] = [0, 0, 0, 0];
  let firstDuplicate: InText | undefined;
  let evaluation: ReturnType<ReadSchema['evaluation']> | undefined;
  for await (const { document, before } of documentsIn(source, run, documentReading(isLines))) {
    documents++;
    evaluation ??= checked.evaluation(document);
    const list = new ErrorList(ERROR_LIMIT - errors.length);
    if (!evaluation.check(checked.schema, list)) {
      invalid++;
      count += list.count;
      errors.push(...placed(document, list.kept, before));
    }
    duplicates += document.duplicates.length;
    if (duplicates > 0) firstDuplicate ??= placeIn(document, firstOf(document.duplicates), before);
  }
  if (documents === 0) throw new ToolError('invalid-input', message('noDocument'));
  const notes = [
    ...(count > errors.length ? [message('moreErrors', { count: count - errors.length, shown: errors.length })] : []),
    ...(firstDuplicate ? [message('duplicates', { count: duplicates, place: firstDuplicate })] : []),
  ];
  return { documents, invalid, count, errors, notes };
}

const firstOf = (offsets: readonly number[]) => offsets.reduce((first, offset) => Math.min(first, offset));

function placeIn({ text }: JsonDocument, offset: number, before: number): InText {
  const [at] = placesOf(text, [offset], before);
  return { line: at?.line ?? 1, column: at?.column ?? 1 };
}

function placed({ text }: JsonDocument, kept: readonly SchemaError[], before: number): FoundError[] {
  const sorted = kept.toSorted((a, b) => a.offset - b.offset);
  const places = placesOf(
    text,
    sorted.map(({ offset }) => offset),
    before,
  );
  return sorted.map(({ path, keyword, location, text: reason }, index) => {
    const { line = 1, column = 1 } = places[index] ?? {};
    const values = { place: { line, column }, text: reason, location };
    const note = path === '' ? message('errorAtRoot', values) : message('errorAt', { ...values, path });
    return { line, column, path, keyword, location, text: reason, note };
  });
}

function schemaNotes({
  patterns,
  unknownFormats,
  ignoresFormats,
  isDraftAssumed,
  unusedFiles,
  schema,
}: ReadSchema): Message[] {
  const list = (names: Iterable<string>) => ({ all: Array.from(names).slice(0, 10).map(cut) });
  const { unbounded } = patterns;
  return [
    ...(isDraftAssumed ? [message('assumedDraft', { draft: schema.resource.dialect.draft })] : []),
    ...(unusedFiles.length > 0
      ? [message('unusedFiles', { count: unusedFiles.length, files: list(unusedFiles) })]
      : []),
    ...(ignoresFormats ? [message('formatsIgnored')] : []),
    ...(unknownFormats.size > 0
      ? [message('unknownFormats', { count: unknownFormats.size, formats: list(unknownFormats) })]
      : []),
    ...(unbounded.size > 0 ? [message('slowPatterns', { count: unbounded.size, patterns: list(unbounded) })] : []),
  ];
}
