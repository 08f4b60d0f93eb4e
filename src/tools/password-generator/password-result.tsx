// The passwords, and how strong they are.
import { Copy, Download } from 'lucide-react';
import type { PasswordKind, PasswordOutput } from '../../../workers/kernels/password-generator/spec';
import { words } from '../../../workers/kernels/password-generator/words';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { StrengthMeter } from './strength-meter';

const copiedText = (kind: PasswordKind) => `${words.options.kind.choices[kind]} copied to clipboard.`;

/** Without an output as long as the first password is being made, or none can be: its place is kept. */
export function PasswordResult({ output }: { output: PasswordOutput | undefined }) {
  return (
    <section aria-label="Result" className="flex flex-col gap-4">
      {output && output.passwords.length > 1 ? <Several output={output} /> : <Single output={output} />}
      <div className="min-h-20">{output && <StrengthMeter bits={output.bits} />}</div>
    </section>
  );
}

/** Beside the main button, where a phone has its thumb. */
export function CopyPasswords({ output }: { output: PasswordOutput | undefined }) {
  const copy = useCopy();
  const { kind = 'password', passwords = [] } = output ?? {};
  const isSingle = passwords.length <= 1;
  return (
    <Button
      size="large"
      icon={Copy}
      disabled={!output}
      onClick={() => void copy(passwords.join('\n'), isSingle ? copiedText(kind) : undefined)}
    >
      {/* Beside the long button, a phone has room for one word. */}
      <span>Copy{!isSingle && <span className="max-md:hidden"> all</span>}</span>
    </Button>
  );
}

const Single = ({ output }: { output: PasswordOutput | undefined }) => (
  <output
    aria-label="Password"
    // Room for a second line, so that a longer one moves nothing.
    className="flex min-h-18 items-center rounded-md border border-line-strong bg-surface px-4 py-2 font-mono text-xl leading-7 select-all"
  >
    <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      <Characters text={output?.passwords[0] ?? ''} />
    </span>
  </output>
);

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
  return (
    <div className="flex flex-col items-start gap-3">
      <ol
        aria-label="Passwords"
        className="max-h-80 w-full overflow-auto rounded-md border border-line-strong bg-surface font-mono text-base"
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
      <Button size="small" icon={Download} onClick={() => download(passwords.join('\n'), `${kind}s.txt`)}>
        Download
      </Button>
    </div>
  );
}
