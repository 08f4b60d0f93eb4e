// Explains a pasted UUID immediately.
import { Copy } from 'lucide-react';
import { messages } from '../../../workers/kernels/uuid-generator/messages';
import { createSpeaker, say } from '../../../workers/words/in-words';
import { useCopy } from '../../tool-kit/copy-and-download';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { IconButton } from '../../ui/icon-button';
import { inspect, type Fact } from './inspect';
import { message } from './read-uuid';
import * as words from './words';

const { inWords } = createSpeaker({ 'uuid-generator': messages });

export default function Inspection({ text }: { text: string }) {
  const found = inspect(text);
  if (!found) {
    return (
      <p className="flex min-h-40 items-center justify-center rounded-lg border border-dashed border-line-strong px-6 text-center text-sm text-muted">
        {words.emptyInspection}
      </p>
    );
  }
  if ('error' in found) {
    return <TitledNotice tone="error" note={inWords({ title: message('badUuid'), text: found.error })} />;
  }
  return (
    <section aria-label={words.inspection} className="flex min-w-0 flex-col gap-4">
      <TitledNotice tone={found.valid ? 'success' : 'warn'} note={inWords({ title: found.verdict })} />
      <Facts facts={found.facts} />
      <h2 className="text-base font-semibold">{words.otherForms}</h2>
      <Forms forms={found.forms} />
    </section>
  );
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-line rounded-md border border-line bg-surface">
    {facts.map(({ label, value, note }) => (
      <div key={label} className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[9rem_1fr]">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 break-words">
          <span className="font-medium tabular-nums">{value}</span>
          {note !== undefined && <span className="block text-xs text-muted">{inWords(note)}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

function Forms({ forms }: { forms: readonly Fact[] }) {
  const copy = useCopy();
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {forms.map(({ label, value }) => (
        <li key={label} className="flex items-center gap-3 py-0.5 pe-1 ps-3 text-sm">
          <span className="w-24 shrink-0 text-muted max-sm:sr-only">{label}</span>
          <span className="min-w-0 flex-1 font-mono break-all">{value}</span>
          <IconButton icon={Copy} label={say(words.copyForm, { form: label })} onClick={() => void copy(value)} />
        </li>
      ))}
    </ul>
  );
}
