// Hands a result to another tool: nothing is copied, nothing runs unasked, and Back leads to this tool as it was left.
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArtifacts } from '../state/services-context';
import { tracking } from '../state/tracking';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { useCatalogue } from './catalogue-context';
import type { ToolDefinition } from './define-tool';
import { useMoveResult, type KeptResult } from './use-move-result';

/** Tells the next page that its input is there, so that it focuses its button. */
export const FROM_RESULT = { focus: 'run' } as const;

/** Enough to tell what a text is. */
const HEAD_BYTES = 64 * 1024;

export interface SendToProps {
  /** The tool that the result is of. */
  from: string;
  result: KeptResult;
  /** The name under which the next tool shows a stored result. */
  fileName: string;
}

export function SendTo({ from, result, fileName }: SendToProps) {
  const move = useMoveResult();
  const navigate = useNavigate();
  const targets = useTargets(from, result);
  const send = ({ id }: ToolDefinition) => {
    move(id, result, fileName);
    tracking.happened({ category: 'User Engagement', action: 'click', label: 'send to' });
    void navigate(`/tool/${id}`, { state: FROM_RESULT });
  };
  if (targets.length === 0) return null;
  return (
    <Disclosure label="Send to…">
      <div className="flex flex-wrap gap-2">
        {targets.map((tool) => (
          <Button key={tool.id} size="small" icon={ArrowRight} onClick={() => send(tool)}>
            {tool.title}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}

/** The tools that take text, the likeliest for this one first. */
function useTargets(from: string, result: KeptResult): readonly ToolDefinition[] {
  const catalogue = useCatalogue();
  const head = useHead(result);
  if (head === undefined) return [];
  return catalogue
    .filter((tool) => tool.id !== from)
    .flatMap((tool) => (tool.takesText ? [{ tool, likelihood: tool.takesText(head) }] : []))
    .filter(({ likelihood }) => likelihood > 0)
    .sort((a, b) => b.likelihood - a.likelihood)
    .map(({ tool }) => tool);
}

function useHead(result: KeptResult): string | undefined {
  const artifacts = useArtifacts();
  const [read, setRead] = useState<{ readonly of: string; readonly head: string }>();
  const artifactId = result.stored === 'artifact' ? result.artifactId : undefined;
  useEffect(() => {
    if (artifactId === undefined) return;
    let current = true;
    const show = (head: string) => {
      if (current) setRead({ of: artifactId, head });
    };
    const blob = artifacts.find(artifactId)?.slice(0, HEAD_BYTES);
    blob?.text().then(show, () => undefined);
    return () => {
      current = false;
    };
  }, [artifacts, artifactId]);
  if (result.stored === 'text') return result.text.slice(0, HEAD_BYTES);
  return read?.of === artifactId ? read?.head : undefined;
}
