// The settings of each tool's screen, for visitors who return to it.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The changes, by tool: plain data whose shape and defaults only the tool's screen knows. */
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
    /** Merged here and not in the caller: two changes in one event would otherwise overwrite each other. */
    settingsChanged: (state, { payload }: PayloadAction<SettingsChange>): ToolSettingsState => {
      const { toolId, part } = payload;
      return { ...state, [toolId]: { ...state[toolId], ...part } };
    },
  },
});

export const { settingsChanged } = slice.actions;
export const toolSettingsReducer = slice.reducer;
