// The page's client for workers. It runs kernels, and it runs recipes with code that loads with the first one.
import { notLoaded } from '../../workers/contract/run/errors';
import { createClient } from '../../workers/client/create-client';
import { browserSpeaker, type MessageTables } from '../../workers/words/in-words';
import { lateModule } from '../hydration/late-module';
import type { Client } from './late-client';
import type { PageRecipes } from './run-recipe';

const recipeCode = lateModule(() => import('./run-recipe'));

const awake = lateModule(() => import('../lib/screen-awake'));

/** A conversion may take minutes, and a phone that sleeps stops it for as long. Without the code, the run goes on. */
async function whileScreenIsOn<Result>(run: Promise<Result>): Promise<Result> {
  const letScreenGo = awake.load().then(
    ({ keepScreenOn }) => keepScreenOn(),
    () => undefined,
  );
  try {
    return await run;
  } finally {
    void letScreenGo.then((end) => end?.());
  }
}

/** `loadMessages` resolves to the sentences of a tool's kernel. */
export function createPageClient(
  options: Parameters<typeof createClient>[0],
  loadMessages: (toolId: string) => Promise<MessageTables>,
): Client {
  const client = createClient(options);
  let recipes: Promise<PageRecipes | undefined> | undefined;

  const loadRecipes = () =>
    recipeCode.load().then(
      ({ pageRecipes }) => pageRecipes(options, loadMessages),
      () => {
        recipes = undefined; // The next run tries again.
        return undefined;
      },
    );

  return {
    run(spec, start) {
      const run = client.run(spec, start);
      return spec.rights === 'media' ? whileScreenIsOn(run) : run;
    },
    async runRecipe(start) {
      const loaded = await (recipes ??= loadRecipes());
      return loaded ? loaded.run(start) : { ok: false, error: browserSpeaker.inWords(notLoaded()) };
    },
    cancel(runId) {
      client.cancel(runId);
      void recipes?.then((loaded) => loaded?.cancel(runId));
    },
  };
}
