// How full the largest code of this level would be.
import clsx from 'clsx';
import { memo, useId } from 'react';
import { capacityFor, type QrLevel } from '../../../workers/kernels/qr-generator/spec';
import { say } from '../../../workers/words/in-words';
import { Ruler } from '../../ui/ruler';
import * as lateWords from './late-words';
import * as words from './words';

/** Memoized, because measuring a long text takes time. */
export default memo(function CapacityMeter({ text, level }: { text: string; level: QrLevel }) {
  const id = useId();
  const { mode, used, holds, unit, fits } = capacityFor(text, level);
  return (
    <div className="flex flex-col gap-1.5">
      <p
        id={id}
        className={clsx('flex flex-wrap justify-between gap-x-4 text-xs', fits ? 'text-muted' : 'text-danger')}
      >
        <span>
          {used === Infinity
            ? say(words.longerThanAny, { holds })
            : say((fits ? lateWords.used : lateWords.tooLong)[unit], { used, holds })}
        </span>
        {mode !== undefined && <span>{lateWords.modes[mode]}</span>}
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={holds}
        aria-valuenow={Math.min(used, holds)}
      >
        <Ruler to={used / holds} isOver={!fits} />
      </div>
    </div>
  );
});
