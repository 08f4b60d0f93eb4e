// The passwords and their strength.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import type { PasswordOutput } from '../../../workers/kernels/password-generator/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import * as lateWords from './late-words';
import * as words from './words';

type ShownPasswords = PageOutput<PasswordOutput>;

/** Without an output, this reserves the space of the first password. */
export function PasswordResult({ output }: { output: ShownPasswords | undefined }) {
  return (
    <section aria-label={words.result} className="flex flex-col gap-4">
      {output && output.passwords.length > 1 ? <Several output={output} /> : <Single output={output} />}
      <div className="min-h-20">{output && <StrengthMeter {...output} />}</div>
    </section>
  );
}

/** Next to the main button, within a thumb's reach on a phone. */
export function CopyPasswords({ output }: { output: ShownPasswords | undefined }) {
  const copy = useCopy();
  const { kind = 'password', passwords = [] } = output ?? {};
  const isSingle = passwords.length <= 1;
  return (
    <Button
      size="large"
      icon={Copy}
      disabled={!output}
      onClick={() => void copy(passwords.join('\n'), isSingle ? lateWords.copied[kind] : undefined)}
    >
      {/* Next to the long button, a phone has room for a short word. */}
      <span>{isSingle ? words.copy : say(words.copyAll, { number: passwords.length })}</span>
    </Button>
  );
}

const Single = ({ output }: { output: ShownPasswords | undefined }) => (
  <output
    aria-live="off"
    aria-label={words.password}
    // Reserves a second line, so that nothing moves for a longer password.
    className="flex min-h-18 items-center rounded-md border border-line-strong bg-surface px-4 py-2 font-mono text-xl leading-7 select-all"
  >
    <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      <Characters text={output?.passwords[0] ?? ''} />
    </span>
  </output>
);

/** Colors digits and symbols, so that O and 0 look different. */
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

function Several({ output: { kind, passwords } }: { output: ShownPasswords }) {
  const copy = useCopy();
  const download = useDownloadText();
  return (
    <div className="flex flex-col items-start gap-3">
      <ol
        aria-label={words.passwords}
        className="max-h-80 w-full overflow-auto rounded-md border border-line-strong bg-surface font-mono text-base"
      >
        {passwords.map((password, at) => (
          <li key={at} className="flex items-center gap-2 border-line py-0.5 pe-1 ps-4 not-last:border-b">
            <span className="min-w-0 flex-1 py-1.5 wrap-anywhere whitespace-pre-wrap select-all">
              <Characters text={password} />
            </span>
            <IconButton
              icon={Copy}
              label={say(words.copyNumber, { number: at + 1 })}
              onClick={() => void copy(password, lateWords.copied[kind])}
            />
          </li>
        ))}
      </ol>
      <Button size="small" icon={Download} onClick={() => download(passwords.join('\n'), `${kind}s.txt`)}>
        {words.download}
      </Button>
    </div>
  );
}

const COLORS = ['', 'bg-danger', 'bg-danger', 'bg-warn', 'bg-success', 'bg-success'] as const;

/** The entropy that fills the meter. */
const FULL_BITS = 128;

function StrengthMeter({ bits, strength: { level, label, cracking } }: ShownPasswords) {
  const shown = bits.toFixed(1);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{say(words.entropy, { bits: shown })}</span>
      </div>
      <div
        role="meter"
        aria-label={words.strength}
        aria-valuemin={0}
        aria-valuemax={FULL_BITS}
        aria-valuenow={Math.min(Number(shown), FULL_BITS)}
        aria-valuetext={say(words.strengthAndBits, { strength: label, bits: shown })}
        className="grid grid-cols-5 gap-1"
      >
        {[1, 2, 3, 4, 5].map((segment) => (
          <span
            key={segment}
            className={clsx(
              'h-1.5 rounded-full border border-transparent forced-colors:border-[CanvasText]',
              segment <= level ? clsx(COLORS[level], 'forced-colors:bg-[Highlight]') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="text-xs text-muted">{cracking}</p>
    </div>
  );
}
