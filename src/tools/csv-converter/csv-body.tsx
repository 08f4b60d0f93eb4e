// The result of a conversion to JSON as text or as a table.
import { Table, Text } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { loadable } from '../../hydration/loadable';
import type { ResultBody } from '../../tool-kit/result/result-view';
import { Button } from '../../ui/button';
import * as words from './table/words';

const TableView = loadable(() => import('./table/table-view')).Component;

export default function CsvBody({ mime, blobOf, children }: ComponentProps<ResultBody>) {
  const [isTable, setIsTable] = useState(false);
  if (mime !== 'application/json') return children;
  return (
    <>
      <div>
        <Button size="small" icon={isTable ? Text : Table} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.viewAsText : words.viewAsTable}
        </Button>
      </div>
      {isTable ? <TableView blobOf={blobOf} /> : children}
    </>
  );
}
