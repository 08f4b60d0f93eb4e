// Inline in the head of every page, so it needs no request. Before the first paint it sets the saved theme, shows the cookie
// banner to visitors who have not answered, shows the visitor's own tools on the home page and reserves room for them in the
// sidebar, sets the saved widths of the sidebar and of a tool's panes, and hides a tool whose options differ from the built ones, by the visitor's
// choice or by a link, until its code has loaded: what is typed before would be lost. src/visitor, src/pages/home/tool-chips.tsx,
// src/app/late/own-tools.tsx and src/app/main.tsx continue from there.
(function () {
  var root = document.documentElement;
  var theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var asks = true;
  var pinned = [];
  var recent = [];
  var recipes = [];
  var own = [];
  var kept = {};
  var leftPane = 0;
  try {
    var saved = localStorage.getItem('theme');
    if (saved === 'dark' || saved === 'light') theme = saved;
    asks = localStorage.getItem('cookieConsent') === null;
    pinned = JSON.parse(localStorage.getItem('pinnedTools')) || pinned;
    recent = JSON.parse(localStorage.getItem('recentTools')) || recent;
    own = pinned.concat(recent.filter((id) => !pinned.includes(id))).slice(0, 8); // equals SHOWN in tool-chips.tsx
    recent = recent.filter((id) => !pinned.includes(id)).slice(0, 4); // equals MOST_RECENT in own-tools.tsx
    recipes = (JSON.parse(localStorage.getItem('recipes')) || recipes).slice(0, 4); // equals MOST_RECIPES in own-tools.tsx
    kept = JSON.parse(localStorage.getItem('toolOptions')) || kept;
    leftPane = Number(localStorage.getItem('leftPane'));
    root.toggleAttribute('data-narrow', localStorage.getItem('sidebar') === 'narrow');
  } catch {
    // Storage can be blocked. The theme is then the device's, and no consent was given or refused.
  }
  root.classList.add(theme);
  if (leftPane >= 25 && leftPane <= 75) root.style.setProperty('--left-pane', leftPane + '%');
  root.toggleAttribute('data-asks', asks);
  root.toggleAttribute('data-kept', location.pathname.split('/')[2] in kept || location.hash.includes('='));
  var lists = (pinned.length > 0) + (recent.length > 0) + (recipes.length > 0);
  root.toggleAttribute('data-own', lists > 0);
  root.style.setProperty('--own-lists', lists);
  root.style.setProperty('--own-rows', pinned.length + recent.length + recipes.length);
  if (location.pathname === '/' && own.length > 0 && CSS.supports('selector(:nth-child(1 of li))')) {
    var chip = (id) => '.built-chips>[data-chip=' + CSS.escape(id) + ']';
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(
      own.map((id, at) => chip(id) + '{display:block;order:' + (at - 8) + '}').join('') +
        pinned.map((id) => chip(id) + ' .built-pin{display:block}').join('') +
        `.built-chips{visibility:visible}.built-chips>:nth-child(n+${9 - own.length} of :not(${own.map(chip)})){display:none}`,
    );
    document.adoptedStyleSheets = [sheet];
  }
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', meta.getAttribute('data-' + theme));
})();
