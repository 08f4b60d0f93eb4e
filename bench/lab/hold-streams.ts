// Chromium collects a Blob's byte stream as garbage while a read of it is pending, unless something else holds it, and the
// read then never ends. Rivals that make much garbage meet that within seconds, and so would all that share their thread.
// So the last few streams are held here, whoever reads them.

const KEPT = 8;

const held: ReadableStream[] = [];

// oxlint-disable-next-line typescript/unbound-method -- it is called with the Blob that it was called on
Blob.prototype.stream = new Proxy(Blob.prototype.stream, {
  apply(stream, blob: Blob) {
    const made = stream.call(blob);
    held.push(made);
    if (held.length > KEPT) held.shift();
    return made;
  },
});
