/** The part of the Trusted Types API that the loader uses; not in TypeScript's DOM library yet. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
  | undefined;
