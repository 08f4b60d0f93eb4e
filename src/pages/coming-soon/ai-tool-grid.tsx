// The announced AI tools as cards.
import { aiTools } from '../../tools/ai-tools';
import { LinkCard } from '../link-card';

export function AiToolGrid() {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
      {aiTools.map(({ id, name, description, icon: Icon, path }) => (
        <li key={id}>
          <LinkCard
            description={description}
            icon={<Icon aria-hidden className="size-5" />}
            aside="Coming Soon"
            title={name}
            to={path}
            action="Learn More"
          />
        </li>
      ))}
    </ul>
  );
}
