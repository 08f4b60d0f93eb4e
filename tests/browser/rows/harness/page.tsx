// Lists without the site: a stored result of a million rows, a hundred million rows that cost nothing, and a short array.
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ArtifactStore } from '../../../../src/artifacts/artifact-store';
import { rowsBy, rowsOf } from '../../../../src/tool-kit/rows/row-source';
import { Rows } from '../../../../src/tool-kit/rows/rows';
import { storedRows } from '../../../../src/tool-kit/rows/stored-rows';
import type { RowTarget } from '../../../../src/tool-kit/rows/use-row-scroll';
import '../../../../src/ui/app.css';
import { LAYOUT, madeUpBlobs, storedAs } from '../../../unit/rows/made-up-rows';

const COUNT = 1_000_000;
const artifacts = new ArtifactStore(() => undefined);
const blobs = madeUpBlobs(COUNT);
const ids = { records: artifacts.put({ blob: blobs.records }), texts: artifacts.put({ blob: blobs.texts }) };
const stored = storedRows(storedAs(ids, COUNT), LAYOUT, artifacts);
const many = rowsBy(100_000_000, (index) => `number ${index}`);

function Stored() {
  const [target, setTarget] = useState<RowTarget>();
  return (
    <section>
      <button onClick={() => setTarget({ row: 654_321 })}>Go to row 654321</button>
      <Rows
        source={stored}
        label="A million rows"
        goTo={target}
        isMarked={(row) => row === target?.row}
        renderRow={(row) => stored.at(row)?.text ?? '…'}
      />
    </section>
  );
}

function Names() {
  const [names, setNames] = useState(() => Array.from({ length: 300 }, (_, index) => `file ${index}`));
  const rows = useMemo(() => rowsOf(names), [names]);
  return (
    <Rows
      source={rows}
      label="Names"
      look="list"
      rowPx={44}
      visibleRows={5}
      renderRow={(row) => (
        <div className="flex h-10 items-center border border-line">
          <span className="flex-1">{rows.at(row)}</span>
          <button onClick={() => setNames(names.filter((_, index) => index !== row))}>Remove {rows.at(row)}</button>
        </div>
      )}
    />
  );
}

const main = document.querySelector('main');
if (main) {
  createRoot(main).render(
    <>
      <h1>Lists</h1>
      <Stored />
      <Rows source={many} label="A hundred million rows" renderRow={many.at} />
      <Names />
    </>,
  );
}

Object.assign(globalThis, { release: () => artifacts.release(ids.records) });
