// Chromium collects a Blob's byte stream while a read is pending, unless something else refers to it, and the read then never
// ends. Rivals with much garbage meet that bug within seconds, and so would anything else in their thread. So the last few
// streams are kept here.

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
