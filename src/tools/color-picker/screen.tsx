import { Dices, Pipette, Plus, Copy } from 'lucide-react';
import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import { say } from '../../../workers/words/in-words';
import { lateModule } from '../../hydration/late-module';
import { loadable } from '../../hydration/loadable';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { useCopy } from '../../tool-kit/copy-and-download';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { TwoPanes, useShortcuts } from '../../tool-kit/run/tool-layout';
import { useToolSettings } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { TextInput } from '../../ui/text-input';
import type { ColorRow } from './color';
import { ColorPlane, HueScale, OpacityScale } from './color-plane';
import { palette, randomHex, withColor, CustomPalette, Presets } from './palette-view';
import { DEFAULT_PLACE, DEFAULT_SETTINGS, TOOL_ID, type PickedColor } from './settings';
import * as words from './words';

const colors = lateModule(() => import('./color'));
const contrastView = loadable(() => import('./contrast-view'));

export default function ColorPickerScreen() {
  const dispatch = useAppDispatch();
  const [{ text, second }, change] = useToolSettings(TOOL_ID, DEFAULT_SETTINGS);
  const module = colors.use(text || true);
  const color = module?.readColor(text);
  const choose = (text: string) => change({ text });
  const [picked, setPicked] = useState(DEFAULT_PLACE);
  const place = color && module ? module.placeOf(color, picked) : picked;
  if (place !== picked) setPicked(place);

  function pick({ h, s, v }: Pick<PickedColor, 'h' | 's' | 'v'>) {
    if (!module) return;
    const next = module.colorAt(h, s, v);
    setPicked(next);
    const opaque = module.readColor(next.hex);
    if (opaque) choose(module.withAlpha(opaque, color?.alpha ?? 1));
  }

  const addToPalette = () => {
    if (color) dispatch(toastShown(addedToPalette(color.hex)));
  };
  useShortcuts({ submit: addToPalette, locked: !color });

  const rows = color && module && [...module.mainRows(color), ...module.moreRows(color)];
  return (
    <TwoPanes
      outcome={
        <div className="flex min-w-0 flex-col gap-4">
          <ColorValues rows={rows} />
          {/* Reserves room for a color's description. Its code loads late. */}
          <div className="flex min-h-[27.5rem] flex-col gap-4 sm:min-h-[15.25rem] min-[75rem]:min-h-[20.5rem]">
            {color && (
              <Suspense>
                <contrastView.Component color={color} second={second} onSecond={(second) => change({ second })} />
              </Suspense>
            )}
          </div>
        </div>
      }
      after={
        <>
          <CustomPalette onChoose={choose} />
          <Presets onChoose={choose} />
        </>
      }
    >
      <ColorPlane place={place} onPick={pick} />
      <div className="flex items-center gap-4">
        <label className="shrink-0">
          <span className="sr-only">{words.pick}</span>
          <input
            type="color"
            title={words.pickHint}
            value={color?.hex ?? DEFAULT_SETTINGS.text}
            onChange={(event) => choose(event.target.value)}
            className="block size-16 cursor-pointer rounded-lg border border-line-strong bg-surface p-1 pointer-coarse:size-22"
          />
        </label>
        <div className="min-w-0 flex-1 pe-2">
          <HueScale place={place} onPick={pick} />
          <OpacityScale
            hex={place.hex}
            alpha={color?.alpha ?? 1}
            onChange={(alpha) => color && module && choose(module.withAlpha(color, alpha))}
          />
        </div>
      </div>
      <TextInput
        label={words.color}
        hint={words.colorHint}
        mono
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={module && !color && text.trim() !== '' ? words.notAColor : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Actions hex={rows?.[0]?.text} onAdd={addToPalette} onChoose={choose} />
    </TwoPanes>
  );
}

/** Adds the color, and returns the message that confirms it. */
function addedToPalette(hex: string): Parameters<typeof toastShown>[0] {
  const [before, after] = [palette.get(), withColor(palette.get(), hex)];
  palette.set(after);
  return after === before
    ? { title: words.alreadyThere, text: say(words.alreadyThereText, { hex }), tone: 'info' }
    : { title: words.added, text: words.addedText, tone: 'success' };
}

interface ActionsProps {
  /** Undefined if the text isn't a color. */
  readonly hex: string | undefined;
  readonly onAdd: () => void;
  readonly onChoose: (text: string) => void;
}

function Actions({ hex, onAdd, onChoose }: ActionsProps) {
  const copy = useCopy();
  const hasEyeDropper = useHasEyeDropper();
  return (
    <ActionBar action={words.add} icon={Plus} locked={!hex} onAction={onAdd}>
      <Button size="large" icon={Dices} className="max-md:[&>svg]:hidden" onClick={() => onChoose(randomHex())}>
        {words.random}
      </Button>
      <span className="contents">
        <Button size="large" icon={Copy} disabled={!hex} className="md:hidden" onClick={() => void copy(hex ?? '')}>
          <span className="sr-only">{words.copy}</span>
        </Button>
        {/* The last button: only the browser knows whether it is available, and nothing moves when it appears. */}
        {hasEyeDropper && (
          <Button
            size="large"
            icon={Pipette}
            className="max-md:hidden"
            onClick={() => void pickFromScreen().then((hex) => hex !== undefined && onChoose(hex))}
          >
            {words.fromScreen}
          </Button>
        )}
      </span>
    </ActionBar>
  );
}

const EMPTY: readonly ColorRow[] = ['HEX', 'RGB', 'RGBA', 'HSL', 'HSLA', 'OKLCH', 'HWB', 'Lab'].map((label) => ({
  label,
  text: '',
}));

/** Empty values for an invalid color. */
const ColorValues = ({ rows = EMPTY }: { rows: readonly ColorRow[] | undefined }) => (
  <section aria-label={words.values} className="flex flex-col rounded-lg border border-line bg-surface">
    {rows.map((row) => (
      <Value key={row.label} {...row} />
    ))}
  </section>
);

function Value({ label, text }: ColorRow) {
  const id = useId();
  const copy = useCopy();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-h-10 items-center gap-3 border-b border-line py-0.5 pe-1 ps-3 text-sm last:border-b-0"
    >
      <span id={id} className="w-14 shrink-0 text-muted">
        {label}
      </span>
      <output aria-live="off" aria-labelledby={id} className="min-w-0 flex-1 font-mono wrap-anywhere select-all">
        {text}
      </output>
      <IconButton
        icon={Copy}
        label={say(words.copyValue, { notation: label })}
        disabled={text === ''}
        className="size-9"
        onClick={() => void copy(text)}
      />
    </div>
  );
}

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

/** TypeScript doesn't declare it, because only Chromium has it (https://caniuse.com/mdn-api_eyedropper). */
const eyeDropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

const never = () => () => undefined;

const useHasEyeDropper = () =>
  useSyncExternalStore(
    never,
    () => eyeDropper() !== undefined,
    () => false,
  );

/** Picks a color from anywhere on the screen. Undefined if the visitor cancels. */
async function pickFromScreen(): Promise<string | undefined> {
  const Dropper = eyeDropper();
  try {
    return Dropper && (await new Dropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}
