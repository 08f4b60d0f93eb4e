// A source as one string. Refuses input that isn't text.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import { refuseLoneSurrogates, SAVE_AS_UTF8 } from '../../lib/input-error';
import { textBytes } from '../../lib/text-bytes';
import type { messages } from './messages';

/** Makes a message of the kernel that makes codes. */
export const message = messagesOf<typeof messages>('qr-generator');

export async function readText(source: Source, run: RunContext): Promise<string> {
  refuseLoneSurrogates(source, message('notEncodable'));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ToolError('invalid-input', message('notText', { remedy: SAVE_AS_UTF8 }), { cause: error });
  }
}
