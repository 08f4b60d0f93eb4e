// Which gates a command runs.
import { SETS, type Gate } from './gates';

/**
 * The gates of the named sets and the named gates, together with all that they need, in their order.
 * @throws {Error} if no gate or set has one of the names.
 */
export function choose(gates: readonly Gate[], words: readonly string[]): readonly Gate[] {
  const known = new Set<string>([...SETS, ...gates.map(({ name }) => name)]);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0)
    throw new Error(`There is no gate or set named ${unknown.join(', ')}. Use ${[...known].join(', ')}.`);

  const chosen = new Set<Gate>();
  const add = (gate: Gate) => {
    chosen.add(gate);
    for (const other of gates) if (gate.needs?.includes(other.name)) add(other);
  };
  for (const gate of gates) if (words.includes(gate.set) || words.includes(gate.name)) add(gate);
  return gates.filter((gate) => chosen.has(gate));
}
