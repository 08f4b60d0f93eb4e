// The sidebar of narrow screens.
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../ui/icon-button';
import { ModalDialog } from '../../ui/modal-dialog';
import { Logo } from './logo';
import { Sidebar } from './sidebar';
import * as words from './words';

interface DrawerProps {
  onClosed: () => void;
}

const WIDE = '(min-width: 768px)';

/** The drawer is open while it is mounted. */
export default function Drawer({ onClosed }: DrawerProps) {
  // A window that becomes wide shows the sidebar itself: an open drawer would keep the page inert.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && onClosed();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onClosed]);

  return (
    <ModalDialog
      id="drawer"
      aria-label={words.menu}
      onClose={onClosed}
      className="drawer fixed inset-y-0 inset-s-0 m-0 h-dvh max-h-none w-sidebar max-w-[calc(100vw-3rem)] overflow-y-auto overscroll-contain border-e border-line bg-page pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-ink"
    >
      {(close) => (
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex h-header shrink-0 items-center justify-between border-b border-line bg-page pe-3 ps-5">
            <Logo onClick={close} />
            <IconButton icon={X} label={words.closeMenu} onClick={close} className="size-touch" />
          </div>
          {/* Closes before the new page is shown, so that the page takes the focus last. */}
          <div className="flex-1">
            <Sidebar onChoose={close} />
          </div>
        </div>
      )}
    </ModalDialog>
  );
}
