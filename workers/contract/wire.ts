// What crosses between the page and a worker. Replies are data: `run` never rejects.
import type { ToolErrorData } from './errors';
import type { Progress } from './kernel';
import type { Text as AnyText } from './message';
import type { KernelInput } from './source';

/** Across the thread with messages, and on the page with their text. */
export type RunReply<Output, Text = AnyText> =
  | { readonly ok: true; readonly output: Output; readonly ms: number }
  | { readonly ok: false; readonly error: ToolErrorData<Text> };

export interface RunRequest {
  readonly runId: string;
  readonly kernelId: string;
  readonly input: KernelInput;
  readonly options: unknown;
  /** A file picked by the visitor that takes the result instead. */
  readonly saveTo?: FileSystemFileHandle;
  /** Whether the page could ask for such a file: a result that does not fit is then pointed to it. */
  readonly canPickFile?: boolean;
}

/** What it gives back is a promise across the bridge, which resolves once the page has heard. */
export type OnProgress = (progress: Progress) => unknown;

export interface WorkerApi {
  /** `onBegun` is called just before the kernel's first statement: what came before was the worker's own start. */
  run(request: RunRequest, onProgress: OnProgress, onBegun?: () => unknown): Promise<RunReply<unknown>>;
  /** Heard between chunks. A kernel that never listens is ended by the page. */
  cancel(runId: string): void;
}
