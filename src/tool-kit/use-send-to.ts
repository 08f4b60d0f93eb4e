// Hands a result to another tool: nothing is copied, nothing runs unasked, and Back leads to this tool as it was left.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArtifacts } from '../state/services-context';
import { tracking } from '../visitor/tracking';
import { useCatalog } from './catalog-context';
import type { ToolDefinition } from './define-tool';
import type { Discoveries } from './discovery';
import { FROM_RESULT } from './from-result';
import { useMoveResult, type KeptResult } from './use-move-result';

/** Enough to tell what a text is. */
const HEAD_BYTES = 64 * 1024;

export interface Sending {
  /** The tool that the result is of. */
  readonly from: string;
  readonly result: KeptResult;
  /** The name under which the next tool shows a stored result. */
  readonly fileName: string;
}

export interface SendTo {
  /** The likeliest for this result first. */
  readonly targets: readonly ToolDefinition[];
  readonly send: (target: ToolDefinition) => void;
}

/** Without a result there is no target. */
export function useSendTo(sending: Sending | undefined): SendTo {
  const move = useMoveResult();
  const navigate = useNavigate();
  const targets = useTargets(sending?.from, sending?.result);
  const send = ({ id }: ToolDefinition) => {
    if (!sending) return;
    move(id, sending.result, sending.fileName);
    tracking.happened({ category: 'User Engagement', action: 'click', label: 'send to' });
    void navigate(`/tool/${id}`, { state: FROM_RESULT });
  };
  return { targets, send };
}

/** The tools that take text, the likeliest for this one first; none until that is known. */
function useTargets(from: string | undefined, result: KeptResult | undefined): readonly ToolDefinition[] {
  const { tools } = useCatalog();
  const discoveries = useDiscoveries();
  const head = useHead(result);
  if (head === undefined || !discoveries) return [];
  return tools
    .filter((tool) => tool.id !== from)
    .map((tool) => ({ tool, likelihood: discoveries[tool.id]?.relevance?.(head) ?? 0 }))
    .filter(({ likelihood }) => likelihood > 0)
    .sort((a, b) => b.likelihood - a.likelihood)
    .map(({ tool }) => tool);
}

function useDiscoveries(): Discoveries | undefined {
  const { loadDiscoveries } = useCatalog();
  const [discoveries, setDiscoveries] = useState<Discoveries>();
  useEffect(() => {
    loadDiscoveries().then(setDiscoveries, () => undefined); // without them there is nothing to offer
  }, [loadDiscoveries]);
  return discoveries;
}

function useHead(result: KeptResult | undefined): string | undefined {
  const artifacts = useArtifacts();
  const [read, setRead] = useState<{ readonly of: string; readonly head: string }>();
  const artifactId = result?.stored === 'artifact' ? result.artifactId : undefined;
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
  if (result?.stored === 'text') return result.text.slice(0, HEAD_BYTES);
  return read?.of === artifactId ? read?.head : undefined;
}
