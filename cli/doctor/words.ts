// The words of `toolyard doctor`.

export const help = 'Show versions, folders and limits, and whether everything works here.';
export const takesNothing = '“doctor” takes only --json, not “{word}”.';

// Names of the rows.
export const names = {
  toolyard: 'Toolyard',
  node: 'Node',
  package: 'Package',
  site: 'Site',
  temporary: 'Temporary files',
  threads: 'Threads',
  memory: 'Memory',
  webAssembly: 'WebAssembly',
} as const;

// What a row says.
export const node = '{version} on {system}';
export const site = 'in the package; “toolyard serve” opens it';
export const noSite = 'not in this package, so “toolyard serve” can’t open it';
export const space = '{folder}, {free} free';
export const memory = '{free} free of {all}';
export const right = 'works: the SHA-256 of “abc” is right';

// Problems.
export const problem = 'Problem: {what}';
export const oldNode = '{version} is too old. Install Node {needed} or newer.';
export const notWritable = '{folder} can’t be written. Set TMPDIR to a folder that can.';
export const fullFolder = '{folder} has only {free} free. Tools that read an input twice write it there.';
export const wrong = 'The SHA-256 of “abc” is wrong. Install Toolyard again.';
export const broken = 'It doesn’t work ({reason}). Install Toolyard again.';

// Below the rows.
export const limits = 'Limits:';
export const noLimit = 'All other tools take inputs of any size.';
export const fine = 'Everything works.';
