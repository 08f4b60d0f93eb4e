// The passwords, and how strong they are.
import { Copy, Download } from 'lucide-react';
import { KINDS, type PasswordOutput } from '../../../workers/kernels/password-generator/spec';
import { useCopy, useDownloadText } from '../../tool-kit/use-copy';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { StrengthMeter } from './strength-meter';

const copiedText = (kind: PasswordOutput['kind']) =>
  `${KINDS.find(({ value }) => value === kind)?.label ?? 'Password'} copied to clipboard.`;

/** Undefined as long as the first is being made: its place is kept. */
export function PasswordResult({ output }: { output: PasswordOutput | undefined }) {
  return (
    <section aria-label="Result" className="flex flex-col gap-4">
      {output && output.passwords.length > 1 ? <Several output={output} /> : <Single output={output} />}
      <div className="min-h-18">
        {output && <StrengthMeter bits={output.bits} phrase={output.kind === 'passphrase'} />}
      </div>
    </section>
  );
}

function Single({ output }: { output: PasswordOutput | undefined }) {
  const copy = useCopy();
  const [password = ''] = output?.passwords ?? [];
  return (
    <div className="flex items-center gap-2 rounded-md border border-line-strong bg-surface p-2 pl-4">
      <output
        aria-label="Password"
        // Room for a second line, so that a longer one moves nothing.
        className="flex min-h-14 min-w-0 flex-1 items-center font-mono text-xl leading-7 select-all max-md:text-lg max-md:leading-7"
      >
        <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
          <Characters text={password} />
        </span>
      </output>
      <Button icon={Copy} disabled={!output} onClick={() => output && void copy(password, copiedText(output.kind))}>
        Copy
      </Button>
    </div>
  );
}

/** Digits and symbols in colors of their own, so that O and 0 differ at a glance. */
function Characters({ text }: { text: string }) {
  return (text.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? []).map((part, at) => {
    const color = /\d/.test(part) ? 'text-info' : /[A-Za-z]/.test(part) ? '' : 'text-danger';
    return (
      <span key={at} className={color}>
        {part}
      </span>
    );
  });
}

function Several({ output: { kind, passwords } }: { output: PasswordOutput }) {
  const copy = useCopy();
  const download = useDownloadText();
  const all = passwords.join('\n');
  return (
    <div className="flex flex-col gap-3">
      <ol
        aria-label="Passwords"
        className="max-h-80 overflow-auto rounded-md border border-line-strong bg-surface font-mono text-base"
      >
        {passwords.map((password, at) => (
          <li key={at} className="flex items-center gap-2 border-line py-0.5 pr-1 pl-4 not-last:border-b">
            <span className="min-w-0 flex-1 py-1.5 wrap-anywhere whitespace-pre-wrap select-all">
              <Characters text={password} />
            </span>
            <IconButton
              icon={Copy}
              label={`Copy number ${String(at + 1)}`}
              onClick={() => void copy(password, copiedText(kind))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={() => void copy(all)}>
          Copy all
        </Button>
        <Button size="small" icon={Download} onClick={() => download(all, `${kind}s.txt`)}>
          Download
        </Button>
      </div>
    </div>
  );
}
