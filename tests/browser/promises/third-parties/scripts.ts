// Fakes of third parties' scripts. They do what matters to a page: read the commands, set cookies, add scripts, send.

/** https://developers.google.com/tag-platform/gtagjs/reference. Like Google's, it adds a script with its own policy. */
export const ANALYTICS_SCRIPT = `
  const id = new URL(document.currentScript.src).searchParams.get('id');
  let common = {};
  const run = ([command, ...args]) => {
    if (window['ga-disable-' + id]) return;
    if (command === 'set') common = { ...common, ...args[0] };
    if (command === 'config') document.cookie = '_ga=GA1.1; path=/; domain=company.localhost';
    if (command === 'config') document.cookie = '_ga_' + id.slice(2) + '=GS1.1; path=/';
    if (command !== 'event') return;
    const [name, parameters] = args;
    const told = JSON.stringify({ name, ...common, ...parameters });
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=' + name, told);
  };
  const list = window.dataLayer;
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  list.splice(0).filter(isCommand).forEach(run);
  list.push = (entry) => isCommand(entry) && run(entry);

  const further = document.createElement('script');
  const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
  further.src = policy.createScriptURL('https://www.googletagmanager.com/further.js');
  document.head.append(further);
`;

export const FURTHER_SCRIPT = `window.furtherScript = true;`;

/** Writes code and styles as strings, which is why ads need another policy. */
export const ADS_SCRIPT = `
  const fill = () => {
    const place = document.querySelector('ins.adsbygoogle:not([data-adsbygoogle-status])');
    if (!place) throw new Error('All places have an ad already');
    place.setAttribute('data-adsbygoogle-status', 'done');
    place.setAttribute('style', 'display: block');
    const code = document.createElement('script');
    code.textContent = 'document.currentScript.parentElement.append("ad " + document.currentScript.dataset.slot)';
    code.dataset.slot = place.dataset.adSlot;
    place.append(code);
    document.cookie = '__gads=ID; path=/; domain=company.localhost';
  };
  const queue = window.adsbygoogle;
  window.adsbygoogle = { push: fill, pauseAdRequests: queue.pauseAdRequests };
  queue.forEach(fill);
`;
