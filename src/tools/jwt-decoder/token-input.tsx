// Where a token comes in: typed, pasted, dropped or out of a file. It goes to the screen alone, never into the page's state.
import { X } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { formatCount } from '../../lib/format';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { SampleButton } from '../../tool-kit/input/sample-button';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { LONGEST_TOKEN, tooLong } from './words';

// A token to try: signed with HS256 and the secret “a-shared-secret-of-32-bytes-long”.
const SAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkrDs2hhbm5hIERvZSIsImFkbWluIjp0cnVlLCJpYXQiOjE3MzU2ODk2MDAsIm5iZiI6MTczNTY4OTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ.ohJdqFk1n4twnyevaFX-3WrPSv8CKDCfhwwzmPC-pDs';

interface TokenInputProps {
  token: string;
  onChange: (token: string) => void;
  error: string | undefined;
}

const UNREADABLE = 'The file could not be read. It may have been moved or changed.';

export function TokenInput({ token, onChange, error }: TokenInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const take = (text: string) => {
    // A longer line would freeze the page while it is laid out.
    const fits = text.length <= LONGEST_TOKEN;
    setRefusal(fits ? undefined : tooLong(text.length));
    if (fits) onChange(text);
  };
  const open = ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > LONGEST_TOKEN) setRefusal(tooLong(file.size));
    else file.text().then(take, () => setRefusal(UNREADABLE));
  };
  const takePasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length + token.length <= LONGEST_TOKEN) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <FileZone onFiles={open} onText={take} className="flex min-w-0 flex-col gap-3">
      {(file) => (
        <>
          <TextArea
            label="JWT Token"
            aside={token !== '' && <span className="text-xs text-muted">{formatCount(token.length)} characters</span>}
            mono
            rows={6}
            autoComplete="off"
            placeholder="Paste a token: eyJ…"
            value={token}
            error={refusal ?? error}
            className="break-all"
            onChange={(event) => take(event.target.value)}
            onPaste={takePasted}
          />
          <div className="flex flex-wrap items-center gap-2">
            <OpenFiles input={file}>Open a file</OpenFiles>
            <SampleButton onLoad={() => take(SAMPLE)} />
            {token !== '' && (
              <Button
                size="small"
                variant="ghost"
                icon={X}
                onClick={() => {
                  take('');
                  focusInput();
                }}
              >
                Clear
              </Button>
            )}
            <p className="text-xs text-muted">Nothing leaves this device, and nothing is kept.</p>
          </div>
        </>
      )}
    </FileZone>
  );
}
