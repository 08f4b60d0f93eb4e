// The words of the command line's page. The tag <code> is a command, an option or a name.

// The top of the page.
export const title = 'Command Line';
export const summary =
  'The same tools in your terminal, in scripts, in Node and for agents. Nothing leaves your computer.';
export const sameResults = {
  title: 'The same results',
  text: 'The code of the site’s tools, and the same bytes. It works offline and sends nothing anywhere.',
} as const;
export const forScripts = {
  title: 'Made for scripts',
  text: 'Files of many gigabytes, pipes, exit codes, and results as JSON. Output files appear once they are complete.',
} as const;
export const readyForAgents = {
  title: 'Ready for agents',
  text: 'An MCP server gives agents the tools, but only the folders that you name. Large files stay out of the conversation.',
} as const;

// Installing it.
export const install = 'Install';
export const needs =
  'It needs Node 20.19 or later and has no dependencies. In a copy of this site’s source, after <code>npm ci</code>:';
export const firstSteps =
  'Then <code>toolyard list</code> shows the tools, and <code>toolyard help json</code> the options of one. On a tool’s page, <strong>Copy as command</strong> copies the command with your options, without your input.';

// The examples.
export const examples = 'Examples';
export const exampleTitles = {
  encode: 'Encode',
  format: 'Format and minify',
  combine: 'Combine',
  check: 'Check downloads',
  compare: 'Compare',
  qr: 'Make and read QR codes',
} as const;

// In scripts.
export const scripts = 'In scripts';
export const streams =
  'Results go to standard output or to <code>--output FILE</code>, notes and errors to standard error. Keys come from a file, a file descriptor or the variable <code>TOOLYARD_KEY</code>, never from an argument.';
export const exitCodes = {
  done: 'Done.',
  negative: 'A negative answer: texts differ, nothing matches, a hash or a signature is wrong, JSON isn’t valid.',
  problem: 'A problem: wrong arguments, a file that can’t be read, an input that can’t be processed.',
  canceled: 'Canceled by Ctrl+C, or ended by SIGTERM.',
} as const;

// For agents, and in Node.
export const agents = 'For agents';
export const agentsText =
  '<code>toolyard mcp</code> is a server for the Model Context Protocol. It reads and writes only below the folders of <code>--root</code>. Results over 16 KB become files.';
export const node = 'In Node';
export const nodeText =
  'The package exports <code>run</code>, with types for every tool. An input is text, bytes, a Blob or a stream.';

// What is left out.
export const leftOut = 'What is left out';
export const leftOutTexts = [
  'Currency Converter: it needs exchange rates from the network.',
  'MP4 to MP3 Converter: its engines are made for browsers. The program ffmpeg does the same.',
  'QR codes are read from PNG, JPEG, GIF and BMP. Other images and the camera need a browser.',
] as const;

// The buttons that copy.
export const copyInstall = 'Copy the commands that install it';
export const copyExample = 'Copy the example “{title}”';
export const copyConfiguration = 'Copy the configuration of an agent';
export const copyProgram = 'Copy the program';
export const copyUsage = 'Copy the usage of {name}';

// The reference.
export const reference = 'Reference';
export const search = 'Search the reference';
export const searchHint = 'Search by tool, option or value';
export const nothingFound = 'Nothing found. Search for another word.';
export const found = '{found} of {all} tools';
export const foundTools = 'Tools in the reference';
export const everyTool = 'Options of every tool';
