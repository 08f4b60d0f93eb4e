// Stands inline in the head of every page, so that nobody waits for it: puts the saved theme on the page before it is first
// painted, shows the question about cookies to those who have not answered, keeps room on the home page and in the sidebar for
// those who have tools of their own, gives a tool's panes the widths that the visitor chose, and hides a tool whose options the visitor has changed until its code shows them. src/visitor,
// src/app/layout/own-tools.tsx and src/app/main.tsx take over from there.
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
