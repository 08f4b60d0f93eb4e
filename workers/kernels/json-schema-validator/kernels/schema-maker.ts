// Makes a JSON Schema, or types of TypeScript, from a document or from the documents of JSON Lines. They always conform to it.
import { ToolError } from '../../../contract/run/errors';
import type { Kernel } from '../../../contract/run/kernel';
import { messagesOf } from '../../../contract/run/message';
import type { AnySource } from '../../../contract/run/source';
import type { TextOutput } from '../../../contract/run/text-output';
import { Shape } from '../make/shape';
import { schemaText } from '../make/write-schema';
import { typesText } from '../make/write-types';
import type { messages } from '../messages';
import { documentReading, documentsIn } from '../read-documents';
import type { MakeOptions } from '../spec';

const message = messagesOf<typeof messages>('json-schema-validator');

export const kernel: Kernel<AnySource, MakeOptions, TextOutput> = async (source, { isLines, target }, run) => {
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', message('noData'));
  const shape = new Shape();
  let [documents, duplicates] = [0, 0];
  for await (const { document } of documentsIn(source, run, documentReading(isLines))) {
    shape.add(document, 0);
    documents++;
    duplicates += document.duplicates.length;
  }
  if (documents === 0) throw new ToolError('invalid-input', message('noData'));
  const isSchema = target === 'schema';
  const sink = await run.sink({ mime: isSchema ? 'application/json' : 'text/plain' });
  await sink.write(new TextEncoder().encode(isSchema ? schemaText(shape) : typesText(shape)));
  const notes = [
    ...(isLines ? [message('madeFrom', { count: documents })] : []),
    ...(duplicates > 0 ? [message('duplicatesSkipped', { count: duplicates })] : []),
  ];
  return { result: await sink.close(), notes };
};
