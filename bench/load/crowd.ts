// Many visitors who press Send in the same moment.
import { measured } from '../parts/part';
import type { Measured } from './load';
import { openForm } from './form';

export interface Crowd {
  readonly name: string;
  readonly visitors: number;
}

/** In turn to each server. */
export async function crowdAt(urls: readonly string[], { name, visitors }: Crowd): Promise<Measured> {
  const forms = await Promise.all(urls.map(openForm));
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => forms[visitor % forms.length]?.send(visitor)),
  );
  const ms = performance.now() - startedAt;
  const refused = statuses.filter((status) => status !== 200).length;
  return {
    measurements: [measured(`${name}: ${visitors} submissions at once, until the last is stored`, ms, 'ms')],
    wrong: refused > 0 ? [`${name}: ${refused} of ${visitors} submissions at once were refused`] : [],
  };
}
