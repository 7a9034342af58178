/** The part of the Trusted Types API that the loader uses; TypeScript's DOM library lacks it. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
  | undefined;
