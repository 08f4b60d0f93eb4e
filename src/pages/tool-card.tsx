import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import { LinkCard } from './link-card';

interface ToolCardProps {
  tool: ToolDefinition;
  path?: string;
}

export function ToolCard({ tool, path = toolPath(tool) }: ToolCardProps) {
  const { icon, category, title, description } = tool;
  return <LinkCard {...{ icon, title, description }} aside={category} to={path} action="Use Tool" />;
}
