// The cover of the result: the file's, or a picture that the visitor chose.
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useArtifacts } from '../../state/services-context';
import { OpenFiles } from '../../tool-kit/input/file-zone';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { checkCover } from './check-cover';
import type { TagSettings } from './tag-settings';
import * as words from './words';

function Picture({ picture, name }: { picture: Blob; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={name} className="size-24 rounded-md border border-line object-contain" />;
}

interface CoverFieldProps {
  chosen: TagSettings['cover'];
  /** The file's. */
  own: Blob | undefined;
  /** What is in place of a picture that isn't known. Undefined if it is known. */
  unknown: string | undefined;
  change: (cover: TagSettings['cover']) => void;
}

export function CoverField({ chosen, own, unknown, change }: CoverFieldProps) {
  const artifacts = useArtifacts();
  const [error, setError] = useState<string>();
  const picture = chosen === 'none' ? undefined : chosen ? artifacts.find(chosen.id) : own;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = await checkCover(file);
    setError(refused);
    if (refused === undefined) change({ id: artifacts.put({ blob: file }), name: file.name });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{words.coverTag}</p>
      <div className="flex flex-wrap items-center gap-3">
        {picture && <Picture picture={picture} name={typeof chosen === 'object' ? chosen.name : words.ownCover} />}
        {picture === undefined && (
          <p className="text-sm text-muted">{(chosen === 'none' ? undefined : unknown) ?? words.noCover}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <OpenFiles
            input={{
              accept: 'image/jpeg,image/png',
              onChange({ target }) {
                const [file] = target.files ?? [];
                target.value = '';
                void choose(file);
              },
            }}
          >
            {picture ? words.replaceCover : words.addCover}
          </OpenFiles>
          {(picture ?? (unknown !== undefined && chosen !== 'none')) && (
            <Button size="small" icon={X} onClick={() => change('none')}>
              {words.removeCover}
            </Button>
          )}
        </div>
      </div>
      <FieldError id="cover-error" text={error} />
    </div>
  );
}
