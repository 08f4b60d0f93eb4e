// A sound as a picture, with cuts that the visitor moves, adds and removes.
import { Pause, Play, Plus, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SoundShape } from '../../../workers/contract/media/sound-shape';
import { say } from '../../../workers/words/in-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { IconButton } from '../../ui/icon-button';
import type { SilentPart } from '../../../workers/contract/media/silences';
import { tenthsClock } from './tenths-clock';
import { useListening } from './use-listening';
import { useWaveformView } from './use-waveform-view';
import { added, boundsOf, cutAt, moved, snapped } from './waveform-cuts';
import { WaveformMark } from './waveform-mark';
import { cutsWithin, drawWaveform } from './waveform-picture';
import * as words from './words';

/** How near to the middle of a silence a dragged cut jumps there, in pixels. */
const SNAP_PIXELS = 12;

/** With more marks side by side, no pointer hits the right one, and Tab takes forever. The picture shows their lines. */
const MOST_MARKS = 60;

/** The mark of the position has this number; cuts have their index. */
const POSITION = -1;

export interface WaveformProps {
  readonly shape: SoundShape;
  /** In seconds, in order. */
  readonly cuts: readonly number[];
  readonly onCuts: (cuts: readonly number[]) => void;
  readonly silences: readonly SilentPart[];
  /** The address of the file, for listening. */
  readonly url?: string;
}

