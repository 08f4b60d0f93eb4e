// Chromium garbage-collects a Blob's byte stream during a read unless something else refers to it, and the read then never
// ends. Libraries that create much garbage run into this bug within seconds, and so would any other code in their thread. So
// this keeps a reference to the last few streams.

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
