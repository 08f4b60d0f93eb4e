// The words of the cookie settings.

export const title = 'Cookie Settings';
export const summary =
  'Only essential storage is used until you opt in, and you can change your mind here any time. Tool input is never included.';

// Each kind of cookie.
export const essential = {
  label: 'Essential',
  text: 'Your theme, your choices here, the recipes and test cases you save, and a copy of the site so it works offline. Stored on your device. Always on.',
} as const;
export const analytics = {
  label: 'Analytics',
  google: 'Google Analytics counts page views and tool use, so we know what to improve.',
  none: 'For counting page views and tool use. No analytics service is set up, so nothing is loaded.',
} as const;
export const advertising = {
  label: 'Advertising',
  adsense: 'Google AdSense shows ads.',
  pixel: 'Meta’s pixel counts page views for ads on Meta’s own pages.',
  none: 'For ads that pay for the site. There are none at the moment, so nothing is loaded.',
} as const;
export const preferences = { label: 'Preferences', text: 'Remembers your preferences.' } as const;
export const consentCookie = 'Your consent is stored in a cookie for one year.';

// The buttons, and what they say.
export const save = 'Save Preferences';
export const acceptAll = 'Accept All Cookies';
export const rejectAll = 'Reject All Non-Essential';
export const saved = 'Preferences saved successfully!';
export const notSaved = 'Your browser blocks storage for this site, so your choice lasts until you leave the page.';

export const more = 'Read the <privacy>privacy policy</privacy> for details. Questions? <contact>Contact us</contact>.';
