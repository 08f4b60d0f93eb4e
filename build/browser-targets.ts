// The browsers that the build is for, as Vite names them: `chrome >= 111` is `chrome111`.
import packageJson from '../package.json' with { type: 'json' };

export const browserTargets = packageJson.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(/ >= /, ''),
);
