// Counts what scripts of this page give the browser to send: of a request, browsers report everything but its body. Also notes what
// the policy refused. The panel under each tool shows both. Kept are an address, a size and a time, never the content, and only until the page is left.
(function () {
  var sent = (window.toolyardSent = []);

  // In bytes; undefined where only the browser knows.
  function sizeOf(body) {
    if (typeof body === 'string' || body instanceof URLSearchParams)
      return new TextEncoder().encode(String(body)).length;
    if (body instanceof Blob) return body.size;
    return body.byteLength;
  }

  function note(address, body) {
    if (body === undefined || body === null) return;
    sent.push({ address: new URL(address, location.href).href, bytes: sizeOf(body), at: Date.now() });
    document.dispatchEvent(new Event('toolyard-sent'));
  }

  // What cannot be noted is sent all the same.
  function before(owner, name, look) {
    if (!owner) return;
    var own = owner[name];
    owner[name] = function () {
      try {
        look.apply(this, arguments);
      } catch {}
      return own.apply(this, arguments);
    };
  }

  before(window, 'fetch', function (input, init) {
    var hasOwn = input instanceof Request && !/^(GET|HEAD)$/.test(input.method);
    note(input instanceof Request ? input.url : input, (init && init.body) || (hasOwn ? {} : null));
  });
  var addresses = new WeakMap();
  before(window.XMLHttpRequest && XMLHttpRequest.prototype, 'open', function (method, address) {
    addresses.set(this, address);
  });
  before(window.XMLHttpRequest && XMLHttpRequest.prototype, 'send', function (body) {
    note(addresses.get(this), body);
  });
  before(window.Navigator && Navigator.prototype, 'sendBeacon', note);
  before(window.WebSocket && WebSocket.prototype, 'send', function (data) {
    note(this.url, data);
  });
  before(window.RTCDataChannel && RTCDataChannel.prototype, 'send', function (data) {
    note('webrtc:', data);
  });

  var refused = (window.toolyardRefused = []);
  document.addEventListener('securitypolicyviolation', function (event) {
    refused.push({ address: event.blockedURI, directive: event.effectiveDirective });
  });

  // A long visit asks for more than the 250 files that browsers remember.
  performance.setResourceTimingBufferSize(10000);
})();
