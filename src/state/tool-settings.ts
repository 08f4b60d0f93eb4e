// The settings of each tool's screen, as it left them: who comes back finds the tool as it was.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What was changed, by tool: plain data of a shape that the tool's screen alone knows, with its defaults. */
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
    /** Merged here, not where it was asked for: two changes in one event would otherwise take each other back. */
    settingsChanged: (state, { payload }: PayloadAction<SettingsChange>): ToolSettingsState => {
      const { toolId, part } = payload;
      return { ...state, [toolId]: { ...state[toolId], ...part } };
    },
  },
});

export const { settingsChanged } = slice.actions;
export const toolSettingsReducer = slice.reducer;
