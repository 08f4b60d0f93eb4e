// How a rendered text looks: in the preview, and in the file that is saved.

const LIGHT =
  'color-scheme:light;--page:#fff;--ink:#1a1d1b;--muted:#5a5f58;--line:#dfdcd3;--sunken:#f4f2ec;--link:#0f6b4d';
const DARK =
  'color-scheme:dark;--page:#171d1b;--ink:#e8ece9;--muted:#a2aca6;--line:#39433f;--sunken:#0f1413;--link:#74d8ae';

// Each section is laid out for itself, so margins must not depend on the neighbor's: all are below, and headings add some above.
const TEXT = `
*{box-sizing:border-box}
body{margin:0;padding:1rem 1.25rem;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{margin:.5rem 0 1rem;line-height:1.25}
:not(section)>*+:is(h1,h2,h3,h4,h5,h6),section>*+:is(h1,h2,h3,h4,h5,h6){margin-top:1.5rem}
h1{font-size:2em}h2{font-size:1.5em}h3{font-size:1.25em}h4{font-size:1em}h5{font-size:.875em}h6{font-size:.85em;color:var(--muted)}
h1,h2{padding-bottom:.3em;border-bottom:1px solid var(--line)}
p,ul,ol,dl,pre,table,blockquote,details,figure{margin:0 0 1rem}
ul,ol{padding-left:2em}li>ul,li>ol{margin:0}li+li{margin-top:.25em}li>p{margin-bottom:.5rem}
a{color:var(--link)}
img{max-width:100%;height:auto}
hr{height:1px;margin:1.5rem 0;border:0;background:var(--line)}
blockquote{padding:0 1em;border-left:.25em solid var(--line);color:var(--muted)}
code,kbd,samp,tt,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:not(pre)>code,kbd{padding:.15em .35em;border-radius:.35em;background:var(--sunken)}
kbd{border:1px solid var(--line)}
pre{padding:1em;overflow:auto;border-radius:.5em;background:var(--sunken)}
pre code{font-size:1em}
table{display:block;width:max-content;max-width:100%;overflow:auto;border-collapse:collapse}
th,td{padding:.4em .8em;border:1px solid var(--line)}
tr:nth-child(2n)>td{background:var(--sunken)}
blockquote>:last-child,li>:last-child,td>:last-child{margin-bottom:0}
summary{cursor:pointer}
`;

/** For the preview, whose root has the class of the site's theme. */
export const PREVIEW_STYLE = `:root{${LIGHT}}:root.dark{${DARK}}${TEXT}
section{content-visibility:auto}
section:has(+.rest)>:last-child{margin-bottom:0}
section:has(+.rest)>pre{padding-bottom:0;border-end-start-radius:0;border-end-end-radius:0}
.rest>pre{padding-top:0;border-start-start-radius:0;border-start-end-radius:0}
.rest>table>thead{display:none}
.picture{display:inline-block;max-width:100%;padding:.25em .6em;border:1px dashed var(--muted);border-radius:.4em;color:var(--muted)}
.picture small{overflow-wrap:anywhere}
`;

/** For a saved file, which follows the reader's device. */
export const FILE_STYLE = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}${TEXT}body{max-width:56rem;margin:0 auto;padding:2rem 1.25rem}
`;
