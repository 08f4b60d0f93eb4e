// The column beside the page. Where the window is wide enough for it but not for two (768 to 1024 px), it shows its icons, and opens
// over the page for whoever points at it, taps it or comes by keyboard.
import { useState, type ReactNode } from 'react';

export function Rail({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      data-open={isOpen || undefined}
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setIsOpen(true);
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) setIsOpen(false);
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) setIsOpen(false);
      }}
      // A tap focuses no button in Safari. A link that was chosen has done its work.
      onClick={({ target }) => setIsOpen(!(target instanceof Element && target.closest('a')))}
      className="rail sticky top-header z-20 hidden h-[calc(100dvh-var(--spacing-header)-var(--cookie-banner))] md:block print:hidden"
    >
      <div className="rail-panel h-full overflow-x-hidden overflow-y-auto overscroll-contain bg-page">
        <div className="w-sidebar">{children}</div>
      </div>
    </aside>
  );
}
