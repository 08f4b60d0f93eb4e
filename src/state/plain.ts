import { isDraft, original } from '@reduxjs/toolkit';

/** The state that Immer's draft belongs to. Spreading the draft would wrap each entry, which takes long in a queue of thousands. */
export function plain<State extends object>(state: State): State {
  if (!isDraft(state)) return state;
  return original<object>(state) as State;
}