export default function Waveform({ shape, cuts, onCuts, silences, url }: WaveformProps) {
  const { seconds } = shape;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useWaveformView(scroller, seconds);
  const { scale, zoom } = view;
  const canvas = useWaveformCanvas(scroller, view, shape, silences, cuts);
  const [position, setPosition] = useState(0);
  const [snaps, setSnaps] = useState(true);
  const { audio, canListen, events, isPlaying, seek, toggle } = useListening(position, setPosition);
  const focusMark = useFocusMark(scroller, cuts);

  const show = (time: number) => {
    const next = Math.max(0, Math.min(seconds, Math.round(time * 100) / 100));
    setPosition(next);
    seek(next);
  };
  const latest = useRef({ cuts, scale, show, silences, snaps });
  useLayoutEffect(() => {
    latest.current = { cuts, scale, show, silences, snaps };
  });

  // These stay the same, so that moving one of hundreds of cuts renders only that one.
  const onMove = useCallback(
    (index: number, time: number, isDrag: boolean) => {
      const { cuts, scale, show, silences, snaps } = latest.current;
      const wanted = isDrag && snaps ? snapped(silences, time, SNAP_PIXELS / scale) : time;
      const next = index === POSITION ? undefined : moved(cuts, index, wanted, seconds);
      show(next?.[index] ?? wanted);
      if (next) onCuts(next);
    },
    [onCuts, seconds],
  );
  const onSelect = useCallback((index: number) => {
    const { cuts, show } = latest.current;
    const cut = cuts[index];
    if (cut !== undefined) show(cut);
  }, []);
  const remove = (index: number) => {
    focusMark(Math.min(index, cuts.length - 2));
    onCuts(cuts.filter((_, other) => other !== index));
  };
  const removeLatest = useRef(remove);
  useLayoutEffect(() => {
    removeLatest.current = remove;
  });
  const onRemove = useCallback((index: number) => removeLatest.current(index), []);

  const selected = cutAt(cuts, position);
  const marks = { scale, onMove, onSelect, onRemove };
  const [first, end] = cutsWithin(cuts, view.from, view.to);
  const isDense = end - first > MOST_MARKS;
  const indices = isDense ? (selected < 0 ? [] : [selected]) : Array.from({ length: end - first }, (_, i) => first + i);
  return (
    <div role="group" aria-label={words.waveform} className="flex min-w-0 flex-col gap-2">
      <div
        ref={scroller}
        dir="ltr" // Time goes to the right in every language.
        className="relative overflow-x-auto overflow-y-hidden rounded-md border border-line bg-surface"
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return;
          if (event.key === '+' || event.key === '=') zoom(2, xOfPosition(scroller.current, position, scale));
          else if (event.key === '-') zoom(0.5, xOfPosition(scroller.current, position, scale));
          else if (event.key === '0') view.showAll();
          else return;
          event.preventDefault();
        }}
      >
        <div
          className="relative h-28 select-none"
          style={{ width: view.isWhole ? '100%' : scale * seconds }}
          onClick={(event) => show((event.clientX - event.currentTarget.getBoundingClientRect().left) / scale)}
        >
          <canvas ref={canvas} aria-hidden className="sticky start-0 block h-full" style={{ width: view.width }} />
          <WaveformMark {...marks} index={POSITION} label={words.position} time={position} min={0} max={seconds} />
          {indices.map((index) => (
            <WaveformMark
              // The order never changes, and a focused cut must stay the same element while it moves.
              key={index}
              {...marks}
              {...boundsOf(cuts, index, seconds)}
              index={index}
              label={say(words.cutNumber, { number: index + 1 })}
              time={cuts[index] ?? 0}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {url !== undefined && canListen && (
          <Button size="small" icon={isPlaying ? Pause : Play} onClick={toggle}>
            {isPlaying ? words.pause : words.listen}
          </Button>
        )}
        <span className="min-w-16 text-sm tabular-nums">{tenthsClock(position)}</span>
        {selected >= 0 ? (
          <Button size="small" icon={Trash2} onClick={() => onCuts(cuts.filter((_, index) => index !== selected))}>
            {words.removeCut}
          </Button>
        ) : (
          <Button
            size="small"
            icon={Plus}
            disabled={added(cuts, position, seconds) === undefined}
            onClick={() => onCuts(added(cuts, position, seconds) ?? cuts)}
          >
            {words.addCut}
          </Button>
        )}
        <div className="flex">
          <IconButton icon={ZoomOut} label={words.zoomOut} disabled={view.isWhole} onClick={() => zoom(0.5)} />
          <IconButton icon={ZoomIn} label={words.zoomIn} disabled={view.isClosest} onClick={() => zoom(2)} />
        </div>
        {silences.length > 0 && <Checkbox label={words.snap} checked={snaps} onChange={setSnaps} />}
      </div>
      {isDense ? (
        <p className="text-xs font-medium">{words.zoomToCuts}</p>
      ) : (
        <p className="text-xs text-muted pointer-coarse:hidden">{words.waveformKeys}</p>
      )}
      {/* The sound is the visitor's own, so there are no captions to show. */}
      {url !== undefined && <audio ref={audio} src={url} preload="metadata" hidden {...events} />}
    </div>
  );
}

/** From the left end of the visible part. Undefined if it isn't visible. */
function xOfPosition(scroller: HTMLElement | null, position: number, scale: number): number | undefined {
  if (!scroller) return undefined;
  const x = position * scale - scroller.scrollLeft;
  return x >= 0 && x <= scroller.clientWidth ? x : undefined;
}

/** Draws with every render, after each scroll, and when the theme changes. */
function useWaveformCanvas(
  scroller: React.RefObject<HTMLElement | null>,
  { scale, width }: Pick<ReturnType<typeof useWaveformView>, 'scale' | 'width'>,
  shape: SoundShape,
  silences: readonly SilentPart[],
  cuts: readonly number[],
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [element, view] = [canvas.current, scroller.current];
    if (!element || !view || width === 0) return;
    const [pixels, high] = [width, element.clientHeight].map((size) => Math.round(size * devicePixelRatio));
    if (element.width !== pixels) element.width = pixels ?? 0;
    if (element.height !== high) element.height = high ?? 0;
    let frame: number | undefined;
    const draw = () => {
      frame = undefined;
      drawWaveform(element, { shape, silences, cuts, stretch: { from: view.scrollLeft / scale, perPixel: 1 / scale } });
    };
    const drawSoon = () => {
      frame ??= requestAnimationFrame(draw);
    };
    draw();
    view.addEventListener('scroll', drawSoon, { passive: true });
    const theme = new MutationObserver(drawSoon);
    theme.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      view.removeEventListener('scroll', drawSoon);
      theme.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [scroller, scale, width, shape, silences, cuts]);
  return canvas;
}

/** Moves the focus to a mark once it has been rendered. */
function useFocusMark(scroller: React.RefObject<HTMLElement | null>, cuts: readonly number[]) {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    scroller.current?.querySelector<HTMLElement>(`[data-mark="${String(wanted.current)}"]`)?.focus();
    wanted.current = undefined;
  }, [scroller, cuts]);
  return (index: number) => {
    wanted.current = index;
  };
}
