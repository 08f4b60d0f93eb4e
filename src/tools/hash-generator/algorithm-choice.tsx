import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId } from '../../../workers/kernels/hash-generator/spec';
import { Checkbox } from '../../ui/checkbox';

export interface AlgorithmChoiceProps {
  chosen: readonly AlgorithmId[];
  onChange: (chosen: readonly AlgorithmId[]) => void;
}

export default function AlgorithmChoice({ chosen, onChange }: AlgorithmChoiceProps) {
  const toggle = (id: AlgorithmId, on: boolean) =>
    onChange(ALGORITHM_IDS.filter((other) => (other === id ? on : chosen.includes(other))));
  return (
    <fieldset>
      <legend className="sr-only">Algorithms</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {ALGORITHM_IDS.map((id) => (
          <Checkbox
            key={id}
            label={ALGORITHMS[id].label}
            checked={chosen.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
