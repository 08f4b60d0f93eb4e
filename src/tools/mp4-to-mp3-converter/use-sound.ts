// Measures the chosen file in a worker. It waits for a conversion, because the two never run at the same time.
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import type { SoundShape } from '../../../workers/contract/media/sound-shape';
import { soundFinder } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts, useClient } from '../../state/services-context';

export type Sound =
  | { readonly kind: 'waiting' }
  /** `share` is undefined while the length is unknown. */
  | { readonly kind: 'measuring'; readonly share?: number }
  | { readonly kind: 'measured'; readonly shape: SoundShape }
  | { readonly kind: 'refused'; readonly error: ToolErrorData<string> }
  | { readonly kind: 'stopped' };

/** So that another way to split and back needs no second search. */
const measured = new WeakMap<Blob, SoundShape>();

const WAITING: Sound = { kind: 'waiting' };

/** Starts at once. `restart` is for a run that was stopped. */
export function useSound(artifactId: ArtifactId) {
  const client = useClient();
  const artifacts = useArtifacts();
  const [known, setKnown] = useState<{ of: ArtifactId; sound: Sound }>();
  const [runId, setRunId] = useState(nanoid);
  useEffect(() => {
    const file = artifacts.find(artifactId);
    if (!file) return;
    let isCurrent = true;
    const show = (sound: Sound) => {
      if (isCurrent) setKnown({ of: artifactId, sound });
    };
    const run = {
      runId,
      input: file,
      options: {},
      onStart: () => show({ kind: 'measuring' }),
      onProgress: ({ done, step, total }: { done: number; step: { unit: string }; total?: number }) =>
        show({ kind: 'measuring', ...(step.unit === 'seconds' && total && { share: done / total }) }),
    };
    const before = measured.get(file);
    if (before) {
      void Promise.resolve().then(() => show({ kind: 'measured', shape: before }));
      return;
    }
    void client.run(soundFinder, run).then((reply) => {
      if (reply.ok) {
        measured.set(file, reply.output);
        show({ kind: 'measured', shape: reply.output });
      } else show(reply.error.code === 'canceled' ? { kind: 'stopped' } : { kind: 'refused', error: reply.error });
    });
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [artifactId, runId, client, artifacts]);
  const stop = useCallback(() => client.cancel(runId), [client, runId]);
  const restart = () => {
    setKnown(undefined);
    setRunId(nanoid());
  };
  return { sound: known?.of === artifactId ? known.sound : WAITING, stop, restart };
}
