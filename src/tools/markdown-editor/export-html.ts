// The rendered text as HTML for others: sanitized section by section, so that the page never waits for it.
import { FILE_STYLE } from './preview-page';
import { joinTo } from './join-parts';
import type { Rendered } from './rendered';
import { exportedHtml } from './sanitize';
import { openSlices } from './slices';

/** The part inside a document: headings, paragraphs, lists. */
export async function bodyOf({ sections }: Rendered): Promise<string> {
  const slices = openSlices();
  const pieces: string[] = [];
  for (const { html, continues } of sections) {
    await slices.next();
    const piece = exportedHtml(html);
    if (continues) joinTo(pieces, piece);
    else pieces.push(piece);
  }
  return pieces.join('');
}

/** A second line of defense: the policy keeps a reader's browser from running anything that the sanitizer missed. */
const POLICY =
  "default-src 'none'; img-src * data: blob: file:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const UNTITLED = 'Document';

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

/** The first heading, without its tags. The rest of sanitized HTML is text that is already escaped. */
function titleOf(body: string): string {
  const [, heading = ''] = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/.exec(body) ?? [];
  const title = heading.replace(/<[^>]*>/g, '').trim();
  return title === '' ? UNTITLED : title;
}
