// A screen's options: their values in the state, changes to them, and the values saved for the next visit.
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Options, OptionsOf } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/root';
import { settingsChanged } from '../../state/tool-settings';
import { keepOptions, keptOptions } from '../../visitor/saved-options';
import { changedOptions } from './changed-options';

/** The interface for forms, links and “Reset options”. */
export interface OptionsForm<Schema extends Options = Options, Values extends object = OptionsOf<Schema>> {
  readonly toolId: string;
  readonly schema: Schema;
  readonly words: ToolWords<Schema>;
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
}

/** A tool's saved options, as far as its schema still allows them. */
function readKept(toolId: string, schema: Options): object | undefined {
  const kept = keptOptions(toolId);
  return kept && schema.parse(kept).options;
}

/**
 * `rest` are settings of the screen that aren't options, such as an amount to convert. They are in the state for this visit,
 * but never in a link or in storage.
 */
export function useToolOptions<Schema extends Options, Rest extends object = object>(
  toolId: string,
  schema: Schema,
  words: ToolWords<Schema>,
  rest?: Rest,
): OptionsForm<Schema, OptionsOf<Schema> & Rest> {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  // The source may have only some of the options: a link, or values found in an input.
  const changed = useAppSelector((state) => state.toolSettings[toolId]);
  const [kept] = useState(() => readKept(toolId, schema));
  const values = useMemo(
    // A schema's defaults have the type of its options, and `changed` was either set by this hook or checked by the schema.
    () => ({ ...rest, ...schema.defaults, ...kept, ...changed }) as OptionsOf<Schema> & Rest,
    [rest, schema, kept, changed],
  );
  const change = useCallback(
    (part: Partial<OptionsOf<Schema> & Rest>) => {
      dispatch(settingsChanged({ toolId, part }));
      const now = { ...schema.defaults, ...kept, ...store.getState().toolSettings[toolId] };
      keepOptions(toolId, changedOptions(schema.shape, now));
    },
    [dispatch, store, toolId, schema, kept],
  );
  return useMemo(() => ({ toolId, schema, words, values, change }), [toolId, schema, words, values, change]);
}
