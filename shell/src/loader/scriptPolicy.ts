import { integrityOf } from './fileHashes.ts';

/**
 * The page's only Trusted Types policy, for the shell and all remotes: a script address must be of this origin and have
 * a known hash. The CSP header forbids any other policy.
 */
export function allowKnownScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin || !integrityOf(url))
        throw new TypeError(`unknown script ${url}`);
      return url;
    },
  });
}
