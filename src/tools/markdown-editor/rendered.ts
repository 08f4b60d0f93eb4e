// A rendered text on the page: its sections of HTML, not yet sanitized.
import type { MarkdownOutput } from '../../../workers/kernels/markdown-editor/spec';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import type { PageOutput } from '../../state/page-output';

export interface RenderedSection {
  readonly html: string;
  /** The line of the text that it begins with, counted from 1. */
  readonly line: number;
  /** It goes on with the block that the section before it ends with. */
  readonly continues: boolean;
}

export interface Rendered {
  readonly sections: readonly RenderedSection[];
  readonly lines: number;
}

/** Rejects when the result has been released meanwhile. */
export async function renderedOf(output: PageOutput<MarkdownOutput>, artifacts: ArtifactStore): Promise<Rendered> {
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
