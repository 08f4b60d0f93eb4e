// The manual page, from the same data as the help: man(7).
import type { CommandReference, HelpRow } from '../../workers/contract/options/command';
import { OTHER_COMMANDS } from '../other-commands';
import * as words from './words';

/** A backslash begins an escape, and a minus sign has to stay one when it is copied. */
const plain = (text: string) => text.replaceAll('\\', '\\e').replaceAll('-', '\\-');

/** A line that begins with a dot or a quotation mark would be a request. */
const line = (text: string) => plain(text).replace(/^(?=[.'])/, '\\&');

/** The argument of a request. */
const quoted = (text: string) => `"${plain(text).replaceAll('"', '""')}"`;

const heading = (text: string) => `.SH ${quoted(text)}`;

const item = (term: string, text: string) => `.TP\n\\fB${plain(term)}\\fR\n${line(text)}`;

const items = (rows: readonly HelpRow[]) => rows.map(([term, text]) => item(term, text));

const tool = ({ name, description, usage, options }: CommandReference['tools'][number]) => [
  `.SS ${quoted(name)}`,
  line(description),
  '.PP',
  line(usage),
  ...items(options),
];

export function manPage({ common, tools }: CommandReference, version: string): string {
  const { headings } = words;
  const others = [...OTHER_COMMANDS].map(([name, { takes, usage = takes, help }]) => item(`${name} ${usage}`, help));
  const lines = [
    `.TH TOOLYARD 1 "" ${quoted(`toolyard ${version}`)}`,
    heading(headings.name),
    `toolyard \\- ${plain(words.name)}`,
    heading(headings.synopsis),
    line('toolyard TOOL [options] [FILE…]'),
    heading(headings.about),
    line(words.about),
    heading(headings.common),
    ...items(common),
    heading(headings.tools),
    ...tools.flatMap(tool),
    heading(headings.commands),
    ...others,
    heading(headings.codes),
    ...words.codes.map(([code, text]) => item(code, text)),
    heading(headings.variables),
    ...words.variables.map(([variable, text]) => item(variable, text)),
  ];
  return `${lines.join('\n')}\n`;
}
