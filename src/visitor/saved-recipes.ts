// The visitor's recipes in this browser: names, steps and options. Never an input, and never a secret.
import { storedJson } from '../lib/stored-value';

export interface SavedRecipe {
  readonly id: string;
  readonly name: string;
  /** As in a recipe file. Not checked: it may be from another version of the site. */
  readonly text: string;
}

const MOST = 100;
const LONGEST_TEXT = 64 * 1024;

function isRecipe(value: unknown): value is SavedRecipe {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, text } = value as Partial<Record<string, unknown>>;
  const isShort = (one: unknown, most: number) => typeof one === 'string' && one.length <= most;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && isShort(name, 200) && isShort(text, LONGEST_TEXT);
}

const NONE: readonly SavedRecipe[] = [];

const check = (value: unknown): readonly SavedRecipe[] | undefined =>
  Array.isArray(value) ? value.filter(isRecipe).slice(0, MOST) : undefined;

/** The latest first. */
export const savedRecipes = storedJson('recipes', check, NONE);

/** Replaces a recipe with the same name. Returns false if the browser refuses to store it. */
export function saveRecipe({ id, name, text }: SavedRecipe): boolean {
  const others = savedRecipes.get().filter((one) => one.name !== name);
  return savedRecipes.set([{ id, name, text }, ...others].slice(0, MOST));
}

export const deleteRecipe = (id: string) => savedRecipes.set(savedRecipes.get().filter((one) => one.id !== id));

/** The address that opens the recipe. A fragment never leaves the device. */
export const savedPath = ({ id }: Pick<SavedRecipe, 'id'>) => `/recipe#saved=${id}`;
