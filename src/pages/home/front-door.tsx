// One field for everything. Pasted, dropped or opened input is recognized, and suitable tools are offered. A few letters find a
// tool. The input isn't stored, and goes to a tool only if the visitor chooses one.
import { X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useEffectEvent, useState, type KeyboardEvent as FieldKeyEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadable } from '../../hydration/loadable';
import { fitsTextArea } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusEmptied } from '../../tool-kit/input/focus';
import { PasteButton } from '../../tool-kit/input/input-buttons';
import type { Given } from '../../tool-kit/send-to/offer';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import * as words from './words';

const answer = loadable(() => import('./answer'));
const chosenInput = loadable(() => import('./chosen-input'));

const MOST_ROWS = 10;

/** A long line wraps at about this many characters. */
const LINE_UNITS = 60;

const rowsFor = (text: string) =>
  Math.min(MOST_ROWS, Math.max(2, text.split('\n', MOST_ROWS).length, Math.ceil(text.length / LINE_UNITS)));

const isShownAsText = (given: Given | undefined) =>
  given === undefined || (given.kind === 'text' && fitsTextArea(given.text));

const toText = (text: string): Given | undefined => (text === '' ? undefined : { kind: 'text', text });

export function FrontDoor() {
  const [given, setGiven] = useState<Given>();
  /** The input for which Enter was pressed. */
  const [wanted, setWanted] = useState<{ readonly given: Given | undefined }>();
  const takeText = useCallback((text: string) => setGiven(toText(text)), []);
  const takeFiles = useCallback((files: readonly File[]) => setGiven({ kind: 'files', files }), []);
  useShareTarget(setGiven);
  const clear = () => {
    setGiven(undefined);
    focusEmptied();
  };
  useEnterAnywhere(given, () => setWanted({ given }));
  const text = given?.kind === 'text' ? given.text : '';
  const onKeyDown = (event: FieldKeyEvent) => {
    const isGo = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isGo || (text.includes('\n') && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    setWanted({ given });
  };
  return (
    <FileZone several onFiles={takeFiles} onText={takeText} className="flex flex-col gap-4">
      {(input) => (
        <>
          <div className="flex flex-col gap-3 rounded-lg border border-line-strong bg-raised p-3 shadow-lift focus-within:border-accent sm:p-4">
            {isShownAsText(given) ? (
              <TextArea
                size="large"
                label={words.field}
                hideLabel
                placeholder={words.field}
                value={text}
                rows={rowsFor(text)}
                onChange={({ target }) => takeText(target.value)}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text/plain');
                  if (fitsTextArea(text + pasted)) return;
                  event.preventDefault();
                  takeText(text + pasted);
                }}
                onKeyDown={onKeyDown}
              />
            ) : (
              <Suspense fallback={<p className="min-h-14" />}>
                <chosenInput.Component given={given} />
              </Suspense>
            )}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <OpenFiles input={input}>{words.openFiles}</OpenFiles>
              {given ? (
                <Button variant="ghost" size="small" icon={X} onClick={clear}>
                  {words.clear}
                </Button>
              ) : (
                <PasteButton onPaste={takeText} />
              )}
              <p className="text-xs text-muted">
                <span className="pointer-coarse:hidden">{words.dropAnywhere} </span>
                {words.neverUploaded}
              </p>
            </div>
          </div>
          {given && (
            <Suspense>
              <answer.Component given={given} wanted={wanted?.given === given ? wanted : undefined} />
            </Suspense>
          )}
        </>
      )}
    </FileZone>
  );
}

/** Text that was pasted beside the field, and files, leave the focus on the page. */
function useEnterAnywhere(given: Given | undefined, act: () => void): void {
  const onEnter = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (given && key === 'Enter' && target === document.body && !defaultPrevented) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEnter);
    return () => document.removeEventListener('keydown', onEnter);
  }, []);
}

/** Takes content that another app shares with the installed site, and files that the system opens with it. */
function useShareTarget(onGiven: (given: Given) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isShared = /^\?shared\b/.test(search);
  useEffect(() => {
    if (!isShared && !('launchQueue' in window)) return;
    void import('./share-target').then(
      async ({ receiveOpened, receiveShared }) => {
        receiveOpened(onGiven);
        if (!isShared) return;
        const { given, toast } = await receiveShared(search);
        if (given) onGiven(given);
        if (toast) dispatch(toastShown(toast));
        void navigate('/', { replace: true });
      },
      () => undefined, // The code didn't arrive, but the field still works.
    );
  }, [isShared, search, dispatch, onGiven, navigate]);
}
