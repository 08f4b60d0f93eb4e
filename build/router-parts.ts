// Removes the parts of React Router that the site doesn't use.
import type { Plugin } from 'vite';

/**
 * React Router names its components after it made them (`Form.displayName = 'Form'`), which a bundler must take for a use. So every page
 * would start with its forms, its own kind of links and its data requests.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ '),
        // Every line stays where it was.
        map: null,
      }),
    },
  };
}
