// React Router names its components for React's developer tools. To a bundler such a line, and the call before it, is a use:
// forms and links of modes that this site does not have would be in every first visit.
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE_AT_START = /^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm;

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code.replace(DISPLAY_NAME, '').replace(MADE_AT_START, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
