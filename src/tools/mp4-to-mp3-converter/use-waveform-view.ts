// The visible part of a waveform: zoom and sideways scroll, in an element that scrolls on its own.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** In CSS pixels per second: a pixel is one level. */
const MOST_SCALE = 100;

/** Browsers lay out up to 16 million pixels. */
const MOST_PIXELS = 10_000_000;

interface Anchor {
  /** The time in seconds that stays at this place of the visible part, in pixels. */
  readonly time: number;
  readonly x: number;
}

export interface WaveformView {
  /** CSS pixels per second. */
  readonly scale: number;
  /** Of the visible part, in CSS pixels. 0 before it is known. */
  readonly width: number;
  /** A part of the sound in seconds that holds the visible part, and a little more on each side. */
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
  readonly isClosest: boolean;
  /** @param x the place that stays, from the left end of the visible part. By default its middle. */
  readonly zoom: (factor: number, x?: number) => void;
  readonly showAll: () => void;
}

export function useWaveformView(scroller: RefObject<HTMLElement | null>, seconds: number): WaveformView {
  const [width, setWidth] = useState(0);
  /** Undefined shows the whole sound, also in a window of another width. */
  const [chosen, setChosen] = useState<number>();
  const anchor = useRef<Anchor>(undefined);
  /** The half of the window's width at which the visible part starts, so that few scrolls need a render. */
  const [half, setHalf] = useState(0);
  const least = width / seconds;
  const most = Math.max(least, Math.min(MOST_SCALE, MOST_PIXELS / seconds));
  const scale = Math.min(most, Math.max(least, chosen ?? least));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  useLayoutEffect(() => {
    if (!anchor.current) return;
    scroller.current?.scrollTo({ left: anchor.current.time * scale - anchor.current.x });
    anchor.current = undefined;
  }, [scroller, scale]);

  const zoom = (factor: number, x = width / 2) => {
    const wanted = Math.min(most, Math.max(least, scale * factor));
    if (wanted === scale) return;
    anchor.current = { time: ((scroller.current?.scrollLeft ?? 0) + x) / scale, x };
    setChosen(wanted <= least ? undefined : wanted);
  };
  useZoomGestures(scroller, zoom);
  useEffect(() => {
    const element = scroller.current;
    if (!element || width === 0) return;
    const onScroll = () => setHalf(Math.floor((2 * element.scrollLeft) / width));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, width]);
  return {
    scale,
    width,
    from: ((half - 1) * width) / 2 / scale,
    to: ((half + 4) * width) / 2 / scale,
    isWhole: scale <= least,
    isClosest: scale >= most,
    zoom,
    showAll: () => setChosen(undefined),
  };
}

/** A wheel with Ctrl, which is also a touchpad's pinch, and two fingers. React's own listeners can't keep the page from zooming. */
function useZoomGestures(scroller: RefObject<HTMLElement | null>, zoom: WaveformView['zoom']) {
  const latest = useRef(zoom);
  useLayoutEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const xOf = (clientX: number) => clientX - element.getBoundingClientRect().left;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 200), xOf(event.clientX));
    };
    let apart: number | undefined;
    const onTouchMove = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first || !second) return;
      event.preventDefault();
      const now = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      if (apart !== undefined && now > 0) latest.current(now / apart, xOf((first.clientX + second.clientX) / 2));
      apart = now;
    };
    const onTouchEnd = () => {
      apart = undefined;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    element.addEventListener('touchcancel', onTouchEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [scroller]);
}
