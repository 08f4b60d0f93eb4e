// A component whose code comes when it is first needed, or before: loaded in time, it renders at once, which a prerendered page
// needs to be taken over without a flash.
import { lazy, useState, type ComponentType } from 'react';

/** The code did not arrive: the network failed, or a new version of the site has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface Loadable<Props = object> {
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    const module = await load().catch((cause: unknown) => {
      throw new LoadError('A part of the page could not be loaded', { cause });
    });
    loaded = module.default;
    return module;
  };
  const Later = lazy(keep);

  function Component(props: Props) {
    // Chosen once: a change from one to the other would be a new component, without the state of the old.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { load: keep, Component };
}
