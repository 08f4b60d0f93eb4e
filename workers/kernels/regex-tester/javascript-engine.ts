// The browser's own engine. It can't be interrupted, so a pattern that backtracks endlessly is stopped by terminating its worker.
import { requiredNeedle } from '../../lib/lines/required-text';
import { compile } from './compile';
import { dialectNotes } from './dialects';
import type { Engine, FoundMatch } from './engine';
import { groupNames } from './group-names';
import { letterNotes } from './plain-letters';

export const javaScriptEngine: Engine = (pattern, flags) => {
  const regex = compile(pattern, flags);
  const names = groupNames(regex.source, flags.includes('v'));
  // Only groups need indices, which make the engine take about three times as long per match.
  const needsIndices = names.length > 0 && !regex.hasIndices;
  const searched = needsIndices ? new RegExp(regex, `${regex.flags}d`) : regex;
  return {
    isGlobal: regex.global,
    isPlaced: regex.hasIndices,
    names,
    required: () => requiredNeedle(pattern, flags),
    matches: (text) => matchesOf(text, searched),
    replace: (text, replacement) => text.replace(regex, replacement),
    notes: () => [...dialectNotes(pattern), ...(/[uv]/.test(flags) ? [] : letterNotes(pattern))],
  };
};

/** An empty match advances like in the engine (ECMA-262, AdvanceStringIndex). */
function* matchesOf(text: string, regex: RegExp): Generator<FoundMatch> {
  if (regex.global) {
    yield* text.matchAll(regex);
    return;
  }
  const match = regex.exec(text);
  regex.lastIndex = 0;
  if (match) yield match;
}
