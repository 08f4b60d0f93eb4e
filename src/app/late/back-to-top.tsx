import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { focusHeading } from '../../pages/use-page-head';
import * as words from './words';

const THRESHOLD_PX = 300;

/** Elements that a visitor may be about to click. */
const CONTROLS = 'a, button, input, select, textarea, label, summary';

/** Whether no clickable element is under a corner of the button's place. */
function isFree(place: HTMLElement): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const corners = [left, right - 1].flatMap((x) => [top, bottom - 1].map((y) => [x, y] as const));
  return corners.every(([x, y]) =>
    document.elementsFromPoint(x, y).every((element) => place.contains(element) || !element.closest(CONTROLS)),
  );
}

export default function BackToTop() {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    // Shown when a visitor scrolls up, and hidden when they scroll down.
    const onScroll = () => {
      const { scrollY } = window;
      const isGoingUp = scrollY < last && scrollY > THRESHOLD_PX;
      last = scrollY;
      setIsShown(isGoingUp && place.current !== null && isFree(place.current));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  // The button is about to disappear, so the focus moves to the top as well.
  const goUp = () => {
    focusHeading();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-e-[max(1rem,env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--cookie-banner)+var(--run-bar))] z-20 size-touch print:hidden"
    >
      {isShown && (
        <IconButton
          icon={ArrowUp}
          label={words.backToTop}
          onClick={goUp}
          className="pointer-events-auto size-touch animate-rise border border-line-strong bg-raised shadow-lift"
        />
      )}
    </div>
  );
}
