// The exceptions to “Any size”, as the home page and the About page list them.
import { tools } from '../tools/index';

export function SizeLimitList() {
  return (
    <div className="text-sm text-muted">
      <p>A few tools need a whole document in memory, so they have a size limit.</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {tools
          .filter(({ sizeLimit }) => sizeLimit !== undefined)
          .map(({ id, title, sizeLimit }) => (
            <li key={id}>
              {title}: {sizeLimit}
            </li>
          ))}
      </ul>
    </div>
  );
}
