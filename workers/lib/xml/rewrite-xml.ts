// Checks a document, and writes it with different whitespace where that means nothing. Character data never changes: the result
// consists of the document's own tokens.
import { hasSimd } from '../../../wasm/module';
import type { RunContext } from '../../contract/run/kernel';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import { refuseLoneSurrogates } from '../input-error';
import { checkCommon, rewriteCommon } from './common-xml';
import type { XmlCounts } from './judge';
import { Layout } from './layout';
import { readXml, type XmlJob, type XmlReading } from './read-xml';
import { writeXml } from './write-xml';
import { formOf } from './xml-pieces';

export type CheckJob = Omit<XmlJob, 'onToken'>;

export interface RewriteJob extends CheckJob {
  /** One level of indentation; undefined for no line breaks. */
  readonly indent: string | undefined;
}

export interface Checked extends Pick<XmlReading, 'form' | 'doctype'> {
  readonly totals: XmlCounts;
}

export interface Rewritten extends Checked {
  readonly result: Stored;
}

/** Throws ToolError like `readXml`. */
export async function checkXml(source: Source, run: RunContext, job: CheckJob): Promise<Checked> {
  refuseLoneSurrogates(source, job.refusal);
  const form = await formOf(source);
  const common = hasSimd ? await checkCommon(source, form, run, job) : undefined;
  return common ? { form, ...common } : readXml(source, run, job);
}

/** Throws ToolError like `readXml`. */
export async function rewriteXml(source: Source, run: RunContext, job: RewriteJob): Promise<Rewritten> {
  refuseLoneSurrogates(source, job.refusal);
  const form = await formOf(source);
  const common = hasSimd ? await rewriteCommon(source, form, run, job) : undefined;
  return common ? { form, ...common } : rewriteByTokens(source, run, job);
}

/** The same for any document, more slowly. */
export async function rewriteByTokens(source: Source, run: RunContext, job: RewriteJob): Promise<Rewritten> {
  const layout = new Layout();
  const reading = await readXml(source, run, { ...job, onToken: (scanner) => layout.take(scanner) });
  return { ...reading, result: await writeXml(source, run, reading, { ...job, layout }) };
}
