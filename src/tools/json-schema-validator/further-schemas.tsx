// The schema files that the schema refers to.
import { Suspense } from 'react';
import { jsonSchemaValidator } from '../../../workers/kernels/json-schema-validator/spec';
import { say } from '../../../workers/words/in-words';
import { chooseFiles } from '../../state/choose-input';
import type { ComingFiles } from '../../state/file-ref';
import { useAppDispatch } from '../../state/hooks';
import { filesOf, isEmptyInput } from '../../state/inputs';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { FileList } from '../../tool-kit/late-parts';
import type { ToolInput } from '../../tool-kit/run/use-tool';
import { Disclosure } from '../../ui/disclosure';
import { added } from './late-words';
import * as texts from './words';

/** The slot of these files. */
export const FURTHER = 'further';

export function FurtherSchemas({ schemas }: { schemas: ToolInput }) {
  const dispatch = useAppDispatch();
  const add = (files: ComingFiles) => dispatch(chooseFiles(jsonSchemaValidator.id, files, FURTHER, true));
  const { length: count } = filesOf(schemas.input);
  return (
    <FileZone several takesPage={false} accept=".json,application/json" onFiles={add} onMany={add}>
      {(input) => (
        <section aria-label={texts.further} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OpenFiles size="small" input={input}>
              {texts.addSchemas}
            </OpenFiles>
            {isEmptyInput(schemas.input) && <p className="text-xs text-muted">{texts.furtherHint}</p>}
          </div>
          {!isEmptyInput(schemas.input) && (
            <Disclosure label={say(added, { count })}>
              <Suspense>
                <FileList input={schemas.input} preview={false} onChange={schemas.setInput} />
              </Suspense>
            </Disclosure>
          )}
        </section>
      )}
    </FileZone>
  );
}
