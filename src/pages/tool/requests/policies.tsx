// The policies of the page and its compute workers in plain words. They are read from the responses that the browser received,
// not from our own settings.
import { useEffect, useState } from 'react';
import { WAYS_OUT } from '../../../../workers/contract/site/ways-out';
import { say } from '../../../../workers/words/in-words';
import { useWorkers } from '../../../state/services-context';
import { Notice } from '../../../ui/notice';
import * as words from './words';

const HEADER = 'Content-Security-Policy';

/** Read from the browser's cache if possible. Null if there is no policy, undefined if there is no response. */
async function policyOf(address: string): Promise<string | null | undefined> {
  const answer = await fetch(address, { cache: 'force-cache' }).catch(() => undefined);
  // The browser reports no size for an interrupted response, as if its origin were unknown.
  await answer?.arrayBuffer();
  return answer?.ok ? answer.headers.get(HEADER) : undefined;
}

interface Policies {
  readonly page: string | null | undefined;
  readonly worker: string | null | undefined;
}

function usePolicies(): Policies | undefined {
  const workers = useWorkers();
  const [policies, setPolicies] = useState<Policies>();
  useEffect(() => {
    const read = async () => {
      const { scriptOf } = await workers();
      const [page, worker] = await Promise.all([policyOf(location.pathname), policyOf(scriptOf(WAYS_OUT))]);
      setPolicies({ page, worker });
    };
    read().catch(() => setPolicies({ page: undefined, worker: undefined }));
  }, [workers]);
  return policies;
}

export function PolicyRules() {
  const policies = usePolicies();
  if (!policies) return <p className="text-muted">{words.readingPolicies}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PolicyPart title={words.computeWorkers} policy={policies.worker} isWorker />
      <PolicyPart title={words.thePage} policy={policies.page} />
    </div>
  );
}

interface PolicyPartProps {
  title: string;
  policy: string | null | undefined;
  isWorker?: boolean;
}

function PolicyPart({ title, policy, isWorker = false }: PolicyPartProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h4 className="font-semibold">{title}</h4>
      {policy === undefined && <p className="text-muted">{words.notRead}</p>}
      {policy === null && <Notice tone="warn">{words.noPolicy}</Notice>}
      {typeof policy === 'string' && (
        <>
          <dl className="flex flex-col gap-1">
            {rulesOf(policy, isWorker).map(({ what, allowed }) => (
              <div key={what}>
                <dt className="inline text-muted">{say(words.ruleName, { what })} </dt>
                <dd className="inline font-medium break-words">{allowed}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary className="cursor-pointer text-muted">{words.header}</summary>
            <code className="break-words">{policy}</code>
          </details>
        </>
      )}
    </section>
  );
}

interface Rule {
  readonly what: string;
  readonly allowed: string;
}

/** The ones that matter most for what leaves the page come first. */
const ASKED = [
  'connect-src',
  'script-src',
  'worker-src',
  'img-src',
  'media-src',
  'frame-src',
  'form-action',
] as const satisfies readonly (keyof typeof words.directives)[];

const parse = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** A worker has no forms and shows nothing, so only the first three apply to it. */
export function rulesOf(policy: string, isWorker: boolean): readonly Rule[] {
  const given = parse(policy);
  return ASKED.slice(0, isWorker ? 3 : ASKED.length).map((directive) => {
    const what = words.directives[directive];
    const sources = given.get(directive) ?? (directive === 'form-action' ? undefined : given.get('default-src'));
    if (!sources) return { what, allowed: words.unrestricted };
    const allowed = sources.filter((source) => source !== "'none'").map((source) => words.sources[source] ?? source);
    return { what, allowed: allowed.length === 0 ? words.none : allowed.join(', ') };
  });
}
