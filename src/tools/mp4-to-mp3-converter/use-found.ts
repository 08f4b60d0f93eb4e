// Examines a file in a worker, before a conversion.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import type { InWords } from '../../../workers/contract/run/message';
import { audioFinder, type Examined, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts, useClient } from '../../state/services-context';

export type Look =
  | { readonly kind: 'examined'; readonly examined: InWords<Examined> }
  /** Why the file can't be converted with these options. */
  | { readonly kind: 'refused'; readonly error: ToolErrorData<string> }
  /** These problems are known only after a conversion. */
  | { readonly kind: 'unknown' };

/** Errors that a conversion would also report. After any other error, a conversion may still succeed. */
const REFUSALS = ['invalid-input', 'unsupported'];

/** Reads the file in a worker. Undefined at first. While the options change, it stays the previous result. */
export function useFound(artifactId: ArtifactId, options: Mp4ToMp3Options | undefined): Look | undefined {
  const client = useClient();
  const artifacts = useArtifacts();
  const [known, setKnown] = useState<{ of: ArtifactId; look: Look }>();
  // The options are a new object in each render, so they are compared as text.
  // Tags change nothing about what is found.
  const key = options && JSON.stringify({ ...options, tags: undefined });
  useEffect(() => {
    const file = artifacts.find(artifactId);
    if (key === undefined || !file) return;
    const runId = nanoid();
    let isCurrent = true;
    const asked = JSON.parse(key) as Mp4ToMp3Options;
    void client.run(audioFinder, { runId, input: file, options: asked }).then((reply) => {
      if (!isCurrent) return;
      const refused = !reply.ok && REFUSALS.includes(reply.error.code) ? reply.error : undefined;
      const look: Look = reply.ok
        ? { kind: 'examined', examined: reply.output }
        : refused === undefined
          ? { kind: 'unknown' }
          : { kind: 'refused', error: refused };
      setKnown({ of: artifactId, look });
    });
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [artifactId, key, client, artifacts]);
  return known?.of === artifactId ? known.look : undefined;
}
