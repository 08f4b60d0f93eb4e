// The way to the kernels. Its code loads after the page, which doesn't need it to be shown, and so do the kernels' sentences.
import type { KernelClient } from '../../workers/client/kernel-client';
import { CANCELED, INTERNAL, NOT_LOADED, type ToolErrorData } from '../../workers/contract/errors';
import type { KernelSpec, Progress } from '../../workers/contract/kernel';
import type { MessageTable } from '../../workers/contract/message';
import type { KernelInput } from '../../workers/contract/source';
import { browserSpeaker, createSpeaker, type MessageTables, type Speaker } from '../../workers/words/in-words';
import { loadCode, LoadError } from '../hydration/late-module';
import type { PageClient } from '../state/services-context';

type Client = Pick<KernelClient, 'run' | 'cancel'>;

export interface LateCode {
  /** Resolves to the module that creates the client. */
  readonly client: () => Promise<() => Client>;
  /** The messages of a tool, and the common ones. */
  readonly messages: (toolId: string) => Promise<MessageTables>;
}

interface Failure {
  readonly error: ToolErrorData<string>;
}

const failed = (error: ToolErrorData): Failure => ({ error: browserSpeaker.inWords(error) });

/** Code that doesn't arrive is the network's failure; an exception in it is our bug. */
async function open<Code, Opened>(
  load: () => Promise<Code>,
  create: (code: Code) => Opened,
): Promise<Opened | Failure> {
  let error: ToolErrorData = NOT_LOADED;
  try {
    const code = await loadCode(load);
    error = INTERNAL;
    return create(code);
  } catch (cause) {
    console.error(cause instanceof LoadError ? cause.cause : cause);
    return failed(error);
  }
}

const isFailure = (opened: object): opened is Failure => 'error' in opened;

type SpecOfMessages = Pick<KernelSpec<KernelInput, unknown, unknown>, 'id' | 'messagesOf' | 'failureKey'>;

/** The tool's words for a bug of ours, and the title that its errors have. */
export function errorInWords(
  error: ToolErrorData,
  { inWords, text }: Speaker,
  own: MessageTable | undefined,
  { id, messagesOf: toolId = id, failureKey = 'failure' }: SpecOfMessages,
) {
  const isBug = error.code === INTERNAL.code && own?.[failureKey] !== undefined;
  const message = isBug ? { messageKey: `${toolId}/${failureKey}` } : error.message;
  const title = own?.failureTitle === undefined ? {} : { title: text({ messageKey: `${toolId}/failureTitle` }) };
  return { ...title, ...inWords({ ...error, message }) };
}

export function lateClient(load: LateCode): PageClient {
  let opened: Promise<Client | Failure> | undefined;
  let client: Client | undefined;
  /** Runs whose code is loading, and whether they were canceled meanwhile. */
  const waiting = new Map<string, { isCanceled: boolean }>();

  const openClient = () =>
    (opened ??= open(load.client, (create) => create()).then((result) => {
      if (isFailure(result))
        opened = undefined; // loaded again by the next run
      else client = result;
      return result;
    }));
  void openClient();

  async function openFor(toolId: string) {
    const messages = open(
      () => load.messages(toolId),
      (tables) => ({ own: tables[toolId], speaker: createSpeaker(tables) }),
    );
    const opened = await openClient();
    if (isFailure(opened)) return opened;
    const words = await messages;
    return isFailure(words) ? words : { client: opened, ...words };
  }

  return {
    async run(spec, { onProgress, ...start }) {
      const toolId = spec.messagesOf ?? spec.id;
      const run = { isCanceled: false };
      waiting.set(start.runId, run);
      const code = await openFor(toolId);
      waiting.delete(start.runId);
      if (run.isCanceled) return { ok: false, ...failed(CANCELED) };
      if (isFailure(code)) return { ok: false, error: code.error };
      const { own, speaker } = code;
      const heard = onProgress && ((progress: Progress) => onProgress(speaker.inWords(progress)));
      try {
        const reply = await code.client.run(spec, { ...start, ...(heard && { onProgress: heard }) });
        return reply.ok
          ? { ...reply, output: speaker.inWords(reply.output) }
          : { ok: false, error: errorInWords(reply.error, speaker, own, spec) };
      } catch (error) {
        console.error(error);
        return { ok: false, ...failed(INTERNAL) };
      }
    },
    cancel(runId) {
      const run = waiting.get(runId);
      if (run) run.isCanceled = true;
      else client?.cancel(runId);
    },
  };
}
