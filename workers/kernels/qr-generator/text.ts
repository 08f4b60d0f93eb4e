// A source as one string. Refuses input that isn't text.
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { messagesOf } from '../../contract/message';
import type { Source } from '../../contract/source';
import { refuseLoneSurrogates } from '../../lib/input-error';
import { textBytes } from '../../lib/text-bytes';
import type { messages } from './messages';

/** Makes a message of the kernel that makes codes. */
export const message = messagesOf<typeof messages>('qr-generator');

export async function readText(source: Source, run: RunContext): Promise<string> {
  refuseLoneSurrogates(source, message('failure'));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ToolError('invalid-input', message('notText'), { cause: error });
  }
}
