// The times among the claims, picked instead of typed. The claims' text stays the one place where they are.
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { memberOf, readJson, withMember, withoutMember, type JsonText } from './json-text';

export interface ClaimTimesProps {
  claims: string;
  onChange: (claims: string) => void;
}

const PICKED = [
  { claim: 'iat', label: 'Issued at' },
  { claim: 'nbf', label: 'Not valid before' },
  { claim: 'exp', label: 'Expires' },
] as const;

type Claim = (typeof PICKED)[number]['claim'];

const two = (number: number) => String(number).padStart(2, '0');

/** As a date and time field has it, in the visitor's own time; blank for what it cannot show. */
function localTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear();
  if (!(year >= 1 && year <= 9999)) return '';
  const day = `${String(year).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

function jsonOf(claims: string): JsonText | undefined {
  try {
    const json = readJson(claims);
    return json.kind === 'object' ? json : undefined;
  } catch {
    return undefined;
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

export function ClaimTimes({ claims, onChange }: ClaimTimesProps) {
  const json = jsonOf(claims);
  if (!json) return <p className="text-xs text-muted">Times can be picked once the claims are valid JSON.</p>;
  const set = (claim: Claim, seconds: number) => onChange(withMember(claims, claim, String(seconds)));
  const pick = (claim: Claim, local: string) => {
    const ms = new Date(local).getTime();
    if (local === '') onChange(withoutMember(claims, claim));
    else if (!Number.isNaN(ms)) set(claim, Math.floor(ms / 1000));
  };
  const expireIn = (seconds: number) => {
    const now = nowInSeconds();
    onChange(withMember(withMember(claims, 'iat', String(now)), 'exp', String(now + seconds)));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Times, in your time zone</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {PICKED.map(({ claim, label }) => (
          <TextInput
            key={claim}
            label={`${label} (${claim})`}
            type="datetime-local"
            step={1}
            value={localTime(Number(memberOf(json, claim)?.raw ?? NaN))}
            onChange={(event) => pick(claim, event.target.value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => expireIn(3600)}>
          Valid for 1 hour
        </Button>
        <Button size="small" onClick={() => expireIn(86_400)}>
          Valid for 1 day
        </Button>
      </div>
    </fieldset>
  );
}
