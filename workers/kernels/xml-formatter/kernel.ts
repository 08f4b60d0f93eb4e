// Formats, minifies and validates XML of any size. No character data changes: the result is written from the document's own tokens.
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext } from '../../contract/kernel';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';
import { DEPTH_LIMIT, readXml, type XmlReading } from '../../lib/xml/read-xml';
import { XmlScanner } from '../../lib/xml/scanner';
import { isUtf8, xmlPieces } from '../../lib/xml/xml-pieces';
import { Layout } from './layout';
import { XmlPrinter } from './printer';
import { FORMAT_DEPTH, MESSAGES, type XmlOptions, type XmlOutput } from './spec';

const MIME = 'application/xml';
const INDENTS = { '2': '  ', '4': '    ', tab: '\t' } as const;

/** So much is given to be written at once. */
const ENOUGH_UNITS = 1 << 16;

export const kernel: Kernel<Source, XmlOptions, XmlOutput> = async (source, options, run) => {
  const { action } = options;
  if (typeof source === 'string' && source.trim() === '') {
    throw new ToolError('invalid-input', MESSAGES.blank[action]);
  }
  const layout = new Layout();
  const isValidation = action === 'validate';
  const reading = await readXml(source, run, {
    refusal: MESSAGES.invalid,
    maxDepth: action === 'format' ? FORMAT_DEPTH : DEPTH_LIMIT,
    passes: isValidation ? 1 : 2,
    ...(!isValidation && { onToken: (scanner) => layout.take(scanner) }),
  });
  const result = isValidation ? null : await print(source, options, run, reading, layout);
  return { action, result, notes: notesOf(reading, isValidation), totals: reading.totals };
};

/** The second pass: the document is known to be well-formed, and what white space means in it. */
async function print(
  source: Source,
  { action, indent }: XmlOptions,
  run: RunContext,
  { form, doctype }: XmlReading,
  layout: Layout,
): Promise<Stored> {
  const sink = await run.sink({ mime: MIME });
  const encoder = new TextEncoder();
  const scanner = new XmlScanner();
  const printer = new XmlPrinter({
    indent: action === 'format' ? INDENTS[indent] : undefined,
    layout,
    spaceDefaults: doctype?.spaceDefaults ?? new Map(),
    recodes: !isUtf8(form.declared),
  });
  const flush = () => sink.write(encoder.encode(printer.flush()));
  const takeAll = async () => {
    while (scanner.advance()) {
      printer.take(scanner);
      if (printer.units > ENOUGH_UNITS) await flush();
    }
  };
  for await (const piece of xmlPieces(source, form, run, 2)) {
    scanner.feed(piece);
    await takeAll();
  }
  scanner.finish();
  await takeAll();
  await flush();
  return sink.close();
}

function notesOf({ form, doctype }: XmlReading, isValidation: boolean): string[] {
  const { declared, label, isMarked } = form;
  const notes: string[] = [];
  if (!isValidation) {
    if (declared !== undefined && !isUtf8(declared)) notes.push(MESSAGES.recoded(declared));
    else if (label.startsWith('utf-16')) notes.push(MESSAGES.wide);
    else if (isMarked) notes.push(MESSAGES.byteOrderMark);
  }
  if (doctype?.externalSubset !== undefined) notes.push(MESSAGES.externalSubset(doctype.externalSubset));
  const undeclared = [...(doctype?.undeclared ?? [])];
  if (undeclared.length > 0) notes.push(MESSAGES.undeclared(listed(undeclared)));
  return notes;
}

/** Names that are told. */
const TOLD = 10;

function listed(names: readonly string[]): string {
  const told = names.slice(0, TOLD).map((name) => `&${name};`);
  const more = names.length - told.length;
  return told.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}
