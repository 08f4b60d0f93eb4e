// A field that finds paths in a list.
import { SearchField } from '../../ui/search-field';
import * as words from './words';

interface PathFilterProps {
  value: string;
  onChange: (value: string) => void;
}

export const PathFilter = ({ value, onChange }: PathFilterProps) => (
  <SearchField label={words.filter} value={value} onChange={onChange} className="relative min-w-0 flex-1 basis-52" />
);

export const NoMatch = () => <p className="py-3 text-sm text-muted">{words.noMatch}</p>;

/** What is compared with the paths, without regard to case. */
export const wantedPart = (typed: string): string => typed.trim().toLowerCase();
