// The client of the kernels and of their sentences. Loads after first paint, because rendering doesn't need it.
import type { KernelClient } from '../../workers/client/kernel-client';
import { CANCELED, INTERNAL, notLoaded, type ToolErrorData } from '../../workers/contract/run/errors';
import type { KernelSpec, Progress } from '../../workers/contract/run/kernel';
import type { InWords, MessageTable } from '../../workers/contract/run/message';
import type { KernelInput } from '../../workers/contract/run/source';
import type { RunReply } from '../../workers/contract/run/wire';
import type { Recipe } from '../../workers/contract/recipe/recipe';
import { browserSpeaker, createSpeaker, type MessageTables, type Speaker } from '../../workers/words/in-words';
import { loadCode, LoadError } from '../hydration/late-module';
import { convertInSlices } from '../lib/slices';
import type { ReceiptSettings, RecipeOutput } from '../state/run-spec';
import type { PageClient, StartPageRun } from '../state/services-context';

/** A recipe's reply has text for messages already. */
export interface Client extends Pick<KernelClient, 'run' | 'cancel'> {
  readonly runRecipe: (start: StartRecipe) => Promise<RunReply<InWords<RecipeOutput>, string>>;
}

/** A run of a recipe. */
export type StartRecipe = StartPageRun<KernelInput, Recipe> & ReceiptSettings;

export interface LateCode {
  /** Resolves to the module that creates the client. */
  readonly client: () => Promise<() => Client>;
  /** The messages of a tool, and the ones that all tools share. */
  readonly messages: (toolId: string) => Promise<MessageTables>;
}

interface Failure {
  readonly error: ToolErrorData<string>;
}

const failed = (error: ToolErrorData): Failure => ({ error: browserSpeaker.inWords(error) });

/** If code doesn't arrive, the network failed. An exception in code that did arrive is our bug. */
async function open<Code, Opened>(
  load: () => Promise<Code>,
  create: (code: Code) => Opened,
): Promise<Opened | Failure> {
  let error: ToolErrorData | undefined;
  try {
    const code = await loadCode(load);
    error = INTERNAL;
    return create(code);
  } catch (cause) {
    console.error(cause instanceof LoadError ? cause.cause : cause);
    return failed(error ?? notLoaded()); // checked after the failure
  }
}

const isFailure = (opened: object): opened is Failure => 'error' in opened;

type SpecOfMessages = Pick<KernelSpec<KernelInput, unknown, unknown>, 'id' | 'messagesOf' | 'failureKey'>;

/** The tool's sentence for a bug of ours, and the title of its errors. */
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
  /** Runs whose code is still loading, and whether they were canceled in the meantime. */
  const waiting = new Map<string, { isCanceled: boolean }>();

  const openClient = () =>
    (opened ??= open(load.client, (create) => create()).then((result) => {
      if (isFailure(result))
        opened = undefined; // The next run tries again.
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
      const toolId = (spec.kind === 'recipe' ? undefined : spec.messagesOf) ?? spec.id;
      const run = { isCanceled: false };
      waiting.set(start.runId, run);
      const code = await openFor(toolId);
      waiting.delete(start.runId);
      if (run.isCanceled) return { ok: false, ...failed(CANCELED) };
      if (isFailure(code)) return { ok: false, error: code.error };
      const { own, speaker } = code;
      if (spec.kind === 'recipe') {
        const options = spec.recipeOf(start.options);
        const recipe = { ...start, options, ...spec.receiptOf(start.options), ...(onProgress && { onProgress }) };
        const reply = await code.client.runRecipe(recipe);
        return reply.ok ? { ...reply, output: spec.outputOf(reply.output) } : reply;
      }
      const heard = onProgress && ((progress: Progress) => onProgress(speaker.inWords(progress)));
      try {
        const reply = await code.client.run(spec, { ...start, ...(heard && { onProgress: heard }) });
        return reply.ok
          ? { ...reply, output: (await convertInSlices(reply.output, speaker.inWords)) as InWords<typeof reply.output> }
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
