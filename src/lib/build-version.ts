// The page's version. The build writes it into the HTML and not into the scripts, because a commit that changes no script must
// keep the scripts' names.

/** Empty in development. */
export const buildVersion: { readonly day?: string; readonly commit?: string } = import.meta.env.SSR
  ? __BUILD_VERSION__
  : document.documentElement.dataset;
