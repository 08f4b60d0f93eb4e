// Replaces the page if the app itself fails. The visitor's text is still in the store and can be copied from here.
import { Copy, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { reloadPage } from '../hydration/reload';
import { copyText } from '../lib/save';
import { typedIn } from '../state/inputs';
import type { RootState } from '../state/root';
import { findTool } from '../tools/lookup';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageHeading } from '../ui/page-heading';
import { TextArea } from '../ui/text-area';
import * as words from './words';

export function LastResort({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <Stopped />}>{children}</ErrorBoundary>;
}

function Stopped() {
  const store = useStore<RootState>();
  const [inputs] = useState(() => typedIn(store.getState()));
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-10">
      <PageHeading>{words.stopped}</PageHeading>
      <p role="alert">{words.stoppedText}</p>
      <Button variant="primary" icon={RotateCw} className="self-start" onClick={() => void reloadPage()}>
        {words.reload}
      </Button>
      {inputs.map(
        ({ toolId, slot, text }) =>
          typeof text === 'string' && (
            <KeptText key={`${toolId}/${slot}`} label={findTool(toolId)?.title ?? toolId} text={text} />
          ),
      )}
    </main>
  );
}

function KeptText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <TextArea label={label} mono readOnly rows={4} value={text} />
      <Button icon={Copy} className="self-start" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
