// “Copy as command”, with the shell that the command is for.
import clsx from 'clsx';
import { useState } from 'react';
import type { Shell } from '../../../workers/contract/options/quoted';
import { SHELL_NAMES, SHELLS } from '../../../workers/words/shells';
import { copyText } from '../../lib/save';
import { FieldError } from '../../ui/field';
import { shellPreference } from '../../visitor/shell';
import { useReportCopied } from '../copy-and-download';
import * as words from './words';

/** A command, or the reason why there isn't one. */
export type Copied = { readonly text: string } | { readonly refusal: string };

interface CopyCommandProps {
  write: (shell: Shell) => Promise<Copied>;
  told: string;
  /** Of the button. */
  className: string;
}

function commandIn(copied: Copied): string {
  if ('refusal' in copied) throw new Error(copied.refusal);
  return copied.text;
}

/** A refusal is about the current options, so use another `key` for other options. */
export function CopyCommand({ write, told, className }: CopyCommandProps) {
  const report = useReportCopied();
  const shell = shellPreference.use();
  const [refusal, setRefusal] = useState<string>();
  const copy = async () => {
    const written = write(shell);
    const isCopied = await copyText(written.then(commandIn));
    const copied = await written.catch(() => undefined);
    const reason = copied && 'refusal' in copied ? copied.refusal : undefined;
    setRefusal(reason);
    if (reason === undefined) report(isCopied, told);
  };
  return (
    <>
      <span className="inline-flex items-center gap-x-1.5">
        <button type="button" onClick={() => void copy()} className={className}>
          {words.copyCommand}
        </button>
        <select
          aria-label={words.shell}
          value={shell}
          onChange={({ target }) => {
            shellPreference.set(SHELLS.find((one) => one === target.value) ?? shell);
            setRefusal(undefined);
          }}
          className={clsx(
            'h-6 max-w-full rounded-sm border border-line-strong bg-surface px-1 text-xs text-muted',
            'hover:border-ink pointer-coarse:min-h-touch pointer-coarse:text-base',
          )}
        >
          {SHELLS.map((one) => (
            <option key={one} value={one}>
              {SHELL_NAMES[one]}
            </option>
          ))}
        </select>
      </span>
      <FieldError id="copy-command-problem" text={refusal} />
    </>
  );
}
