// The sidebar's entries that contain the typed letters, in their name or in a tool's keywords.
import { say } from '../../../workers/words/in-words';
import { keywordsOf } from '../../tools/discoveries';
import { leadsTo, navigation } from './navigation';
import { SidebarItem } from './sidebar-item';
import * as words from './words';

export interface FilteredItemsProps {
  filter: string;
  pathname: string;
  onChoose: () => void;
}

export default function FilteredItems({ filter, pathname, onChoose }: FilteredItemsProps) {
  const typed = filter.trim().toLowerCase().split(/\s+/);
  const found = navigation.flatMap(({ title, items }) =>
    items.filter(({ label, path }) => {
      const keywords = keywordsOf(path.replace('/tool/', ''));
      const texts = [label, title, ...keywords].map((text) => text.toLowerCase());
      return typed.every((word) => texts.some((text) => text.includes(word)));
    }),
  );
  return (
    <>
      <p role="status" className={found.length === 0 ? 'px-3 text-sm text-muted' : 'sr-only'}>
        {found.length === 0 ? words.noMatch : say(words.found, { count: found.length })}
      </p>
      <ul>
        {found.map((item) => (
          <SidebarItem key={item.path} item={item} current={leadsTo(item, pathname)} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}
