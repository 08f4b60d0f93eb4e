// In place of parts that embedded pages don't have: each of these shows, reports, stores or removes nothing.
import type { PrivateFolder } from '../../../artifacts/private-folder';
import type * as use from '../../../state/note-use';
import type { Tracking } from '../../../visitor/trackers/tracker';

const no = () => undefined;

/** Of src/visitor/tracking.ts. */
export const tracking: Tracking = { arrived: no, happened: no, used: no };

/** Of src/state/note-use.ts. */
export const noteUse: (typeof use)['noteUse'] = no;

/** Of src/artifacts/private-folder.ts: without a folder, workers keep their results in memory. */
export const openPrivateFolder = (): PrivateFolder => ({
  path: '',
  remove: no,
  removeRun: no,
  removals: () => Promise.resolve(),
});

/** Of src/artifacts/find-shortage.ts. */
export const findShortage = () => Promise.resolve(undefined);

/** Of “Send to…”, which leads to other tools. */
export const SendTo = () => null;

/** Of the regex tester, which would keep test cases in the browser's storage. */
export const KeepCases = () => null;

/** Of the MP3 converter, whose engine would be kept in the browser's storage. */
export const KeepEngine = () => null;

/** Of Identify’s layers, which lead to other tools and to recipes. */
export const LayerLinks = () => null;

/** Of src/app/run-recipe.ts. */
export const pageRecipes = () => {
  throw new Error('An embedded page has no recipes');
};

/** Of the links to a tool's settings: src/tool-kit/options/options-links.tsx. */
export default function OptionsLinks() {
  return null;
}
