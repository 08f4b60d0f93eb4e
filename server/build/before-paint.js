// Inline in the head of every page, so it needs no request. Before the first paint it sets the saved theme, shows the cookie
// banner to visitors who have not answered, reserves room for the visitor's own tools on the home page and in the sidebar, sets
// the saved width of a tool's panes, and hides a tool whose options the visitor has changed until its code has loaded.
// src/visitor, src/app/late/own-tools.tsx and src/app/main.tsx continue from there.
(function () {
  var root = document.documentElement;
  var theme = 'light';
  var asks = true;
  var pinned = [];
  var recent = [];
  var kept = {};
  var leftPane = 0;
  try {
    var saved = localStorage.getItem('theme');
    if (saved === 'dark' || (saved === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)) theme = 'dark';
    asks = localStorage.getItem('cookieConsent') === null;
    pinned = JSON.parse(localStorage.getItem('pinnedTools')) || pinned;
    recent = JSON.parse(localStorage.getItem('recentTools')) || recent;
    recent = recent.filter((id) => !pinned.includes(id)).slice(0, 4); // MOST_RECENT in own-tools.tsx
    kept = JSON.parse(localStorage.getItem('toolOptions')) || kept;
    leftPane = Number(localStorage.getItem('leftPane'));
  } catch {
    // Storage can be blocked: the page is then light, and nothing was ever answered.
  }
  root.classList.add(theme);
  if (leftPane >= 25 && leftPane <= 75) root.style.setProperty('--left-pane', leftPane + '%');
  root.toggleAttribute('data-asks', asks);
  root.toggleAttribute('data-kept', location.pathname.split('/')[2] in kept);
  var lists = (pinned.length > 0) + (recent.length > 0);
  root.toggleAttribute('data-own', lists > 0);
  root.style.setProperty('--own-lists', lists);
  root.style.setProperty('--own-rows', pinned.length + recent.length);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
