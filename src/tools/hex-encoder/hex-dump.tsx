// A hex dump of a stored Blob of any size. Reads only the visible part.
import { useMemo, useState, type SyntheticEvent } from 'react';
import { say } from '../../../workers/words/in-words';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { formatBytes } from '../../lib/format';
import { hexRow, offsetDigitsOf } from '../../tool-kit/rows/hex-row';
import { useArtifacts } from '../../state/services-context';
import { blobRows } from '../../tool-kit/rows/blob-rows';
import { Rows } from '../../tool-kit/rows/rows';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import * as words from './words';

export interface HexDumpProps {
  artifactId: ArtifactId;
  bytes: number;
  /** The source of the dump. */
  label: string;
}

const VISIBLE_ROWS = 16;

/** `1024`, `0x400`; undefined for anything else. */
function parseOffset(text: string): number | undefined {
  const trimmed = text.trim().replace(/[_,]/g, '');
  if (/^0x[0-9a-f]{1,13}$/i.test(trimmed)) return parseInt(trimmed.slice(2), 16);
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** On a phone, only half as many bytes fit next to their text. */
const bytesPerRow = () => (matchMedia('(max-width: 40rem)').matches ? 8 : 16);

export default function HexDump({ artifactId, bytes, label }: HexDumpProps) {
  const artifacts = useArtifacts();
  const [perRow] = useState(bytesPerRow);
  const [target, setTarget] = useState<RowTarget>();
  const rows = useMemo(
    () => blobRows(() => artifacts.blob(artifactId), bytes, perRow),
    [artifacts, artifactId, bytes, perRow],
  );
  const shape = { perRow, offsetDigits: offsetDigitsOf(bytes) };
  return (
    <div className="flex flex-col gap-3">
      <GoToOffset bytes={bytes} onGo={(offset) => setTarget({ row: Math.floor(offset / perRow) })} />
      <Rows
        source={rows}
        label={say(words.dumpOf, { name: label })}
        look="bytes"
        visibleRows={VISIBLE_ROWS}
        goTo={target}
        isMarked={(row) => row === target?.row}
        renderRow={(row) => hexRow(row * perRow, rows.at(row), shape)}
      />
    </div>
  );
}

/** Both as they can be typed. */
const lastOffset = (offset: number) =>
  say(words.lastOffset, { offset: String(offset), hex: `0x${offset.toString(16)}` });

function GoToOffset({ bytes, onGo }: { bytes: number; onGo: (offset: number) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const offset = parseOffset(text);
    if (offset === undefined) setError(words.badOffset);
    else if (offset >= bytes) setError(lastOffset(bytes - 1));
    else {
      setError(undefined);
      onGo(offset);
    }
  };
  return (
    <form onSubmit={go} className="flex flex-wrap items-start gap-2">
      <TextInput
        label={words.goToOffset}
        aside={<span className="text-xs text-muted">{say(words.ofSize, { size: formatBytes(bytes) })}</span>}
        mono
        autoComplete="off"
        spellCheck={false}
        placeholder={words.offsetPlaceholder}
        className="w-60"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="mt-7">
        {words.go}
      </Button>
    </form>
  );
}
