// The palette's actions on the current page: changing the theme, and on a tool's page clearing the tool or sending its result
// to another one.
import { Eraser, Monitor, Moon, Send, Sun } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { say } from '../../../workers/words/in-words';
import { toolAt } from '../../pages/find-page';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResultRef } from '../../state/page-output';
import { clearTool } from '../../state/run-tool';
import { isTextResult } from '../../tool-kit/result/copy-result';
import { focusInput } from '../../tool-kit/input/focus';
import { useSendTo, type Sending } from '../../tool-kit/send-to/send-to';
import { useTheme, type Theme } from '../../visitor/theme';
import type { PaletteEntry } from './entries';
import * as lateWords from './late-words';
import * as texts from './words';

const THEME_ICONS: Readonly<Record<Theme, PaletteEntry['icon']>> = { light: Sun, dark: Moon, system: Monitor };

const action = (entry: Pick<PaletteEntry, 'title' | 'target' | 'icon'>, words: readonly string[]): PaletteEntry => ({
  ...entry,
  description: '',
  kind: texts.action,
  words,
});

function useThemeActions(): readonly PaletteEntry[] {
  const { theme, setTheme } = useTheme();
  return (['light', 'dark', 'system'] as const)
    .filter((other) => other !== theme)
    .map((other) =>
      action(
        { title: lateWords.setTheme[other], icon: THEME_ICONS[other], target: () => setTheme(other) },
        lateWords.keywords.theme,
      ),
    );
}

/** The tool's only text result, if there is one. */
function useSending(toolId: string | undefined): Sending | undefined {
  const output = useAppSelector(({ runs }) => (toolId === undefined ? undefined : runs[toolId]?.result?.output));
  const { result } = (output ?? {}) as { readonly result?: ResultRef };
  if (toolId === undefined || !result || !('stored' in result)) return undefined;
  if (result.stored === 'saved' || !isTextResult(result)) return undefined;
  return { from: toolId, result, fileName: `${toolId}.txt` };
}

const NOTHING = {};

export function useActions(): readonly PaletteEntry[] {
  const dispatch = useAppDispatch();
  const tool = toolAt(useLocation().pathname);
  const isUsed = useAppSelector(({ inputs, runs }) => tool !== undefined && Boolean(inputs[tool.id] ?? runs[tool.id]));
  const { offers, send } = useSendTo(useSending(tool?.id) ?? NOTHING);
  const themes = useThemeActions();
  const clear = (toolId: string) => {
    dispatch(clearTool(toolId));
    focusInput();
  };
  return [
    ...offers.map((offer) =>
      action(
        { title: say(texts.sendTo, { tool: offer.tool.title }), target: () => send(offer), icon: Send },
        lateWords.keywords.send,
      ),
    ),
    ...(tool && isUsed
      ? [
          action(
            { title: say(texts.clear, { tool: tool.title }), target: () => clear(tool.id), icon: Eraser },
            lateWords.keywords.clear,
          ),
        ]
      : []),
    ...themes,
  ];
}
