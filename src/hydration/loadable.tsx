// Components whose code loads late. If the code is loaded in time, they render at once, so a prerendered page hydrates without a
// flash. If it can't be loaded, the page around the component still works.
import { RotateCw, X } from 'lucide-react';
import { lazy, useEffect, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { notLoadedText } from '../../workers/words/browser-errors';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { IconButton } from '../ui/icon-button';
import { Notice } from '../ui/notice';
import { LoadError, loadCode } from './late-module';
import { reloadPage } from './reload';
import * as words from './words';

export interface Loadable<Props = object> {
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** `Failed` replaces the component if its code doesn't load, or throws while rendering. */
function withFallback<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<Props & { failure: Failure }>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    const module = await loadCode(load);
    loaded = module.default;
    return module;
  };
  // Outside of the component, because React discards the state of a component that suspends before it was shown.
  let later = lazy(keep);

  function Component(props: Props) {
    // Chosen once: a change would create a new component, without the old one's state.
    const [Shown, setShown] = useState(() => loaded ?? later);
    const [attempt, setAttempt] = useState(0);
    const [retrying, startRetry] = useTransition();
    const retry = () =>
      startRetry(() => {
        later = lazy(keep);
        setShown(() => loaded ?? later);
        setAttempt(attempt + 1);
      });
    return (
      <ErrorBoundary key={attempt} fallback={(error) => <Failed {...props} failure={{ error, retry, retrying }} />}>
        <Shown {...props} />
      </ErrorBoundary>
    );
  }
  return { load: keep, Component };
}

/**
 * A part that the visitor has asked for or expects. If it doesn't load, a notice says so and retries. `above` renders what
 * stays above the notice, such as the choice that led there.
 */
export const loadable = <Props extends object>(
  load: Load<Props>,
  above: (props: Props) => ReactNode = () => null,
): Loadable<Props> =>
  withFallback(load, (props) => (
    <div className="flex flex-col gap-4">
      {above(props)}
      <FailedPart {...props.failure} />
    </div>
  ));

/** An optional part. If it doesn't load, nothing is shown. */
export const decoration = <Props extends object>(load: Load<Props>): Loadable<Props> => withFallback(load, () => null);

/** A dialog: its notice lies over the page and can be closed. */
export const loadableDialog = <Props extends { readonly onClosed: () => void }>(load: Load<Props>): Loadable<Props> =>
  withFallback(load, ({ failure, onClosed }) => <FailedOverPage {...failure} onClosed={onClosed} />);

interface FailedOverPageProps extends Failure {
  readonly onClosed: () => void;
}

export function FailedOverPage({ onClosed, ...failure }: FailedOverPageProps) {
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl rounded-md bg-raised text-ink shadow-lift print:hidden">
      <FailedPart {...failure} className="pe-14" />
      <IconButton icon={X} label={words.close} onClick={onClosed} className="absolute top-1.5 inset-e-1.5" />
    </div>
  );
}

interface FailedPartProps extends Failure {
  readonly className?: string;
}

function FailedPart({ error, retry, retrying, className = '' }: FailedPartProps) {
  const notLoaded = error instanceof LoadError;
  return (
    <Notice tone="error" className={className} title={notLoaded ? words.notLoaded : words.stopped}>
      <p>
        {notLoaded ? notLoadedText() : words.ourBug} {words.whatHelps}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={RotateCw} loading={retrying} onClick={retry}>
          {words.tryAgain}
        </Button>
        <Button variant="ghost" onClick={() => void reloadPage()}>
          {words.reload}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * Loads code soon after the page becomes usable. For code that isn't needed at first. `parts` must be the same array on every
 * render.
 */
export function useLoadSoon(parts: readonly Pick<Loadable, 'load'>[]) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) part.load().catch(() => undefined); // It is retried when it is needed.
    }, 500);
    return () => clearTimeout(timer);
  }, [parts]);
}
