// Editor and preview scroll together, line by line. The one that the visitor points at or types in leads; the other follows.
import { useEffect } from 'react';
import type { PreviewPage } from './preview-page';
import type { Scrolled, ScrolledEditor } from './scrolled';

const LEADING = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** What comes into view is laid out only then, on both sides, and has other heights than were guessed. */
const SETTLED_MS = 120;

function follow(leader: Scrolled, follower: Scrolled) {
  // The last lines are never at the top.
  if (leader.fraction() >= 0.999) follower.showEnd();
  else follower.showLine(leader.topLine());
}

/** Off where one of them is undefined. */
export function useScrollSync(editor: ScrolledEditor | undefined, page: PreviewPage | undefined) {
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
