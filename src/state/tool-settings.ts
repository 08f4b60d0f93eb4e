// The settings of each tool's screen, kept for visitors who return to it.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The changes, by tool. They are plain data: only the tool's screen knows their shape and defaults. */
export type ToolSettingsState = Readonly<Record<string, object>>;

interface SettingsChange {
  readonly toolId: string;
  readonly part: object;
}

const initialState: ToolSettingsState = {};

const slice = createSlice({
  name: 'toolSettings',
  initialState,
  reducers: {
    /** Merges here and not in the caller, because two changes in one event would otherwise overwrite each other. */
    settingsChanged: (state, { payload }: PayloadAction<SettingsChange>): ToolSettingsState => {
      const { toolId, part } = payload;
      return { ...state, [toolId]: { ...state[toolId], ...part } };
    },
  },
});

export const { settingsChanged } = slice.actions;
export const toolSettingsReducer = slice.reducer;

const NO_LINKS: Readonly<Record<string, number>> = {};

/** How many settings links were opened, by tool. */
const links = createSlice({
  name: 'settingsLinks',
  initialState: NO_LINKS,
  reducers: {
    linkOpened: (state, { payload: id }: PayloadAction<string>) => ({ ...state, [id]: (state[id] ?? 0) + 1 }),
  },
});

export const { linkOpened } = links.actions;
export const settingsLinksReducer = links.reducer;
