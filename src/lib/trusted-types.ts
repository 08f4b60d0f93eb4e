// The page's Trusted Types policies. build/own-policies.js creates them before any other script runs.
import type { Config } from 'dompurify';

interface ScriptPolicy {
  /** Throws for an address that the policy doesn't allow. */
  readonly createScriptURL: (url: string) => string;
}

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Policies {
  readonly workers: ScriptPolicy;
  readonly serviceWorkers: ScriptPolicy;
  /**
   * Returns the policy only once, because it checks nothing and only the sanitizer may have it. Undefined in browsers without
   * Trusted Types.
   */
  readonly takeHtml: () => HtmlPolicy | undefined;
}

declare global {
  // Only a `var` is a property of `globalThis`.
  var toolyardPolicies: Policies;
}

export const policies = globalThis.toolyardPolicies;
