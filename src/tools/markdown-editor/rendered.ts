// The rendered text as sections of HTML. They aren't sanitized yet: see sanitize.ts.
import { useEffect, useState } from 'react';
import { type MarkdownOutput, markdownEditor } from '../../../workers/kernels/markdown-editor/spec';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import { useAppSelector } from '../../state/hooks';
import type { PageOutput } from '../../state/page-output';
import { outdatedBy } from '../../state/runs';
import { useArtifacts } from '../../state/services-context';
import type { Run } from '../../tool-kit/run/use-submit';

export interface RenderedSection {
  readonly html: string;
  /** The line of the text at which it starts, counted from 1. */
  readonly line: number;
  /** Continues the last block of the previous section. */
  readonly continues: boolean;
}

export interface Rendered {
  readonly sections: readonly RenderedSection[];
  readonly lines: number;
}

/** Rejects if the result was released in the meantime. */
async function renderedOf(output: PageOutput<MarkdownOutput>, artifacts: ArtifactStore): Promise<Rendered> {
  const { html: stored, sections, lines } = output;
  if (stored.stored === 'saved') throw new Error('Nothing is rendered into a file.');
  const html = stored.stored === 'text' ? stored.text : await artifacts.blob(stored.artifactId).text();
  let at = 0;
  const cut = sections.map(({ length, line, continues = false }) => ({
    html: html.slice(at, (at += length)),
    line,
    continues,
  }));
  return { sections: cut, lines };
}

/** The result for the preview, or the previous one while a run is active. Undefined for an empty text. */
export function useRendered(output: PageOutput<MarkdownOutput> | undefined, isEmpty: boolean): Rendered | undefined {
  const artifacts = useArtifacts();
  const [rendered, setRendered] = useState<Rendered>();
  useEffect(() => {
    if (!output) return;
    let isCurrent = true;
    const show = (next: Rendered) => {
      if (isCurrent) setRendered(next);
    };
    renderedOf(output, artifacts).then(show, () => undefined); // a newer result is being made
    return () => {
      isCurrent = false;
    };
  }, [output, artifacts]);
  return isEmpty ? undefined : rendered;
}

/** Renders the current text. The preview may still show an older one. Rejects if the text can't be rendered. */
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
