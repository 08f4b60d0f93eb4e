// What the page runs and says for a tool's options, by the functions that its screen uses. A tool that isn't here runs its kernel
// with the options as they are.
import { inputsOf } from '../../../workers/kernels/hash-generator/spec';
import { kernelRun, type KernelRun } from '../../../workers/contract/options/command';
import type { Text } from '../../../workers/contract/run/message';
import type { OptionsOf } from '../../../workers/contract/options/options';
import * as diff from '../../../workers/kernels/diff-checker/spec';
import * as hash from '../../../workers/kernels/hash-generator/spec';
import { specOf as regexSpecOf, type RegexOptions } from '../../../workers/kernels/regex-tester/spec';
import { specOf as jsonSpecOf, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import {
  jsonSchemaValidator,
  schemaMaker,
  type Values as SchemaValues,
} from '../../../workers/kernels/json-schema-validator/spec';
import { markdownEditor } from '../../../workers/kernels/markdown-editor/spec';
import { patchApplier } from '../../../workers/kernels/patch-applier/spec';
import * as qr from '../../../workers/kernels/qr-generator/spec';
import * as cases from '../../../workers/kernels/text-case-converter/spec';
import { uuidGenerator, type UuidSettings } from '../../../workers/kernels/uuid-generator/spec';
import * as color from '../../../src/tools/color-picker/color';
import { notAColor } from '../../../src/tools/color-picker/words';
import { parseExpectedHash, withExpected } from '../../../src/tools/hash-generator/expected-hash';
import { expectedVerdict } from '../../../src/tools/hash-generator/expected-verdict';
import { decodeToken } from '../../../src/tools/jwt-decoder/decode-token';
import { NO_SECRETS, type options as jwtOptions } from '../../../src/tools/jwt-decoder/options';
import { createToken, verifyToken } from '../../../src/tools/jwt-decoder/signature';
import { NO_KEY, payloadNote, uncheckable } from '../../../src/tools/jwt-decoder/token-notes';
import { invalidity, timesOf } from '../../../src/tools/jwt-decoder/token-times';
import * as unit from '../../../src/tools/unit-converter/answer';
import { INPUT as UNIT_INPUT, type options as unitOptions } from '../../../src/tools/unit-converter/options';
import { inspect } from '../../../src/tools/uuid-generator/inspect';
import { readSettings } from '../../../src/tools/uuid-generator/settings';

/** What a screen without a kernel shows: data with messages, or why there is none. */
export type Shown = { readonly data: unknown; readonly isPositive?: boolean } | { readonly error: readonly Text[] };

export interface Given {
  readonly text: string;
  readonly names: readonly string[];
  readonly key: string | undefined;
}

/** `beside`: what the screen says of an output in addition to its messages. */
export type PageRun =
  | { readonly run: KernelRun; readonly beside?: (output: unknown) => readonly unknown[] }
  | { readonly shown: () => Shown | Promise<Shown> };

type OpenPage = (values: object, given: Given) => PageRun;

/** The values are the tool's own, because the schema has checked them. */
const open =
  <Values extends object>(page: (values: Values, given: Given) => PageRun): OpenPage =>
  (values, given) =>
    page(values as Values, given);

function compare({ as, arrays, keyField, numbers, ignoreSpace, ignoreCase, ignoreLineEnds }: diff.DiffOptions) {
  if (as === 'json') return kernelRun(diff.jsonComparer, { arrays, keyField, numbers, format: null });
  return kernelRun(diff.diffChecker, { ignoreSpace, ignoreCase, ignoreLineEnds });
}

function hashRun({ algorithms, expected }: OptionsOf<typeof hash.options>): PageRun {
  const read = parseExpectedHash(expected);
  if (read && 'error' in read) return { shown: () => ({ error: [read.error] }) };
  const verdict = ({ hashed }: hash.HashOutput) => read && expectedVerdict(read, inputsOf(hashed));
  const asked = { algorithms: withExpected(algorithms, read) };
  return {
    run: kernelRun(hash.hashGenerator, asked, {
      verdictOf: (output) => (verdict(output)?.kind ?? 'match') === 'match',
    }),
    beside: (output) => [verdict(output as hash.HashOutput)],
  };
}

function qrRun(values: qr.QrSettings): PageRun {
  const { mode, list, image, separator, header, charset } = values;
  const look = qr.lookOf(values);
  if (mode === 'read') return { run: kernelRun(qr.qrReader, { task: 'read', charset }) };
  return mode === 'batch'
    ? { run: kernelRun(qr.qrBatch, { task: 'batch', ...look, list, image, separator, header }) }
    : { run: kernelRun(qr.qrGenerator, { task: 'generate', ...look }) };
}

function uuidRun(values: UuidSettings, { text }: Given): PageRun {
  if (values.mode === 'inspect') return { shown: () => shownUuid(text) };
  const read = readSettings(values, true);
  return 'problem' in read
    ? { shown: () => ({ error: [read.problem.text] }) }
    : { run: kernelRun(uuidGenerator, read.options) };
}

function shownUuid(text: string): Shown {
  const found = inspect(text);
  if (!found) return { error: [] };
  if ('error' in found) return { error: [found.error] };
  return { data: [found.verdict, found.facts], isPositive: found.valid };
}

function shownColor(text: string, second: string): Shown {
  const read = color.readColor(text);
  if (!read) return { error: [notAColor] };
  return { data: [color.notesOf(read), color.contrastsOf(read, color.readColor(second))] };
}

type UnitValues = OptionsOf<typeof unitOptions>;

function shownAmount(values: UnitValues, text: string): Shown {
  const question = unit.readQuestion({ ...UNIT_INPUT, ...values, amount: text.trim() });
  if ('message' in question) return { error: [question.message, question.detail ?? ''] };
  const hint = unit.namesUnit(question, values.from) ? [{ messageKey: 'unit-converter/unitInAmount' }] : [];
  return { data: [hint, unit.warningsOf(question), unit.roundingOf(question, values.precision)] };
}

/** The parts of decoded-view.tsx. */
async function shownToken(text: string, key = ''): Promise<Shown> {
  const token = decodeToken(text);
  if ('error' in token) return { error: [token.error, token.detail ?? ''] };
  const { payload, notes } = token;
  const times = payload.kind === 'claims' ? timesOf(payload.json, Date.now()) : [];
  const verdict = key.trim() === '' ? undefined : await verifyToken(token, { text: key, format: 'text' });
  const invalid = invalidity(times);
  // The badges “expired” and “not yet valid” repeat the validity’s notice.
  const claims = times.map(({ problem, state }) => problem ?? (state?.kind === 'isFuture' && state.label));
  return {
    data: [notes, payloadNote(payload), verdict ?? uncheckable(token) ?? NO_KEY, invalid, claims],
    isPositive: payload.kind !== 'unreadable' && (verdict === undefined || verdict.kind === 'good'),
  };
}

async function shownNewToken(claims: string, key = ''): Promise<Shown> {
  const { header } = NO_SECRETS;
  const made = await createToken({ header, claims, key: { text: key, format: 'text' } });
  return 'error' in made ? { error: [made.error] } : { data: made.warnings };
}

export const pageRuns: Readonly<Record<string, OpenPage>> = {
  'color-picker': open(({ second }: { second: string }, { text }) => ({ shown: () => shownColor(text, second) })),
  'diff-checker': open((values: diff.DiffOptions, { names: [fileName = ''] }) => ({
    run: values.mode === 'apply' ? kernelRun(patchApplier, { reverse: values.reverse, fileName }) : compare(values),
  })),
  'hash-generator': open(hashRun),
  'json-formatter': open((values: JsonOptions) => ({
    run: kernelRun(jsonSpecOf(values), values),
  })),
  'json-schema-validator': open((values: SchemaValues) => ({
    run: values.mode === 'validate' ? kernelRun(jsonSchemaValidator, values) : kernelRun(schemaMaker, values),
  })),
  'jwt-decoder': open(({ mode }: OptionsOf<typeof jwtOptions>, { text, key }) => ({
    shown: () => (mode === 'create' ? shownNewToken(text, key) : shownToken(text, key)),
  })),
  'markdown-editor': open(() => ({ run: kernelRun(markdownEditor, {}) })),
  'qr-generator': open(qrRun),
  'text-case-converter': open(({ locale }: OptionsOf<typeof cases.options>) => ({
    run: kernelRun(cases.textCaseConverter, { cases: cases.TOOL_CASES, locale }),
  })),
  'regex-tester': open((values: RegexOptions) => ({ run: kernelRun(regexSpecOf(values), values) })),
  'unit-converter': open((values: UnitValues, { text }) => ({ shown: () => shownAmount(values, text) })),
  'uuid-generator': open(uuidRun),
};
