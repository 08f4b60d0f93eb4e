// Loads code without components late. For components, see loadable.tsx.
import { useEffect, useState } from 'react';

/** The code didn't load: the network failed, or a new version of the site has replaced the file. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Long enough for a phone to switch to another cell, and short enough to go unnoticed. */
const RETRY_MS = 400;

/** Retries once, because most failures are short network outages. Rejects with a LoadError. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  try {
    return await load();
  } catch (cause) {
    throw new LoadError('A part of the page could not be loaded', { cause });
  }
}

export interface LateModule<Module> {
  readonly load: () => Promise<Module>;
  /**
   * Undefined until the code has loaded, and during hydration. Loads it as soon as `need` is truthy, and retries whenever
   * `need` changes.
   */
  readonly use: (need?: unknown) => Module | undefined;
}

export function lateModule<Module extends object>(load: () => Promise<Module>): LateModule<Module> {
  let loaded: Module | undefined;

  async function keep() {
    loaded ??= await loadCode(load);
    return loaded;
  }

  function useModule(need: unknown = true) {
    const [module, setModule] = useState(loaded);
    useEffect(() => {
      if (module || !need) return;
      keep().then(setModule, () => undefined);
    }, [module, need]);
    return module;
  }
  return { load: keep, use: useModule };
}
