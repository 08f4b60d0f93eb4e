// The second pass over a checked document: writes it with different whitespace where that means nothing.
import type { RunContext } from '../../contract/run/kernel';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { Layout } from './layout';
import { XmlPrinter } from './printer';
import type { XmlReading } from './read-xml';
import { XmlScanner } from './scanner';
import { isUtf8, xmlPieces } from './xml-pieces';

export const XML_MIME = 'application/xml';

export interface XmlWriting {
  /** One level of indentation; undefined for no line breaks. */
  readonly indent: string | undefined;
  /** From the first pass. */
  readonly layout: Layout;
  /** The number of passes over the source. */
  readonly passes: number;
}

/** Size of one write. */
const ENOUGH_UNITS = 1 << 14;
/** A unit takes at most three bytes. Only a long token needs more. */
const BUFFER_BYTES = 2 * 3 * ENOUGH_UNITS;

export async function writeXml(
  source: Source,
  run: RunContext,
  { form, doctype, lineEnds }: XmlReading,
  { indent, layout, passes }: XmlWriting,
): Promise<Stored> {
  const sink = await run.sink({ mime: XML_MIME });
  const encoder = new TextEncoder();
  const scanner = new XmlScanner();
  const spaceDefaults = doctype?.spaceDefaults ?? new Map();
  const printer = new XmlPrinter({ indent, layout, spaceDefaults, lineEnds, recodes: !isUtf8(form.declared) });
  const buffer = new Uint8Array(BUFFER_BYTES);
  const flush = () => {
    const text = printer.flush();
    const isShort = text.length * 3 <= BUFFER_BYTES;
    return sink.write(isShort ? buffer.subarray(0, encoder.encodeInto(text, buffer).written) : encoder.encode(text));
  };
  const takeAll = async () => {
    while (scanner.advance()) {
      printer.take(scanner);
      if (printer.units > ENOUGH_UNITS) await flush();
    }
  };
  for await (const piece of xmlPieces(source, form, run, passes)) {
    scanner.feed(piece);
    await takeAll();
  }
  scanner.finish();
  await takeAll();
  printer.finish();
  await flush();
  return sink.close();
}
