// The palette's actions on the current page: changing the theme, and on a tool's page clearing the tool or sending its result
// to another one.
import { Eraser, Monitor, Moon, Send, Sun } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { toolAt } from '../../pages/find-page';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResultRef } from '../../state/page-output';
import { clearTool } from '../../state/run-tool';
import { isTextResult } from '../../tool-kit/result/copy-result';
import { focusInput } from '../../tool-kit/input/focus';
import { useSendTo, type Sending } from '../../tool-kit/send-to/send-to';
import { useTheme, type Theme } from '../../visitor/theme';
import type { PaletteEntry } from './entries';

const THEMES: Readonly<Record<Theme, { readonly title: string; readonly icon: PaletteEntry['icon'] }>> = {
  light: { title: 'Switch to light theme', icon: Sun },
  dark: { title: 'Switch to dark theme', icon: Moon },
  system: { title: 'Follow the system theme', icon: Monitor },
};

const action = (entry: Pick<PaletteEntry, 'title' | 'target' | 'icon'>, ...words: string[]): PaletteEntry => ({
  ...entry,
  description: '',
  kind: 'Action',
  words,
});

function useThemeActions(): readonly PaletteEntry[] {
  const { theme, setTheme } = useTheme();
  return (['light', 'dark', 'system'] as const)
    .filter((other) => other !== theme)
    .map((other) =>
      action({ ...THEMES[other], target: () => setTheme(other) }, 'theme', 'color', 'mode', 'appearance'),
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
      action({ title: `Send result to ${offer.tool.title}`, target: () => send(offer), icon: Send }, 'send', 'use'),
    ),
    ...(tool && isUsed
      ? [
          action(
            { title: `Clear ${tool.title}`, target: () => clear(tool.id), icon: Eraser },
            'clear',
            'empty',
            'reset',
          ),
        ]
      : []),
    ...themes,
  ];
}
