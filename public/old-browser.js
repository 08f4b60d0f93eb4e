// A plain page instead of a broken one, for browsers older than `browserslist` in package.json. Written for browsers that know
// little; everything that it asks for, all supported ones have, and no older one has both.
(function () {
  var css = window.CSS;
  // Firefox 128, Safari 16.4; and Chrome 111, Safari 16.2.
  if (css && css.registerProperty && css.supports('color', 'color-mix(in srgb, red, red)')) return;

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
  add(main, 'h1', 'This browser is too old');
  add(main, 'p', 'This site does its work inside your browser, and needs a newer one:');
  var list = add(main, 'ul', '');
  add(list, 'li', 'Chrome or Edge 111 or later');
  add(list, 'li', 'Firefox 128 or later');
  add(list, 'li', 'Safari 16.4 or later, which comes with iOS 16.4');
  add(main, 'p', 'Update your browser, then open this page again. Nothing was sent.');
})();
