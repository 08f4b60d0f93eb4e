// The rendered text as HTML for other programs. Sanitized section by section, so that the page stays responsive.
import { FILE_STYLE } from './preview-page';
import { joinTo } from './join-parts';
import type { Rendered } from './rendered';
import { exportedHtml } from './sanitize';
import { yieldInSlices } from '../../lib/slices';
import * as words from './words';

/** The content without a document around it: headings, paragraphs, lists. */
export async function bodyOf({ sections }: Rendered): Promise<string> {
  const yieldToPage = yieldInSlices();
  const pieces: string[] = [];
  for (const { html, continues } of sections) {
    await yieldToPage();
    const piece = exportedHtml(html);
    if (continues) joinTo(pieces, piece);
    else pieces.push(piece);
  }
  return pieces.join('');
}

/** A second line of defense: this policy keeps the browser of a reader from running anything that the sanitizer missed. */
const POLICY =
  "default-src 'none'; img-src * data: blob: file:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** A complete document around sanitized HTML. */
export const documentOf = (body: string): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(body)}</title>
<style>
${FILE_STYLE}</style>
</head>
<body>
${body}</body>
</html>
`;

/** The first heading, without its tags. In sanitized HTML, the remaining text is already escaped. */
function titleOf(body: string): string {
  const [, heading = ''] = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/.exec(body) ?? [];
  const title = heading.replace(/<[^>]*>/g, '').trim();
  return title === '' ? words.untitled : title;
}
