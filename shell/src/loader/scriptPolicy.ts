import { integrityOf } from './fileHashes.ts';

/**
 * The one Trusted Types policy of the page, for the shell and for whatever a remote loads: an address can become a
 * script's only if it is of this origin and its hash is known. The page's header lets nobody make another.
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
