/** The part of the Trusted Types API that the loader uses; not in TypeScript's DOM library yet. */
interface TrustedTypePolicy {
  createScriptURL(url: string): unknown;
}
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy }
  | undefined;
