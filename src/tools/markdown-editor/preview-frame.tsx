// The frame that shows the rendered text. It loads behind the page, and the sanitizer with it.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../visitor/theme';
import { fieldScroll } from './field-scroll';
import { followLink } from './follow-link';
import { PreviewPage } from './preview-page';
import type { Rendered } from './rendered';
import { emptyPage } from './sanitize';
import type { ScrolledEditor } from './scrolled';
import { useScrollSync } from './use-scroll-sync';

export interface PreviewFrameProps {
  /** What scrolls together with the preview; undefined for nothing. */
  editor: ScrolledEditor | HTMLTextAreaElement | undefined;
  /** Undefined for nothing. */
  rendered: Rendered | undefined;
}

export default function PreviewFrame({ editor, rendered }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<PreviewPage>();
  const { shown: theme } = useTheme();

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const onLoad = () => {
      if (current.contentDocument?.URL !== 'about:srcdoc') return;
      const loaded = new PreviewPage(current);
      loaded.document.addEventListener('click', followLink);
      setPage(loaded);
    };
    current.addEventListener('load', onLoad);
    // Only DOMPurify makes what the page's Trusted Types policy lets in here. TypeScript's libraries know strings alone.
    current.srcdoc = emptyPage() as unknown as string;
    return () => current.removeEventListener('load', onLoad);
  }, []);

  const scrolled = useMemo(() => (editor instanceof HTMLTextAreaElement ? fieldScroll(editor) : editor), [editor]);
  useScrollSync(scrolled, page);

  useEffect(() => page?.setDark(theme === 'dark'), [page, theme]);

  useEffect(() => {
    page?.show(rendered?.sections ?? [], rendered?.lines ?? 1);
  }, [page, rendered]);

  return (
    <iframe
      ref={frame}
      title="Preview"
      // No scripts, no forms, no popups, no way to leave. Only the page reaches in. With an empty sandbox, each change would need a
      // whole new document, which takes seconds at 1 MB and loses the reader's place, and the editor could not follow the
      // preview’s scrolling: see docs/decisions/0025-markdown-frame.md.
      sandbox="allow-same-origin"
      className="block size-full bg-surface"
    />
  );
}
