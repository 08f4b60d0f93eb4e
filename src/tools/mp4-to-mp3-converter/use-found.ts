// What a file holds and what would become of it, found out in a worker as soon as the file is chosen or an option changes.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { audioFinder, type Found, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { InWords } from '../../../workers/contract/message';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts, useClient } from '../../state/services-context';

export type Look =
  | { readonly kind: 'found'; readonly found: InWords<Found> }
  /** Why it cannot be converted as things are. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Only a conversion can tell. */
  | { readonly kind: 'unknown' };

/** What a conversion would say just the same. Anything else may go better then. */
const REFUSALS = ['invalid-input', 'unsupported'];

/** Undefined until it is known; while options change, what was last known of this file stays. */
export function useFound(artifactId: ArtifactId, options: Mp4ToMp3Options | undefined): Look | undefined {
  const client = useClient();
  const artifacts = useArtifacts();
  const [known, setKnown] = useState<{ of: ArtifactId; look: Look }>();
  // Options are made afresh at each rendering.
  const key = options && JSON.stringify(options);
  useEffect(() => {
    const file = artifacts.find(artifactId);
    if (key === undefined || !file) return;
    const runId = nanoid();
    let isCurrent = true;
    const asked = JSON.parse(key) as Mp4ToMp3Options;
    void client.run(audioFinder, { runId, input: file, options: asked }).then((reply) => {
      if (!isCurrent) return;
      const refused = !reply.ok && REFUSALS.includes(reply.error.code) ? reply.error.message : undefined;
      const found = reply.ok ? reply.output : undefined;
      const look: Look = found
        ? { kind: 'found', found }
        : refused === undefined
          ? { kind: 'unknown' }
          : { kind: 'refused', message: refused };
      setKnown({ of: artifactId, look });
    });
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [artifactId, key, client, artifacts]);
  return known?.of === artifactId ? known.look : undefined;
}
