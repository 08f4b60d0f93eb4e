// The words of `toolyard serve`.

// Its help.
export const help = 'Open the site on this computer, without a connection.';
export const more = [
  '  --port N                  Listen on this port (default: 8080).',
  '  --host ADDRESS            Listen on this address (default: 127.0.0.1), such as 0.0.0.0 for other devices.',
].join('\n');

// While it runs.
export const ready = 'The site is at {url}. Press Ctrl+C to stop.';
export const reachable =
  'Other devices can reach this copy, and the connection to it isn’t encrypted. Browsers turn off parts of the site for them, such as the offline copy and the camera. For other people, use a server with HTTPS.';

// Problems.
export const noFiles = '“serve” takes only --port and --host, not “{word}”.';
export const badPort = '--port {port}: Use a number from 1 to 65535.';
export const noHost = '--host needs an address, such as 0.0.0.0.';
export const taken = 'Port {port} is taken. Choose another one with --port.';
export const notHere = '--host {host}: This computer doesn’t have this address.';
export const mayNot = 'You may not listen on port {port}. Choose one above 1023 with --port.';
export const noSite =
  'This package doesn’t contain the site. Run “npm run build” before “npm run build:cli”, or install it from npm.';

// What a form of the site shows.
export const noForms = 'Forms don’t work in this copy of the site: it runs on a computer of yours. Nothing was sent.';
