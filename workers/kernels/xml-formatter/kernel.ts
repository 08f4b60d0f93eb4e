// Formats, minifies and validates XML of any size.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { Doctype } from '../../lib/xml/doctype';
import { DEPTH_LIMIT } from '../../lib/xml/read-xml';
import { checkXml, rewriteXml, type Checked } from '../../lib/xml/rewrite-xml';
import { listed, unreadNotes } from '../../lib/xml/unread-notes';
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
  const isValidation = action === 'validate';
  const job = {
    refusal: message('invalid'),
    maxDepth: action === 'format' ? FORMAT_DEPTH : DEPTH_LIMIT,
    passes: isValidation ? 1 : 2,
  };
  if (isValidation) {
    const checked = await checkXml(source, run, job);
    return { action, result: null, notes: notesOf(checked, true), totals: checked.totals };
  }
  const indent = action === 'format' ? INDENTS[options.indent] : undefined;
  const written = await rewriteXml(source, run, { ...job, indent });
  return { action, result: written.result, notes: notesOf(written, false), totals: written.totals };
};

function notesOf({ form, doctype }: Checked, isValidation: boolean): Message[] {
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
