import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Lifecycles } from '@unisite/shared/remote';
import { integrityOf, trustFiles } from './integrity.ts';
import type { ModuleOffer } from './offers.ts';
import { provideFederation } from './provideFederation.ts';

provideFederation();

/** Hard stop of a load, milliseconds (specification section 9). */
export const loadDeadline = 120_000;

/** The only place of the shell that makes script addresses; the page policy knows it by this name. */
const policy = globalThis.trustedTypes?.createPolicy('unisite-loader', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`foreign script ${url}`);
    return url;
  },
});

registerPlugins([
  {
    name: 'entry-integrity',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (!integrity) throw new Error(`no integrity for ${url}`);
      const script = document.createElement('script');
      // the DOM's types know only strings here; a TrustedScriptURL is what the policy wants
      script.src = (policy?.createScriptURL(url) ?? url) as string;
      script.async = true;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: loadDeadline };
    },
  },
]);

const registered = new Set<string>();

/** Loads a module of a remote: its container once, then the module's own files. Rejects on the first thing that fails. */
export async function loadModule({ remote, module }: ModuleOffer): Promise<Lifecycles> {
  if (!registered.has(remote.container)) {
    trustFiles(remote);
    registerRemotes([{ name: remote.container, entry: new URL(remote.base + remote.entry, location.href).href }]);
    registered.add(remote.container);
  }
  const loaded = await loadRemote<Lifecycles>(`${remote.container}/${module.slice(2)}`);
  if (!loaded || typeof loaded.mount !== 'function') throw new Error(`${remote.name} ${module} exports no lifecycles`);
  return loaded;
}
