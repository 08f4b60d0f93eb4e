// The version that the page is of. The build writes it into the HTML, not into the scripts: their names change with their
// content, and a commit that changes no script is to have the same ones.

/** Empty in development. */
export const buildVersion: { readonly day?: string; readonly commit?: string } = import.meta.env.SSR
  ? __BUILD_VERSION__
  : document.documentElement.dataset;
