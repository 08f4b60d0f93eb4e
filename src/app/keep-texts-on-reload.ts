// Keeps the visitor's text and recipe when the page is reloaded. Loads late, unless there is something to restore.
import { MiB } from '../../workers/contract/run/sink';
import { carry, takeCarried } from '../hydration/carried-text';
import { beforeReload } from '../hydration/reload';
import { chooseText } from '../state/choose-input';
import { typedIn, type Typed } from '../state/inputs';
import { restored, type RecipeState } from '../state/recipe';
import type { AppThunk, RootState } from '../state/root';
import type { AppStore } from '../state/store';

/** In bytes; for text in an editor, in characters. The browser asks before a longer text is lost. */
const LIMIT = MiB;

interface Carried {
  readonly texts: readonly Typed<string>[];
  /** A recipe's steps contain no secrets. */
  readonly recipe?: Pick<RecipeState, 'name' | 'cards'>;
  /** The text of the page's main field if it isn't in the state: in a tool for secrets, or before hydration. */
  readonly typed: string;
}

const isLong = ({ text }: Typed) => (typeof text === 'string' ? text.length : text.bytes) > LIMIT;

const mainField = () => document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly])');

/** A token is kept only if the visitor clicked a button that says so. */
function typedOnly(texts: readonly Typed<string>[], byButton: boolean): string {
  const typed = byButton ? (mainField()?.value ?? '') : '';
  return texts.some(({ text }) => text === typed) ? '' : typed;
}

const collect =
  (byButton: boolean): AppThunk<Promise<string | undefined>> =>
  async (_, getState, { artifacts }) => {
    const state = getState();
    const short = typedIn(state).filter((one) => !isLong(one));
    const texts = await Promise.all(
      short.map(async ({ text, ...place }) => ({
        ...place,
        text: typeof text === 'string' ? text : ((await artifacts.find(text.artifactId)?.text()) ?? ''),
      })),
    );
    const { name, cards } = state.recipe;
    const typed = typedOnly(texts, byButton);
    if (typed === '' && cards.length === 0 && texts.length === 0) return undefined;
    const carried: Carried = { texts, typed, ...(cards.length > 0 && { recipe: { name, cards } }) };
    return JSON.stringify(carried);
  };

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While the page listens to this event, the browser may ask before the page is left. */
function askBeforeLoss(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** The typing has paused for this long. */
const PAUSE_MS = 200;

/** Stores the current texts and recipe, and each one again soon after it changes. */
function follow(store: AppStore): void {
  let before: (Pick<RootState, 'inputs'> & Pick<RecipeState, 'cards'>) | undefined;
  let timer = 0;
  const look = () => {
    const { inputs, recipe } = store.getState();
    if (inputs === before?.inputs && recipe.cards === before.cards) return;
    before = { inputs, cards: recipe.cards };
    askBeforeLoss(typedIn({ inputs }).some(isLong));
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void carry(store.dispatch(collect(false))).catch(() => undefined), PAUSE_MS);
  };
  store.subscribe(look);
  look();
}

function restore(store: AppStore, { texts, recipe, typed }: Carried): void {
  for (const { toolId, slot, text } of texts) store.dispatch(chooseText(toolId, text, slot));
  if (recipe) store.dispatch(restored(recipe));
  const field = mainField();
  if (field && typed !== '') field.value = typed;
}

/**
 * Restores what the page had before a reload, and prepares this page for the next one. Runs before hydration, which reads the
 * field.
 */
export async function carryTexts(store: AppStore): Promise<void> {
  beforeReload(() => carry(store.dispatch(collect(true))));
  const carried = await takeCarried().catch(() => undefined);
  if (carried !== undefined) restore(store, JSON.parse(carried) as Carried);
  follow(store);
}
