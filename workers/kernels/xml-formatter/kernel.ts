// Formats, minifies and validates XML of any size. Character data never changes: the result consists of the document's own
// tokens.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { Doctype } from '../../lib/xml/doctype';
import { Layout } from '../../lib/xml/layout';
import { DEPTH_LIMIT, readXml, type XmlReading } from '../../lib/xml/read-xml';
import { listed, unreadNotes } from '../../lib/xml/unread-notes';
import { writeXml } from '../../lib/xml/write-xml';
import { shortened } from '../../lib/xml/xml-error';
import { isUtf8 } from '../../lib/xml/xml-pieces';
import type { messages } from './messages';
import { BLANK, FORMAT_DEPTH, type XmlOptions, type XmlOutput } from './spec';

const message = messagesOf<typeof messages>('xml-formatter');

const INDENTS = { '2': '  ', '4': '    ', tab: '\t' } as const;

export const kernel: Kernel<Source, XmlOptions, XmlOutput> = async (source, options, run) => {
  const { action } = options;
  if (typeof source === 'string' && source.trim() === '') {
    throw new ToolError('invalid-input', message(BLANK[action]));
  }
  const layout = new Layout();
  const isValidation = action === 'validate';
  const reading = await readXml(source, run, {
    refusal: message('invalid'),
    maxDepth: action === 'format' ? FORMAT_DEPTH : DEPTH_LIMIT,
    passes: isValidation ? 1 : 2,
    ...(!isValidation && { onToken: (scanner) => layout.take(scanner) }),
  });
  const indent = action === 'format' ? INDENTS[options.indent] : undefined;
  const result = isValidation ? null : await writeXml(source, run, reading, { indent, layout, passes: 2 });
  return { action, result, notes: notesOf(reading, isValidation), totals: reading.totals };
};

function notesOf({ form, doctype }: XmlReading, isValidation: boolean): Message[] {
  const { declared, label, isMarked } = form;
  const notes: Message[] = [];
  if (!isValidation) {
    if (declared !== undefined && !isUtf8(declared)) notes.push(message('recoded', { declared }));
    else if (label.startsWith('utf-16')) notes.push(message('wide'));
    else if (isMarked) notes.push(message('byteOrderMark'));
  }
  return doctype ? [...notes, ...unreadNotes(doctype), ...referenceNotes(doctype)] : notes;
}

function referenceNotes({ outside, undeclared }: Doctype): Message[] {
  const files = Array.from(outside, ([name, address]) => `&${name}; (“${shortened(address)}”)`);
  const names = Array.from(undeclared, (name) => `&${name};`);
  return [
    ...(files.length > 0 ? [message('outside', { names: listed(files) })] : []),
    ...(names.length > 0 ? [message('undeclared', { names: listed(names) })] : []),
  ];
}
