// A plain page instead of a broken one, for browsers older than `browserslist` in package.json, and a notice for the others if the
// code that starts the page is lost. Written for browsers that know little; everything that it asks for, all supported ones have,
// and no older one has both.
(function () {
  var words = __WORDS__; // build/for-old-browsers.ts inserts them
  var css = window.CSS;
  // Firefox 128, Safari 16.4; and Chrome 111, Safari 16.2.
  if (css && css.registerProperty && css.supports('color', 'color-mix(in srgb, red, red)')) {
    // The browser also reports a module here that this one imports, and code that is not as it was built: build/integrity.ts.
    var start = document.getElementById('start');
    if (start) start.addEventListener('error', showLost);
    return;
  }

  // No React here: its code may be what is lost.
  function showLost() {
    document.documentElement.removeAttribute('data-kept'); // before-paint.js may have hidden the tool
    var box = add(document.body, 'div', '');
    box.setAttribute('role', 'alert');
    box.className =
      'fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl rounded-md bg-raised p-4 text-sm text-ink shadow-lift print:hidden';
    add(box, 'p', words.lost).className = 'font-semibold text-danger';
    add(box, 'p', words.lostText);
    var button = add(box, 'button', words.reload);
    button.className =
      'mt-3 inline-flex min-h-10 items-center rounded-md border border-line-strong bg-surface px-4 font-medium pointer-coarse:min-h-touch';
    button.addEventListener('click', function () {
      location.reload();
    });
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    return parent.appendChild(element);
  }

  // src/app/main.tsx starts nothing without it.
  var root = document.getElementById('root');
  if (root) root.parentNode.removeChild(root);
  var main = add(document.body, 'main', '');
  main.style.cssText = 'max-width: 36em; margin: 0 auto; padding: 2em 1em; font: 1em/1.5 sans-serif';
  add(main, 'h1', words.tooOld);
  add(main, 'p', words.needs);
  var list = add(main, 'ul', '');
  for (var at = 0; at < words.browsers.length; at++) add(list, 'li', words.browsers[at]);
  add(main, 'p', words.update);
})();
