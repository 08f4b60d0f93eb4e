// Inline in the head of every page, after the script that sets the theme.
// Creates the page's Trusted Types policies before any other script can claim their names. Each can be created only once.
// src/lib/trusted-types.ts lists their users.
(function () {
  var types = globalThis.trustedTypes;
  function create(name, rules) {
    return types ? types.createPolicy(name, rules) : rules;
  }
  function forScripts(name, isAllowed) {
    return create(name, {
      createScriptURL: function (address) {
        if (isAllowed(new URL(address, location.href))) return address;
        throw new TypeError('Not a script that this site may load: ' + address);
      },
    });
  }
  var html = types ? [create('toolyard-html', { createHTML: (text) => text })] : [];
  globalThis.toolyardPolicies = {
    workers: forScripts('toolyard-worker', (url) => url.origin === location.origin),
    serviceWorkers: forScripts('toolyard-service-worker', (url) => url.href === location.origin + '/service-worker.js'),
    takeHtml: () => html.pop(),
  };
})();
