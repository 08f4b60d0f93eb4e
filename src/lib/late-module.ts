// Code that computes, and comes behind the page: see `loadable` for code that shows something.
import { useEffect, useState } from 'react';
import { LoadError } from './loadable';

export interface LateModule<Module> {
  readonly load: () => Promise<Module>;
  /** Undefined until it is there: at first, and on a prerendered page. It is loaded once it is wanted. */
  readonly use: (isWanted?: boolean) => Module | undefined;
}

export function lateModule<Module extends object>(load: () => Promise<Module>): LateModule<Module> {
  let loaded: Module | undefined;

  async function keep() {
    loaded ??= await load().catch((cause: unknown) => {
      throw new LoadError('A part of the page could not be loaded', { cause });
    });
    return loaded;
  }

  function useModule(isWanted = true) {
    const [module, setModule] = useState(loaded);
    useEffect(() => {
      if (module || !isWanted) return;
      keep().then(setModule, () => undefined); // tried again at need
    }, [module, isWanted]);
    return module;
  }
  return { load: keep, use: useModule };
}
