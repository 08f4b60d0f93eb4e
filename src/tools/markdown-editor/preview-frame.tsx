// The frame of the preview. It loads after the page, together with the sanitizer.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../visitor/theme';
import { fieldScroll, type ScrolledEditor, type Scrolled } from './scroll-positions';
import { PreviewPage } from './preview-page';
import type { Rendered } from './rendered';
import { emptyPage } from './sanitize';
import * as words from './words';

interface PreviewFrameProps {
  /** The editor's scroll position, which follows the preview's and leads it. Undefined if there is none. */
  editor: ScrolledEditor | HTMLTextAreaElement | undefined;
  /** Undefined for an empty text. */
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
    // The page's policy accepts only TrustedHTML here, which DOMPurify makes. TypeScript declares a string.
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
      title={words.preview}
      // No scripts, forms, popups or navigation; only the page can reach in. An empty sandbox would need a new document for each
      // change, which takes seconds at 1 MB, loses the scroll position, and rules out synchronized scrolling: see
      // docs/decisions/0025-markdown-frame.md.
      sandbox="allow-same-origin"
      className="block size-full bg-surface"
    />
  );
}

/**
 * Addresses that open in a tab or another program. Relative addresses belong to the writer's own site, which is unknown here.
 */
const ABSOLUTE = /^(?:https?|mailto|tel):/i;

/** Opens a clicked link for the frame, which can't navigate. `instanceof` fails here: the frame has its own globals. */
function followLink(event: MouseEvent): void {
  const target = event.target as Element | null;
  const link = target?.closest('a[href]');
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('#')) scrollTo(link.ownerDocument, address.slice(1));
  else if (ABSOLUTE.test(address)) window.open(address, '_blank', 'noopener,noreferrer');
}

function scrollTo(document: Document, id: string): void {
  let name = id;
  try {
    name = decodeURIComponent(id);
  } catch {
    // The name isn't percent-encoded, so it is used as written.
  }
  (document.getElementById(name) ?? document.getElementsByName(name)[0])?.scrollIntoView();
}

const LEADING = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Both sides lay out lines only when they come into view, so estimated heights change. Then it follows again. */
const SETTLED_MS = 120;

function follow(leader: Scrolled, follower: Scrolled) {
  // At the end of a text, the last line isn't at the top of the view, so lines can't be matched.
  if (leader.fraction() >= 0.999) follower.showEnd();
  else follower.showLine(leader.topLine());
}

/** Scrolls editor and preview together by lines. The side under the pointer or with the typing leads. */
function useScrollSync(editor: ScrolledEditor | undefined, page: PreviewPage | undefined) {
  useEffect(() => {
    if (!editor || !page) return;
    const listening = new AbortController();
    const { signal } = listening;
    let leader: Scrolled = editor;
    let frame = 0;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const soon = (from: Scrolled, to: Scrolled) => () => {
      if (leader !== from) return;
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      frame = requestAnimationFrame(() => follow(from, to));
      settled = setTimeout(() => leader === from && follow(from, to), SETTLED_MS);
    };
    const lead = (what: Scrolled) => () => {
      leader = what;
    };
    const options = { signal, passive: true, capture: true };
    for (const type of LEADING) {
      editor.element.addEventListener(type, lead(editor), options);
      page.frame.addEventListener(type, lead(page), options);
      page.document.addEventListener(type, lead(page), options);
    }
    editor.scroller.addEventListener('scroll', soon(editor, page), options);
    page.document.addEventListener('scroll', soon(page, editor), options);
    const unsubscribe = page.onShown(soon(editor, page));
    return () => {
      listening.abort();
      unsubscribe();
      cancelAnimationFrame(frame);
      clearTimeout(settled);
    };
  }, [editor, page]);
}
