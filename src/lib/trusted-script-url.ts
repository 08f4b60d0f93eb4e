// Turns strings into script addresses through a policy that checks them, as Trusted Types require.

/** The part of the Trusted Types API that this code uses. TypeScript's libraries don't have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** `check` returns the address or throws. The site's CSP must list the policy's name. A browser creates each policy once. */
export function trustedScriptUrl(policyName: string, check: (url: string) => string): (url: string) => string {
  let trust: ((url: string) => string) | undefined;
  const make = () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: check });
    return policy ? (url: string) => policy.createScriptURL(url) : check;
  };
  return (url) => (trust ??= make())(url);
}
