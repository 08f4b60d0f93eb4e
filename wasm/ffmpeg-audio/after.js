// Put behind Emscripten's script: what the worker of @ffmpeg/ffmpeg asks of a core, around ffmpeg's own `main`.

/** It asks nothing, and replaces what is there. */
const ALWAYS = ['-nostdin', '-y'];

let log = () => {};
let progress = () => {};

// What ffmpeg prints, line by line. The lines of its progress end by a carriage return.
const decoder = new TextDecoder();
const TIME = / time=(\d+):(\d\d):(\d\d\.\d+)/;
let line = [];

function printLine() {
  if (line.length === 0) return;
  const message = decoder.decode(Uint8Array.from(line));
  line = [];
  const [, hours, minutes, seconds] = TIME.exec(message) ?? [];
  // In microseconds. The library wants a share of the whole as well, which ffmpeg does not know.
  if (seconds) progress({ progress: 0, time: (hours * 3600 + minutes * 60 + Number(seconds)) * 1e6 });
  log({ type: 'stderr', message });
}

Module['stderr'] = (byte) => {
  if (byte === 10 || byte === 13) printLine();
  else if (byte !== null) line.push(byte & 0xff);
};

// A program begins with the data that it was linked with, and its `main` is called once. To run it again, that data is put back:
// ffmpeg's own variables, those of its libraries, and what `malloc` knows of the heap.
let linked;

function beginAnew() {
  linked ??= HEAPU8.slice(0, Module['___data_end']);
  HEAPU8.set(linked);
}

function closeFiles() {
  for (const stream of FS.streams) if (stream && stream.fd > 2) FS.close(stream);
}

/** Emscripten's own leaves each chunk that was read to the collector, which in WebKit comes after tens of megabytes. */
WORKERFS.stream_ops.read = (stream, buffer, offset, length, position) => {
  const chunk = WORKERFS.reader.readAsArrayBuffer(stream.node.contents.slice(position, position + length));
  const bytes = chunk.byteLength;
  buffer.set(new Uint8Array(chunk), offset);
  if (chunk.transfer) chunk.transfer(0); // Safari has it since 17.4
  return bytes;
};

Module['exec'] = (...args) => {
  beginAnew();
  const stack = stackSave(); // `exit` leaves by an exception
  try {
    return (Module['ret'] = callMain([...ALWAYS, ...args]));
  } finally {
    stackRestore(stack);
    closeFiles();
    printLine();
  }
};
Module['reset'] = () => {};
Module['setTimeout'] = () => {};
Module['setLogger'] = (logger) => (log = logger);
Module['setProgress'] = (handler) => (progress = handler);
