// The settings of each tool's screen, as it left them: who comes back finds the tool as it was.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Plain data of a shape that the tool's screen alone knows. */
export type ToolSettingsState = Readonly<Record<string, unknown>>;

const initialState: ToolSettingsState = {};

const slice = createSlice({
  name: 'toolSettings',
  initialState,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<{ toolId: string; settings: unknown }>) => ({
      ...state,
      [payload.toolId]: payload.settings,
    }),
  },
});

export const { settingsChanged } = slice.actions;
export const toolSettingsReducer = slice.reducer;
