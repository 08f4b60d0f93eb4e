// A tool's buttons and the progress of its run. On a phone they are at the bottom of the screen, in reach of the thumb.
import { ArrowRight, Save, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { MiB } from '../../../workers/contract/run/sink';
import { say } from '../../../workers/words/in-words';
import { followKeyboard, reserveHeight } from '../../lib/fixed-bar';
import { canPickFile, pickFile } from '../../lib/save';
import { useAppSelector } from '../../state/hooks';
import { filesOf } from '../../state/inputs';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { livePreference } from '../../visitor/saved-options';
import { RUN_PART } from '../input/focus';
import { Options } from '../options/tool-options';
import { Held, ToolProgress } from './run-outcome';
import { ResultInBar } from './text-result';
import type { Run } from './use-submit';
import * as words from './words';

interface RunBarProps extends Pick<ActionBarProps, 'action' | 'icon' | 'options' | 'children'> {
  run: Pick<
    Run,
    | 'id'
    | 'input'
    | 'runs'
    | 'isQueue'
    | 'busy'
    | 'locked'
    | 'isWaiting'
    | 'cancel'
    | 'submit'
    | 'submitAnyway'
    | 'canBeLive'
  >;
  /** What the main button does, if that is more than `run.submit`. */
  submit?: (saveTo?: FileSystemFileHandle) => Promise<unknown>;
  /** The name of a result that is written directly to a file. If it is missing, that choice isn't offered. */
  fileName?: string | undefined;
  /** The approximate size of the result in bytes. By default, that of the chosen file. */
  resultBytes?: number;
  /** An action on the result, next to the main button on a phone. */
  afterwards?: ReactNode;
}

/** From this size on, a result should be written directly to a file that the visitor picks. */
const SAVE_BYTES = 64 * MiB;

/** The page reserves this much room at its end. */
const reserve = reserveHeight('--run-bar');

const keep: RefCallback<HTMLElement> = (element) => {
  const ends = [reserve(element), followKeyboard()];
  return () => {
    for (const end of ends) end?.();
  };
};

export function RunBar({
  run,
  submit = run.submit,
  fileName,
  resultBytes,
  children,
  afterwards,
  options,
  ...main
}: RunBarProps) {
  const { busy, locked } = run;
  const [file] = filesOf(run.input);
  const bytes = resultBytes ?? file?.bytes ?? 0;
  const canSave = fileName !== undefined && !run.isQueue && bytes >= SAVE_BYTES && canPickFile();
  const submitIntoFile = async () => {
    const saveTo = await pickFile(fileName ?? '');
    if (saveTo) await submit(saveTo);
  };
  return (
    <ActionBar
      {...main}
      onAction={() => void submit()}
      locked={locked}
      loading={run.isWaiting}
      below={
        <>
          {run.isWaiting && <p className="text-sm text-muted">{words.waitsForFiles}</p>}
          <ToolProgress run={run} />
          <Held run={run} fileName={fileName} />
        </>
      }
      options={options && <Options toolId={run.id}>{options}</Options>}
    >
      {canSave && (
        <Button size="large" icon={Save} disabled={locked} onClick={() => void submitIntoFile()}>
          {say(words.intoFile, { action: main.action })}
        </Button>
      )}
      {children}
      {afterwards !== undefined && !busy && <span className="contents md:hidden">{afterwards}</span>}
      <LiveSwitch run={run} />
    </ActionBar>
  );
}

interface ActionBarProps {
  action: string;
  /** An arrow to the result, except in tools where each click makes something new. */
  icon?: LucideIcon;
  /** Without it, the button submits the form around the bar. */
  onAction?: () => void;
  locked?: boolean;
  loading?: boolean;
  /** More buttons next to the main one. */
  children?: ReactNode;
  below?: ReactNode;
  /** The less common options, next to the buttons. */
  options?: ReactNode;
}

/** Only the bar, for a tool that computes at once and has no runs. */
export function ActionBar({
  action,
  icon = ArrowRight,
  onAction,
  locked = false,
  loading = false,
  children,
  below,
  options,
}: ActionBarProps) {
  return (
    <div className="tool-bar max-lg:contents lg:sticky lg:-bottom-1 lg:z-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-2 lg:bg-page lg:pb-1">
      <div
        ref={keep}
        data-run-bar
        className="flex flex-col gap-3 lg:row-start-2 max-lg:z-10 md:max-lg:sticky md:max-lg:bottom-(--cookie-banner) md:max-lg:-my-3 md:max-lg:bg-linear-to-t md:max-lg:from-page md:max-lg:from-[calc(100%-0.75rem)] md:max-lg:py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[max(var(--cookie-banner),var(--keyboard))] max-md:z-20 max-md:border-t max-md:border-line max-md:bg-page max-md:pr-[max(1rem,env(safe-area-inset-right))] max-md:pl-[max(1rem,env(safe-area-inset-left))] max-md:pt-1 max-md:pb-[max(0.25rem,env(safe-area-inset-bottom))] print:hidden"
      >
        <div className="flex flex-wrap items-center gap-3 max-md:flex-nowrap max-md:gap-2 lg:gap-2 max-[23.5rem]:has-[>:nth-child(3)]:[&>button:first-child>svg]:hidden max-[23.5rem]:has-[>:nth-child(4)]:[&>button>svg]:hidden">
          <Button
            {...RUN_PART}
            variant="primary"
            size="large"
            icon={icon}
            type={onAction ? 'button' : 'submit'}
            disabled={locked}
            loading={loading}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={words.runKeys}
            onClick={onAction}
            className="max-md:flex-1"
          >
            {action}
          </Button>
          {children}
        </div>
        {below}
      </div>
      {options}
    </div>
  );
}

/** Turns live updates on and off. Hidden before the first run, because nothing updates before that. */
function LiveSwitch({ run }: { run: Pick<Run, 'id' | 'canBeLive'> }) {
  const { id, canBeLive } = run;
  const wasStarted = useAppSelector((state) => state.runs[id] !== undefined);
  const isOn = livePreference.use() === 'on';
  if (!canBeLive || !wasStarted) return null;
  return (
    <Checkbox
      label={words.live}
      checked={isOn}
      onChange={(on) => livePreference.set(on ? 'on' : 'off')}
      className="max-md:hidden"
    />
  );
}

interface FormatBarProps {
  run: RunBarProps['run'] & Pick<Run, 'outdated'>;
  /** The buttons' actions: see `useClick`. */
  click: (action: 'format' | 'minify' | 'validate', saveTo?: FileSystemFileHandle) => Promise<unknown>;
  /** The name of a result that is written directly to a file. */
  fileName: string;
  /** The sentence of the toast after Copy. */
  copied: string;
  options: ReactNode;
}

/** A formatter's buttons. */
export function FormatBar({ run, click, fileName, copied, options }: FormatBarProps) {
  const { locked } = run;
  return (
    <RunBar
      run={run}
      submit={(saveTo) => click('format', saveTo)}
      action={words.format}
      fileName={fileName}
      options={options}
      afterwards={<ResultInBar run={run} fileName={fileName} copied={copied} compact />}
    >
      <Button size="large" disabled={locked} onClick={() => void click('minify')}>
        {words.minify}
      </Button>
      <Button size="large" disabled={locked} onClick={() => void click('validate')}>
        {words.validate}
      </Button>
    </RunBar>
  );
}
