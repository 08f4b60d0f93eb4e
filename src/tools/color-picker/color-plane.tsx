// A plane of saturation and brightness, and scales of hue and opacity. Each is drawn as an SVG, because the site's policy blocks
// inline styles in prerendered pages, and each has the browser's own range inputs for keyboards and screen readers.
import clsx from 'clsx';
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { PickedColor } from './settings';
import * as words from './words';

type Place = Pick<PickedColor, 'h' | 's' | 'v'>;

export interface ColorPlaneProps {
  place: PickedColor;
  onPick: (place: Place) => void;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The arrow keys' steps along the two axes; with Shift, ten at a time. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function ColorPlane({ place, onPick }: ColorPlaneProps) {
  const { h, s, v, hex } = place;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    const moved = (from: number, by: number) => (by === 0 ? from : within(Math.round(from * 100) / 100 + by * step, 1));
    onPick({ h, s: moved(s, arrow[0]), v: moved(v, arrow[1]) });
  };
  return (
    <Picked
      label={words.plane}
      className="h-40 cursor-crosshair touch-none lg:h-44 lg:[@media_(height>=52rem)]:h-60"
      onMove={(x, y) => onPick({ h, s: x, v: 1 - y })}
      picture={
        <>
          <linearGradient id={`${id}s`}>
            <stop stopColor="#fff" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <linearGradient id={`${id}v`} x2="0" y2="1">
            <stop stopOpacity="0" />
            <stop offset="1" />
          </linearGradient>
          <rect width="100%" height="100%" rx="8" fill={`hsl(${h} 100% 50%)`} />
          <rect width="100%" height="100%" rx="8" fill={`url(#${id}s)`} />
          <rect width="100%" height="100%" rx="8" fill={`url(#${id}v)`} className="stroke-line-strong" />
          <Thumb x={s} y={1 - v} fill={hex} />
        </>
      }
    >
      <Axis label={words.saturation} share={s} onChange={(s) => onPick({ h, s, v })} onKeyDown={onKeyDown} />
      <Axis label={words.brightness} share={v} onChange={(v) => onPick({ h, s, v })} onKeyDown={onKeyDown} />
    </Picked>
  );
}

/** The pure colors at the corners of the RGB cube. Between two neighbors, only one channel changes, and it changes evenly. */
const HUES = ['#f00', '#ff0', '#0f0', '#0ff', '#00f', '#f0f', '#f00'];

export function HueScale({ place: { h, s, v }, onPick }: ColorPlaneProps) {
  const id = useId();
  return (
    <Scale
      label={words.hue}
      share={h / 360}
      steps={360}
      valueText={(value) => `${value}°`}
      thumb={`hsl(${h} 100% 50%)`}
      onChange={(share) => onPick({ h: share * 360, s, v })}
      track={
        <>
          <linearGradient id={id}>
            {HUES.map((hue, index) => (
              <stop key={index} offset={index / 6} stopColor={hue} />
            ))}
          </linearGradient>
          <Track fill={`url(#${id})`} />
        </>
      }
    />
  );
}

export interface OpacityScaleProps {
  hex: string;
  alpha: number;
  onChange: (alpha: number) => void;
}

export function OpacityScale({ hex, alpha, onChange }: OpacityScaleProps) {
  const id = useId();
  return (
    <Scale
      label={words.opacity}
      share={alpha}
      steps={100}
      valueText={(value) => `${value}%`}
      thumb={hex}
      thumbOpacity={alpha}
      onChange={(share) => onChange(Math.round(share * 100) / 100)}
      track={
        <>
          <pattern id={`${id}c`} width="12" height="12" patternUnits="userSpaceOnUse">
            <path d="M0 0h6v12h6V6H0z" className="fill-line" />
          </pattern>
          <linearGradient id={`${id}a`}>
            <stop stopColor={hex} stopOpacity="0" />
            <stop offset="1" stopColor={hex} />
          </linearGradient>
          <Track fill={`url(#${id}c)`} />
          <Track fill={`url(#${id}a)`} />
        </>
      }
    />
  );
}

const Track = ({ fill }: { fill: string }) => (
  <rect y="25%" width="100%" height="50%" rx="6" fill={fill} className="stroke-line-strong" />
);

interface ScaleProps {
  label: string;
  share: number;
  /** The number of arrow-key steps from one end to the other. */
  steps: number;
  valueText: (value: number) => string;
  thumb: string;
  thumbOpacity?: number;
  track: ReactNode;
  onChange: (share: number) => void;
}

function Scale({ label, share, steps, valueText, thumb, thumbOpacity, track, onChange }: ScaleProps) {
  const value = Math.round(share * steps);
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x + y === 0) return;
    event.preventDefault();
    onChange(within(value + (x + y) * (event.shiftKey ? 10 : 1), steps) / steps);
  };
  return (
    <Picked
      className="h-8 cursor-ew-resize touch-pan-y pointer-coarse:h-touch"
      onMove={(x) => onChange(x)}
      picture={
        <>
          {track}
          <Thumb x={share} y={0.5} fill={thumb} opacity={thumbOpacity} />
        </>
      }
    >
      <input
        {...HIDDEN}
        aria-label={label}
        aria-valuetext={valueText(value)}
        max={steps}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.valueAsNumber / steps)}
      />
    </Picked>
  );
}

interface ThumbProps {
  x: number;
  y: number;
  fill: string;
  opacity?: number | undefined;
}

/** Two rings, so that it is visible on any color. */
const Thumb = ({ x, y, fill, opacity = 1 }: ThumbProps) => (
  <svg x={`${x * 100}%`} y={`${y * 100}%`} className="overflow-visible">
    <circle r="12" className="fill-none stroke-accent stroke-3 not-group-has-focus-visible:hidden" />
    <circle r="9" fill="#fff" stroke="#000" strokeOpacity="0.5" />
    <circle r="7" fill={fill} fillOpacity={opacity} />
  </svg>
);

/** An input over the whole picture. Only keyboards and screen readers reach it. */
const HIDDEN = {
  type: 'range',
  min: 0,
  step: 1,
  className: 'pointer-events-none absolute inset-0 size-full opacity-0',
} as const;

interface AxisProps {
  label: string;
  share: number;
  onChange: (share: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Axis = ({ label, share, onChange, onKeyDown }: AxisProps) => (
  <input
    {...HIDDEN}
    aria-label={label}
    aria-valuetext={percent(share)}
    max={100}
    value={Math.round(share * 100)}
    onKeyDown={onKeyDown}
    onChange={({ target }) => onChange(target.valueAsNumber / 100)}
  />
);

interface PickedProps {
  label?: string;
  className: string;
  /** Called with the pointer's position in the picture, from 0 to 1 in both directions. */
  onMove: (x: number, y: number) => void;
  picture: ReactNode;
  children: ReactNode;
}

/** A picture in which a pointer picks a position. Its first input gets the focus, so that arrow keys continue from there. */
function Picked({ label, className, onMove, picture, children }: PickedProps) {
  const box = useRef<HTMLDivElement>(null);
  const move = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove(within((event.clientX - left) / width, 1), within((event.clientY - top) / height, 1));
  };
  return (
    <div
      ref={box}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      className={clsx('group relative', className)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault(); // Prevents text selection.
        event.currentTarget.setPointerCapture(event.pointerId);
        box.current?.querySelector('input')?.focus({ preventScroll: true });
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
      }}
    >
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
        {picture}
      </svg>
      {children}
    </div>
  );
}
