// The code that embeds the tool with its current settings. Opened by the visitor.
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Options } from '../../../../workers/contract/options/options';
import { copyText } from '../../../lib/save';
import { settings } from '../../../settings';
import { useAppSelector } from '../../../state/hooks';
import type { ToolDefinition } from '../../../tool-kit/define-tool';
import { addressWith } from '../../../tool-kit/options/options-address';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { TitledDialog } from '../../../ui/modal-dialog';
import { TextArea } from '../../../ui/text-area';
import { keptOptions } from '../../../visitor/saved-options';
import { embedCode, embedPath } from './code';
import * as words from './words';

export interface EmbedDialogProps {
  tool: ToolDefinition;
  onClosed: () => void;
}

interface Screen {
  readonly options?: Options;
}

/** Undefined for a moment, although the screen has loaded by now. */
function useScreen(tool: ToolDefinition): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useEffect(() => {
    let isOpen = true;
    void tool.screen().then(
      (loaded) => isOpen && setScreen(loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [tool]);
  return screen;
}

/** Without the texts that the visitor typed into options. */
function useAddress(tool: ToolDefinition): string | undefined {
  const screen = useScreen(tool);
  const changed = useAppSelector((state) => state.toolSettings[tool.id]);
  const page = window.location.origin + embedPath(tool);
  const schema = screen?.options;
  if (!schema) return screen && page;
  const kept = keptOptions(tool.id);
  return addressWith(schema, { ...schema.defaults, ...(kept && schema.parse(kept).options), ...changed }, page);
}

/** The dialog is open while it is mounted. */
export default function EmbedDialog({ tool, onClosed }: EmbedDialogProps) {
  const address = useAddress(tool);
  const [follows, setFollows] = useState(true);
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean }>();
  const title = `${tool.title} (${settings.name})`;
  const text = address === undefined ? '' : embedCode({ address, title, follows });
  const copy = async () => setCopied({ text, done: await copyText(text) });
  return (
    <TitledDialog
      title={words.title}
      onClose={onClosed}
      className="top-3 max-h-[calc(100dvh-1.5rem)] max-w-2xl overflow-y-auto overscroll-contain text-sm"
    >
      {() => (
        <div className="flex flex-col gap-4 p-5">
          <p>{words.about}</p>
          <Checkbox label={words.follows} hint={words.followsHint} checked={follows} onChange={setFollows} />
          <TextArea label={words.code} mono readOnly rows={follows ? 14 : 9} value={text} />
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" icon={Copy} onClick={() => void copy()}>
              {words.copy}
            </Button>
            <p role="status">{copied?.text === text && (copied.done ? words.copied : words.notCopied)}</p>
          </div>
          <div>
            <p>{words.limitsTitle}</p>
            <ul className="mt-1 list-disc ps-5 text-muted">
              {Object.entries(words.limits).map(([key, limit]) => (
                <li key={key}>{limit}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </TitledDialog>
  );
}
