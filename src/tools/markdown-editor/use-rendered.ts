// The rendered text, ready for the preview and for others.
import { useEffect, useState } from 'react';
import { markdownEditor, type MarkdownOutput } from '../../../workers/kernels/markdown-editor/spec';
import { useAppSelector } from '../../state/hooks';
import type { PageOutput } from '../../state/page-output';
import { outdatedBy } from '../../state/runs';
import { useArtifacts } from '../../state/services-context';
import type { Run } from '../../tool-kit/run/use-submit';
import { renderedOf, type Rendered } from './rendered';

/** What the preview shows: the last result, also while the next one is under way. Undefined for an empty text. */
export function useRendered(output: PageOutput<MarkdownOutput> | undefined, isEmpty: boolean): Rendered | undefined {
  const artifacts = useArtifacts();
  const [rendered, setRendered] = useState<Rendered>();
  useEffect(() => {
    if (!output) return;
    let isCurrent = true;
    const show = (next: Rendered) => {
      if (isCurrent) setRendered(next);
    };
    renderedOf(output, artifacts).then(show, () => undefined); // a newer one is on its way
    return () => {
      isCurrent = false;
    };
  }, [output, artifacts]);
  return isEmpty ? undefined : rendered;
}

/** Resolves to what the text is as it stands now, which the preview may not show yet. Rejects where it cannot be rendered. */
export function useFreshlyRendered({
  runs,
  submit,
}: Pick<Run<MarkdownOutput>, 'runs' | 'submit'>): () => Promise<Rendered> {
  const artifacts = useArtifacts();
  const { active, result } = runs;
  const isFresh = useAppSelector(
    (state) => !active && result !== undefined && outdatedBy(state, markdownEditor.id, result.of) === undefined,
  );
  return async () => {
    const outcome = isFresh ? result : await submit();
    if (outcome?.status !== 'done') throw new Error('The text could not be rendered.');
    return renderedOf(outcome.output, artifacts);
  };
}
