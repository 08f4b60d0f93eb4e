// The same redirects for static hosts: a `_redirects` file, as Netlify and Cloudflare read it. What an address is spelled like
// otherwise (a slash at its end, the file's ending) both hosts correct without being told.
import { ALIASES } from './site/one-address';

export const redirectsFile = () =>
  Object.entries(ALIASES)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
