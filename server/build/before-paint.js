// Stands inline in the head of every page, so that nobody waits for it: puts the saved theme on the page before it is first
// painted, and shows the question about cookies to those who have not answered, and keeps room on the home page for those who have
// tools of their own. src/visitor takes over from there.
/* global document, localStorage, matchMedia */
(function () {
  var root = document.documentElement;
  var theme = 'light';
  var asks = true;
  var hasOwn = false;
  try {
    var saved = localStorage.getItem('theme');
    if (saved === 'dark' || (saved === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)) theme = 'dark';
    asks = localStorage.getItem('cookieConsent') === null;
    hasOwn = /"/.test(localStorage.getItem('pinnedTools') + localStorage.getItem('recentTools'));
  } catch {
    // Storage can be blocked: the page is then light, and nothing was ever answered.
  }
  root.classList.add(theme);
  root.toggleAttribute('data-asks', asks);
  root.toggleAttribute('data-own', hasOwn);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
