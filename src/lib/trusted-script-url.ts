// Strings become addresses of scripts only by a policy that checks them, as Trusted Types demand.

/** The part of the Trusted Types API that is used here; TypeScript's libraries do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** `check` returns the address or throws. The site's CSP has to list the policy's name; a browser makes each policy once. */
export function trustedScriptUrl(policyName: string, check: (url: string) => string): (url: string) => string {
  let trust: ((url: string) => string) | undefined;
  const make = () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: check });
    return policy ? (url: string) => policy.createScriptURL(url) : check;
  };
  return (url) => (trust ??= make())(url);
}
