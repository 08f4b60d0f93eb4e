// The English of all messages in the browser's library. Loads with the first run, beside the tool's worker.
import type { MessageTable } from '../../workers/contract/run/message';
import { common } from '../../workers/words/common';
import { createSpeaker, type MessageTables } from '../../workers/words/in-words';
import { commonWords } from '../common-words';
import { COMMAND_LINE } from '../message';
import { messages } from '../messages';
import { commandLineWords, libraryWords } from './words';

// The folders of kernels.ts: `import.meta.glob` takes only literals.
const own = import.meta.glob<MessageTable>(
  '../../workers/kernels/{base64-encoder,csv-converter,diff-checker,hash-generator,json-formatter,patch-applier,text-deduplicator,word-counter}/messages.ts',
  { eager: true, import: 'messages' },
);
const others = import.meta.glob<MessageTable>(
  '../../workers/kernels/{base64-encoder,csv-converter,diff-checker,hash-generator,json-formatter,patch-applier,text-deduplicator,word-counter}/command-words.ts',
  { eager: true, import: 'commandWords' },
);

/** As in Node, where the tools name options instead of parts of a page. */
const ofTools: MessageTables = Object.fromEntries(
  Object.entries(own).map(([path, table]) => [
    path.replace(/^.*\/kernels\/|\/messages\.ts$/g, ''),
    { ...table, ...others[path.replace('messages.ts', 'command-words.ts')] },
  ]),
);

export const speaker = createSpeaker({
  ...ofTools,
  common: { ...common, ...commonWords, ...libraryWords },
  [COMMAND_LINE]: { ...messages, ...commandLineWords },
});
