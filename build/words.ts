// The words that the build writes: about the site, and in the files beside its pages.

// The site.
export const tagline = 'Free tools that run in your browser';
export const description =
  'Free tools for files and text that run entirely in your browser. What you enter stays on your device.';

/** On the site’s social card. Each tool’s card has the catalog’s words. */
export const siteCard = 'Any file size, no upload, no account.';

/** On every page, for browsers without scripts. */
export const noScript = 'These tools run in your browser, so they need JavaScript. Turn it on and reload.';

// The screenshots of the install dialog.
export const wideScreenshot = 'Paste or drop anything, and it finds the tool';
export const narrowScreenshot = 'The password generator on a phone';

// The list of third-party software.
export const licenses =
  'Software of others in this site, with its licenses. Sources of the audio engines, and data, are in third-party.txt.';
export const licenseUnknown = 'license unknown';
export const licenseWithoutText = 'The package has no license text of its own.';

/** If the code that starts a page is lost, and for browsers that are too old: old-browser.js. */
export const oldBrowser = {
  lost: 'This page didn’t start',
  lostText:
    'Part of its code didn’t load, or your browser refused it because it was changed on its way to you. Copy what you have entered, then reload the page.',
  reload: 'Reload',
  tooOld: 'This browser is too old',
  needs: 'This site runs inside your browser, and needs a newer one:',
  browsers: ['Chrome or Edge 111 or later', 'Firefox 128 or later', 'Safari 16.4 or later, which comes with iOS 16.4'],
  update: 'Update your browser, then open this page again. Nothing was sent.',
} as const;
