// Puts the saved theme on the page before it is first painted. src/state/theme.tsx takes over from there.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage can be blocked: the page is then light.
  }
  document.documentElement.classList.add(theme);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
