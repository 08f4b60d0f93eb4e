// Words of the kernels that read CSV.

export const csvOptions = {
  separator: {
    label: 'Separator',
    choices: { auto: 'Automatic', comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Pipe (|)' },
  },
  quote: {
    label: 'Quotation marks',
    choices: { auto: 'Automatic', double: 'Double (")', single: 'Single (’)', none: 'None' },
  },
} as const;

export const csvMessages = {
  read: 'Separator: {separator}. Quotation marks: {quote}. Header: {header}. Line ends: {lineEnd}.',
  comma: 'comma',
  semicolon: 'semicolon',
  tab: 'tab',
  pipe: 'pipe',
  character: '“{character}”',
  double: 'double',
  single: 'single',
  none: 'none',
  firstRow: 'first row',
  lf: 'LF',
  crlf: 'CRLF',
  cr: 'CR',
  openQuote:
    'The quotation mark in line {line} is not closed. Add the closing one, or choose “None” as quotation marks if they are ordinary characters.',
  longRecord: 'The row in line {line} is longer than {limit}, which is the limit. Check its quotation marks.',
  manyFields: 'The row in line {line} has more than {limit} fields, which is the limit. Check the separator.',
  unequalRows: {
    one: '{count} row doesn’t have as many fields as the first row ({columns}). It is in line {line}.',
    other: '{count} rows don’t have as many fields as the first row ({columns}). The first of them is in line {line}.',
  },
  emptyLines: {
    one: '{count} empty line was skipped: line {line}.',
    other: '{count} empty lines were skipped. The first is line {line}.',
  },
} as const;

export const csvCommandWords = {
  openQuote:
    'The quotation mark in line {line} is not closed. Add the closing one, or use --quote none if they are ordinary characters.',
} as const;
