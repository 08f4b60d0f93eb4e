// The results of a tool's files as one ZIP, ready for a download.
import { nanoid } from '@reduxjs/toolkit';
import { zipWriter } from '../../workers/kernels/zip-writer/spec';
import type { ArtifactId } from '../artifacts/artifact-store';
import { followRun } from './follow-run';
import { inputsOf } from './inputs';
import type { ResultRef } from './page-output';
import type { AppThunk } from './root';
import { queueDropped, queueName, runQueued } from './runs';
import { toastShown } from './toasts';
import * as words from './words';

export interface NamedResult {
  readonly name: string;
  readonly result: ResultRef;
  /** The result that this one is a part of, if it has no bytes of its own. */
  readonly of?: ResultRef;
}

/** The name of its run in the state. */
export const zipName = (toolId: string) => queueName(toolId, 'zip');

/**
 * The object URL of the ZIP, or undefined if there is none. Everything that the ZIP refers to is kept until the page closes.
 */
export const zipResults =
  (toolId: string, named: readonly NamedResult[]): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { artifacts }) => {
    const name = zipName(toolId);
    const runId = nanoid();
    const startedAt = Date.now();
    const of = inputsOf(getState(), toolId).revisions;
    dispatch(runQueued({ toolId: name, runId, startedAt, of, keepsResult: false }));
    const kept = named.flatMap(({ name, result, of: whole }) =>
      result.stored === 'saved' ? [] : [{ name, result, whole }],
    );
    const input = () =>
      kept.map(({ result }) => (result.stored === 'text' ? result.text : artifacts.blob(result.artifactId)));
    const options = { names: kept.map(({ name }) => name), modified: startedAt };
    const { outcome, isAwaited } = await dispatch(followRun(zipWriter, { name, runId, of, input, options }));
    const [zip] = isAwaited && outcome.status === 'done' ? outcome.artifactIds : [];
    const url = zip && artifacts.downloadUrl(zip, partsOf(kept));
    if (isAwaited) dispatch(queueDropped([name]));
    if (isAwaited && outcome.status === 'failed') {
      dispatch(toastShown({ title: words.error, text: outcome.error.message, tone: 'error', toolId }));
    }
    return url;
  };

const partsOf = (
  named: readonly { readonly result: ResultRef; readonly whole: ResultRef | undefined }[],
): ArtifactId[] =>
  named.flatMap(({ result, whole }) =>
    [result, whole].flatMap((one) => (one?.stored === 'artifact' ? [one.artifactId] : [])),
  );
