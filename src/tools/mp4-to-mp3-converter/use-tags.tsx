// The tags on the screen: the panel, what the kernel gets of it, and the error in it.
import { Suspense, type ReactNode } from 'react';
import type { AudioSettings, Examined, Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { loadable } from '../../hydration/loadable';
import type { FileRef } from '../../state/inputs';
import { useArtifacts } from '../../state/services-context';
import { NO_CHANGES, SEVERAL, tagEdits, tagProblem, type TagSettings } from './tag-settings';

const tagsPanel = loadable(() => import('./tags-panel'));

/** Settings of the screen that are no options, because they are typed. */
export const TAG_SETTINGS: { readonly tagChanges: TagSettings } = { tagChanges: NO_CHANGES };

interface TagsForm {
  readonly values: AudioSettings & typeof TAG_SETTINGS;
  readonly change: (part: Partial<typeof TAG_SETTINGS>) => void;
}

interface Tags {
  readonly problem: string | undefined;
  /** Adds the changes to the kernel's options. */
  readonly addTo: (options: Mp4ToMp3Options | undefined) => Mp4ToMp3Options | undefined;
  /** @param found undefined for several files, and before the look at the file */
  readonly panel: (examined?: Pick<Examined, 'tags' | 'cover'>) => ReactNode;
}

/** @param file undefined for several files */
export function useTags({ values, change }: TagsForm, file: FileRef | undefined): Tags {
  const artifacts = useArtifacts();
  const { tagChanges: settings } = values;
  const of = file?.artifactId ?? SEVERAL;
  const tags = tagEdits(settings, of, artifacts);
  return {
    problem: values.keepTags ? tagProblem(settings, of) : undefined,
    addTo: (options) => (options && tags ? { ...options, tags } : options),
    panel: (examined) => (
      <Suspense fallback={<div className="min-h-9 pointer-coarse:min-h-touch" />}>
        <tagsPanel.Component
          settings={settings}
          change={(tagChanges) => change({ tagChanges })}
          options={values}
          file={of}
          tags={examined?.tags}
          cover={examined?.cover}
        />
      </Suspense>
    ),
  };
}
