import { Link } from 'react-router-dom';
import { orderedTools, popularTools } from '../../tools/lookup';
import { ToolGrid } from '../tool-grid';
import { Hero } from './hero';

const SHOWN = 6;

/** The popular tools first, then others up to a full grid. */
const shownTools = () => [...new Set([...popularTools(), ...orderedTools()])].slice(0, SHOWN);

export default function HomePage() {
  return (
    <div className="flex flex-col gap-16 sm:gap-20">
      <Hero />
      <section aria-labelledby="home-tools" className="flex flex-col gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="home-tools" className="text-xl font-semibold">
            Start with a tool
          </h2>
          <Link to="/tools" className="py-2 text-sm font-medium text-accent hover:underline pointer-coarse:py-3">
            See all tools
          </Link>
        </div>
        <ToolGrid tools={shownTools()} />
      </section>
    </div>
  );
}
