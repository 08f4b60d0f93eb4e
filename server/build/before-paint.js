// Stands inline in the head of every page, so that nobody waits for it: puts the saved theme on the page before it is first
// painted, and shows the question about cookies to those who have not answered. src/visitor takes over from there.
/* global document, localStorage, matchMedia */
(function () {
  var root = document.documentElement;
  var theme = 'light';
  var asks = true;
  try {
    var saved = localStorage.getItem('theme');
    if (saved === 'dark' || (saved === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)) theme = 'dark';
    asks = localStorage.getItem('cookieConsent') === null;
  } catch {
    // Storage can be blocked: the page is then light, and nothing was ever answered.
  }
  root.classList.add(theme);
  root.toggleAttribute('data-asks', asks);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
