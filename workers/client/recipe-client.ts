// Runs a recipe for the page: each step in its tool's own worker, connected by MessagePorts.
import { MAX_STEPS } from '../contract/recipe/recipe';
import type { RecipeReply } from '../contract/recipe/recipe-reply';
import { storedInputOf } from '../contract/run/wire';
import { runRecipe } from '../run/recipe';
import { runsOf, type RecipeRun, type StepHost, type StepRun } from '../run/recipe-runs';
import type { ClientOptions } from './kernel-client';
import { Lane } from './lane';
import { IDLE_MS, type Spawning } from './lanes';

type RecipeClientOptions = Spawning & Pick<ClientOptions, 'onLeftovers' | 'canPickFile'>;

/** With two inputs, each step except the last one runs twice. Each result may have a digest, and so may each input. */
const MOST_RUNS = 2 * (2 * MAX_STEPS - 1) + 2;

export class RecipeClient {
  readonly #options: RecipeClientOptions;
  /** A free lane. Its workers stay alive for a while, because a recipe may run on every keystroke. */
  #free: Lane[] = [];
  readonly #lanes = new Set<Lane>();

  constructor(options: RecipeClientOptions) {
    this.#options = options;
  }

  /** Never rejects. Abort the signal to cancel: all steps end within the grace time. */
  async run(recipe: RecipeRun): Promise<RecipeReply> {
    const { canPickFile = false } = this.#options;
    // A step waits for its neighbors and must not also wait for a worker, so a recipe has a lane with a slot per run.
    const lane = this.#free.pop() ?? this.#openLane(MOST_RUNS);
    this.#lanes.add(lane);
    const reply = await runRecipe({ ...recipe, canPickFile }, this.#hostFor(lane));
    this.#free.push(lane);
    this.#removeFiles(recipe, reply);
    return reply;
  }

  #openLane(workers: number, idleMs = IDLE_MS): Lane {
    const { scriptOf, spawn } = this.#options;
    return new Lane({ scriptOf, spawn, idleMs, workers });
  }

  /** Cancels all runs and terminates all workers. A later run starts others. */
  close(): void {
    for (const lane of this.#lanes) lane.close();
  }

  #hostFor(lane: Lane): StepHost {
    const lanes = new Map<string, Lane>();
    return {
      run: ({ request, step, onProgress, resultOf }: StepRun) => {
        const { synchronous, deadlineMs } = step;
        const own = step.rights === 'media' ? this.#openLane(1, 0) : lane;
        lanes.set(request.runId, own);
        return own.run({ request, onStart: () => undefined, onProgress, synchronous, deadlineMs, resultOf });
      },
      cancel: (runId) => lanes.get(runId)?.cancel(runId),
    };
  }

  /** Only the files of the last result are still needed. */
  #removeFiles(recipe: RecipeRun, { ok }: RecipeReply) {
    const { onLeftovers } = this.#options;
    for (const { runId, isLast } of runsOf(recipe)) {
      onLeftovers?.(storedInputOf(runId));
      if (!ok || !isLast) onLeftovers?.(runId);
    }
  }
}
