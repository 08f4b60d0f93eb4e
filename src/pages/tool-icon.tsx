// A tool's icon. It loads with the search keywords.
import { discoveries } from '../tools/discoveries';

export interface ToolIconProps {
  toolId: string;
}

export default function ToolIcon({ toolId }: ToolIconProps) {
  const Icon = discoveries[toolId]?.icon;
  return Icon && <Icon aria-hidden className="size-5" />;
}
