// The code that shows a tool in a frame on another page.
import type { ToolDefinition } from '../../../tool-kit/define-tool';

/** The address of the tool alone. */
export const embedPath = ({ id }: Pick<ToolDefinition, 'id'>) => `/embed/${id}`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const escape = (text: string) => text.replace(/[&"<]/g, (character) => escapes[character] ?? character);

/** In pixels, until the frame has sent its height, or for good. */
const FIXED_HEIGHT = 720;

/** Also for a page with several frames: each message counts for the frame that it is from. */
const resizing = (start: string) => `<script>
  addEventListener('message', ({ source, data }) => {
    for (const frame of document.querySelectorAll('iframe[src^="${start}"]'))
      if (frame.contentWindow === source && data?.toolyard === 'height') frame.height = data.height;
  });
</script>`;

export interface Embed {
  /** The full address, with the settings in its fragment. */
  readonly address: string;
  /** For screen readers, which read it before the frame's content. */
  readonly title: string;
  /** Whether the frame is as high as its content. */
  readonly follows: boolean;
}

/** The frame may write to the clipboard, after a click, and has no other right. */
export function embedCode({ address, title, follows }: Embed): string {
  const frame = `<iframe
  src="${escape(address)}"
  title="${escape(title)}"
  width="100%"
  height="${FIXED_HEIGHT}"
  style="border: 0"
  allow="clipboard-write"
  loading="lazy"
></iframe>`;
  const [start] = /^.*\/embed\//.exec(address) ?? [''];
  return follows ? `${frame}\n${resizing(escape(start))}` : frame;
}
