// The page's client for workers. It runs kernels, and it runs recipes with code that loads with the first one.
import { notLoaded } from '../../workers/contract/run/errors';
import { createClient } from '../../workers/client/create-client';
import { browserSpeaker, type MessageTables } from '../../workers/words/in-words';
import { keepScreenOn } from '../lib/screen-awake';
import { lateModule } from '../hydration/late-module';
import type { Client } from './late-client';
import type { PageRecipes } from './run-recipe';

const recipeCode = lateModule(() => import('./run-recipe'));

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
    async run(spec, start) {
      if (spec.rights !== 'media') return client.run(spec, start);
      // A conversion may take minutes, and a phone that sleeps stops it for as long.
      const letScreenGo = keepScreenOn();
      try {
        return await client.run(spec, start);
      } finally {
        letScreenGo();
      }
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
