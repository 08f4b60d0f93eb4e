// The page's client of the workers: runs kernels, and recipes by code that loads with the first one.
import { NOT_LOADED } from '../../workers/contract/errors';
import { createClient } from '../../workers/client/create-client';
import type { KernelClient } from '../../workers/client/kernel-client';
import { lateModule } from '../hydration/late-module';
import { RECIPE } from '../state/recipe';
import type { MessageTables } from '../../workers/words/in-words';
import type { PageRecipes } from './run-recipe';

const recipeCode = lateModule(() => import('./run-recipe'));

type Client = Pick<KernelClient, 'run' | 'cancel'>;

/** `loadMessages` resolves to the sentences of a tool's kernel. A recipe's reply has text for messages already. */
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
        recipes = undefined; // loaded again by the next run
        return undefined;
      },
    );

  async function runRecipe(start: Parameters<PageRecipes['run']>[0]) {
    const loaded = await (recipes ??= loadRecipes());
    return loaded ? loaded.run(start) : { ok: false, error: NOT_LOADED };
  }

  return {
    // The id decides what the spec's types are, so the casts are safe.
    run: ((spec: { readonly id: string }, start: unknown) =>
      spec.id === RECIPE ? runRecipe(start as never) : client.run(spec as never, start as never)) as Client['run'],
    cancel(runId) {
      client.cancel(runId);
      void recipes?.then((loaded) => loaded?.cancel(runId));
    },
  };
}
