// The contents of a code, in words.
import type { QrOutput } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { Remarks } from '../../tool-kit/result/titled-notes';
import * as texts from './words';

/** The number of characters that the panel shows. */
const SHOWN_CHARACTERS = 50;

export function beginningOf(text: string): string {
  const characters = Array.from(text.slice(0, SHOWN_CHARACTERS * 2 + 2));
  const head = characters.slice(0, SHOWN_CHARACTERS).join('');
  return characters.length > SHOWN_CHARACTERS ? `${head}…` : head;
}

export default function CodeDetails({ output }: { output: PageOutput<QrOutput> }) {
  const { text, size, level, version, modules, notes, png } = output;
  const side = String(Math.sqrt(modules.length));
  const rows = [
    [texts.data, beginningOf(text)],
    [texts.size, say(texts.sizeOf, { side: String(size), bytes: formatBytes(png.bytes) })],
    [texts.errorCorrection, words.options.level.choices[level]],
    [texts.version, say(texts.versionOf, { version, side })],
    [texts.verified, texts.scansBack],
  ] as const;
  return (
    <>
      <Remarks notes={notes} />
      <dl aria-label={texts.details} className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[9rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
