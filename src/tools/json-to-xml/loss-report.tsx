// What the result does not carry, and where in the input that is.
import { CircleCheck } from 'lucide-react';
import type { Loss, LossKind, Mode } from '../../../workers/kernels/json-to-xml/spec';
import { formatCount } from '../../lib/format';
import { Notice } from '../../ui/notice';

const WORDS: Readonly<Record<LossKind, string>> = {
  types: 'Numbers, true and false became text, with every digit.',
  null: 'null became an empty element.',
  'empty-array': 'Empty arrays have no element.',
  'empty-object': 'Empty objects became an empty element.',
  'one-item': 'Arrays with one item look like a single value.',
  nested: 'Arrays inside arrays became <item> elements.',
  duplicate: 'Duplicate keys became repeated elements.',
  name: 'Keys that are not XML names became <item key="…">.',
  character: 'Characters that XML doesn’t allow became U+FFFD.',
  comment: 'Comments were left out.',
  instruction: 'Processing instructions were left out.',
  declaration: 'The XML declaration was left out.',
  doctype: 'The DOCTYPE was left out, and default attributes were not applied.',
  entity: 'References to declared entities were replaced by their text.',
  cdata: 'CDATA sections became plain text.',
  mixed: 'Text between elements was joined into “#text”, so its position is lost.',
  order: 'Elements of one name were grouped, so their order among others is lost.',
  retyped: 'Text was written as a number, true, false or null.',
};

export default function LossReport({ mode, losses }: { mode: Mode; losses: readonly Loss[] }) {
  if (losses.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        <span className="text-muted">Nothing was lost.</span>
      </p>
    );
  }
  const target = mode === 'json-to-xml' ? 'XML' : 'JSON';
  return (
    <Notice tone="warn" title={`What this ${target} doesn’t keep`}>
      <ul aria-label="Loss report" className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        {losses.map((loss) => (
          <Item key={loss.kind} loss={loss} />
        ))}
      </ul>
    </Notice>
  );
}

function Item({ loss: { kind, count, places } }: { loss: Loss }) {
  const more = count - places.length;
  return (
    <li>
      {WORDS[kind]}
      <span className="block text-muted">
        {places.map((place, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <code className="font-mono text-xs break-all">{place === '' ? '(root)' : place}</code>
          </span>
        ))}
        {more > 0 && ` and ${formatCount(more)} more`}
      </span>
    </li>
  );
}
