// Puts the saved theme on the page before it is first painted. src/visitor/theme.ts takes over from there.
(function () {
  var theme = 'light';
  try {
    var saved = localStorage.getItem('theme');
    if (saved === 'dark' || (saved === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)) theme = 'dark';
  } catch {
    // Storage can be blocked: the page is then light.
  }
  document.documentElement.classList.add(theme);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
