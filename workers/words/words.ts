// Values inside of sentences, in words: places in a text, sizes and times. And why a command can’t be copied.

export const byte = 'byte {byte}';
export const line = 'line {line}';
export const lineColumn = 'line {line}, column {column}';
export const lineOffset = 'line {line} (offset {offset})';
export const lineColumnOffset = 'line {line}, column {column} (offset {offset})';

/** A place in another text than the visitor’s input. */
export const placeOf = '{place} of {text}';

export const kilobytes = '{size} KB';
export const megabytes = '{size} MB';
export const gigabytes = '{size} GB';
export const terabytes = '{size} TB';
export const seconds = '{seconds} s';
export const utc = '{time} UTC';

export const endsWithUncopied =
  '“{label}” ends with {character}, which can’t be copied for {shell}. Choose another shell, or change the option.';
export const containsUncopied =
  '“{label}” contains {character}, which can’t be copied for {shell}. Choose another shell, or change the option.';
