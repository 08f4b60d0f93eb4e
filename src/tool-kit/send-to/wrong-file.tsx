// Shown at the input for a file that the tool can't use: the file's type, and the tools that accept it.
import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import { useAppDispatch } from '../../state/hooks';
import { pathOf, type FileRef } from '../../state/inputs';
import { refuseInput } from '../../state/run-tool';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Given } from './offer';
import { useDetection, wrongKind, type Detection, type Taken } from './use-detection';
import { useMove } from './use-move';
import * as words from './words';

export interface WrongFileProps {
  toolId: string;
  file: FileRef;
  takes?: Taken;
  /** Whether the tool accepts an empty file. */
  mayBeEmpty?: boolean;
}

/** Empty for a file that the tool can use or may be able to use. Otherwise the tool can't run until the file is replaced. */
export default function WrongFile({ toolId, file, takes = 'text', mayBeEmpty = false }: WrongFileProps) {
  const dispatch = useAppDispatch();
  const { artifactId, name, bytes, type } = file;
  const given = useMemo(
    (): Given => ({ kind: 'result', result: { stored: 'artifact', artifactId, mime: type, bytes }, fileName: name }),
    [artifactId, name, bytes, type],
  );
  const detection = useDetection(given);
  const kind = detection && wrongKind(detection, toolId, { takes, mayBeEmpty });
  const advice = bytes === 0 ? words.chooseAnother : words.takes[takes];
  const refusal = kind === undefined ? undefined : say(words.refusal, { file: pathOf(file), kind, advice });
  useEffect(() => {
    if (refusal !== undefined) dispatch(refuseInput({ toolId, artifactId, refusal }));
  }, [dispatch, toolId, artifactId, refusal]);
  return detection && kind !== undefined && <WrongKind detection={detection} kind={kind} takes={advice} />;
}

const MOST_OFFERED = 4;

interface WrongKindProps {
  detection: Detection;
  /** "JPEG image" */
  kind: string;
  /** What the tool accepts, and what to do. */
  takes: string;
}

export function WrongKind({ detection: { given, offers }, kind, takes }: WrongKindProps) {
  const move = useMove();
  return (
    <Notice tone="error" title={kind}>
      <p>
        {takes}
        {offers.length > 0 && ` ${words.theseTakeIt}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {offers.slice(0, MOST_OFFERED).map((offer) => (
          <Button
            key={`${offer.tool.id} ${offer.id}`}
            size="small"
            icon={ArrowRight}
            onClick={() => move(given, offer)}
          >
            {say(words.offer, { does: offer.does, tool: offer.tool.title })}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
