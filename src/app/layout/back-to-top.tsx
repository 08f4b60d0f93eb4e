import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button';
import { focusHeading } from '../../pages/focus-heading';

const THRESHOLD_PX = 300;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

export default function BackToTop() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!scrolled) return null;
  // The button is about to disappear: the focus it holds goes to where the page goes.
  const goUp = () => {
    focusHeading();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <IconButton
      icon={ArrowUp}
      label="Back to Top"
      onClick={goUp}
      className="fixed right-4 bottom-[calc(1rem+var(--cookie-banner)+var(--run-bar))] z-20 size-touch animate-rise border border-line-strong bg-raised shadow-lift print:hidden"
    />
  );
}
