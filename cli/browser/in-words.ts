// Messages in English, whose tables load with the first of them.
import { tablesIn, type InWords } from '../../workers/contract/run/message';

/** Only errors, notes and progress have messages. */
export async function inWords<Data>(data: Data): Promise<InWords<Data>> {
  if (tablesIn(data).size === 0) return data as InWords<Data>;
  const { speaker } = await import('./speaker');
  return speaker.inWords(data);
}
