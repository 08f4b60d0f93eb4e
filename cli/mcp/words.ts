// What `toolyard mcp` says to agents. What it has in common with commands is in `../messages.ts`.

// The server.
export const instructions =
  "Tools that compute on this computer, without network. Give a file's path instead of its text whenever there is one: its content " +
  'then stays out of the conversation. Results over 16 KB, and binary ones, are written to a file. With outputPath, a result is ' +
  'written there, and only its size and digest are returned.';
export const takesOnlyRoots = '“mcp” takes only --root FOLDER, once for each folder.';
export const noRoot = 'Name at least one folder with --root.';
export const noSuchRoot = '--root {folder}: There is no such folder.';
export const noTool = 'There is no tool “{tool}”. Use one of {tools}.';

// The arguments of a call.
export const path = 'The input file. Relative paths start at the first root.';
export const text = 'The input, instead of a file.';
export const otherPath = 'The other input file.';
export const otherText = 'The other input, instead of a file.';
export const keyPath = 'A file with the key. Its line break at the end is left out.';
export const outputPath =
  'Writes the result to this new file, and returns only its size and digest. Never a hidden file or an input.';
export const overwrite = 'Replaces the file at outputPath if there is one.';
export const notArgument = '“{name}” isn’t an argument of this tool.';
export const pathOrText = 'Give either a path or text for an input, not both.';
export const takesNoInput = 'With these options, “{tool}” takes no input.';
export const needsInput = 'With these options, “{tool}” needs path or text.';
export const needsTwoInputs = 'With these options, “{tool}” needs path or text, and otherPath or otherText.';

// Files.
export const outsideRoots = 'This path is not below the folders of --root. Use one of their files.';
export const exists = 'This file already exists. Use another name, or replace it with "overwrite": true.';
export const brokenLink = 'This symbolic link leads to a file that doesn’t exist. Check the link.';
export const linkToItself = 'This symbolic link leads to itself. Check the link.';
export const isFolder = 'This is a folder. Name a file.';
export const isLink = 'This is a symbolic link. Name a file.';
export const isPipe = 'This is a named pipe. Name a file.';
export const isSocket = 'This is a socket. Name a file.';
export const isDevice = 'This is a device. Name a file.';
export const hiddenPath =
  'Nothing is written to hidden files and folders. Use a path whose parts don’t start with a dot.';
export const isInput = 'This file is an input of the same call, and an input is never replaced. Use another name.';

// The result.
export const isNegative = 'Verdict: negative. The inputs differ, don’t match or aren’t valid.';
export const done = 'Done. There is nothing to show.';
export const inFile = 'The result is in {path}: {bytes} bytes, SHA-256 {digest}.';
export const inFileFrom = 'The result is in {path}: {bytes} bytes, SHA-256 {digest}. It starts with:\n{lines}';

// Messages that aren't valid.
export const tooLong = 'This message is longer than 10 MiB. Give a long input as a file, by its path.';
export const tooDeep = 'This message is nested more than {levels} levels deep. Flatten it.';
export const notJson = 'This line is not JSON in UTF-8. Send each message as one line of JSON.';
export const batch = 'MCP has no batches. Send each message on a line of its own.';
export const notObject = 'A message must be an object with “jsonrpc” and “method”.';
export const otherVersion = '“jsonrpc” must be "2.0".';
export const badId = '“id” must be text or an integer.';
export const badMethod = '“method” must be text, such as "tools/call".';
export const otherFields =
  'A request has only “jsonrpc”, “id”, “method” and “params”, and its “_meta” must be an object.';
export const paramsList = '“params” must be an object, because MCP names its parameters.';
export const badParams = '“params” must be an object.';
export const badField = '“{field}” is missing or has a wrong type. See the specification of “{method}”.';
