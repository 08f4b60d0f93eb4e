// What the result couldn't keep, and where in the input that is.
import type { Loss, LossKind, Mode } from '../../../workers/kernels/json-to-xml/spec';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';

const WORDS: Readonly<Record<LossKind, string>> = {
  types: 'Numbers, true and false became text, with every digit.',
  null: 'null became an empty element.',
  'empty-array': 'Empty arrays have no element.',
  'empty-object': 'Empty objects became an empty element.',
  'one-item': 'Arrays with one item look like a single value.',
  nested: 'Arrays without a key of their own became <item> elements.',
  'only-text': 'Objects with only “#text” look like plain text.',
  'blank-text': 'An empty “#text” was left out, and so was a blank one beside elements.',
  duplicate: 'Duplicate keys became repeated elements.',
  name: 'Keys that are not XML names, or whose prefix is not declared, became <item key="…">.',
  character: 'Characters that XML doesn’t allow became U+FFFD.',
  comment: 'Comments were left out.',
  instruction: 'Processing instructions were left out.',
  declaration: 'The XML declaration was left out.',
  doctype: 'The DOCTYPE was left out.',
  default: 'Default attributes from the DOCTYPE were added.',
  entity: 'References to declared entities were replaced by their text.',
  cdata: 'CDATA sections became plain text.',
  mixed: 'Text between elements was joined into “#text”, so its position is lost.',
  order: 'Elements of one name were grouped, so their order among others is lost.',
  retyped: 'Text was written as a number, true, false or null.',
};

/** This many losses leave room for the result. */
const FEW = 2;

export default function XmlLossReport({ mode, losses }: { mode: Mode; losses: readonly Loss[] }) {
  const target = mode === 'json-to-xml' ? 'XML' : 'JSON';
  const count = losses.length === 1 ? 'One thing' : `${losses.length} things`;
  return (
    <LossReport
      losses={losses}
      nothing="Nothing was lost."
      title={`${count} this ${target} doesn’t keep`}
      label="Details"
      few={FEW}
    >
      {(loss) => (
        <>
          {WORDS[loss.kind]}
          <LossPlaces loss={loss} between=", ">
            {(place) => <code className="font-mono text-xs break-all">{place === '' ? '(root)' : place}</code>}
          </LossPlaces>
        </>
      )}
    </LossReport>
  );
}
