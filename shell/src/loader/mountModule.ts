import type { Lifecycles, ModuleInput, MountProps } from '@unisite/shared/remote';
import { loadDeadline, loadModule } from './federation.ts';
import type { ModuleOffer } from './offers.ts';
import { withRetries } from './retry.ts';

/** After this the visitor is told that it takes long, milliseconds. */
const slowAfter = 4_000;

/** What becomes of a module in its box. A remote that fails is data, not an exception. */
export type MountState =
  | { state: 'loading'; slow: boolean }
  | { state: 'ready' }
  | { state: 'failed'; cause: 'load' | 'mount' | 'render'; error: Error };

export interface Mounting extends ModuleOffer {
  element: HTMLElement;
  path?: string | undefined;
  input?: ModuleInput | undefined;
  onState(state: MountState): void;
}

export interface Mounted {
  update(input: ModuleInput | undefined): void;
  unmount(): void;
}

let mounts = 0;

/**
 * Loads a module and mounts it into an element, and tells what becomes of it: at most one failure, after which nothing of it is left
 * in the element. Whatever it throws, nothing is thrown at the caller.
 */
export function mountModule({ element, path, input, onState, ...offer }: Mounting): Mounted {
  let live = true;
  let module: Lifecycles | null = null;
  const tell = (state: MountState) => live && onState(state);
  const fail = (cause: 'load' | 'mount' | 'render') => (error: unknown) => {
    if (!live) return;
    reportError(
      new Error(`${offer.remote.name}@${offer.remote.digest} ${offer.module}: ${cause} failed`, { cause: error }),
    );
    tell({ state: 'failed', cause, error: error instanceof Error ? error : new Error(String(error)) });
    end();
  };
  const props: MountProps = {
    name: `${offer.remote.name}-${++mounts}`,
    domElement: element,
    path,
    input,
    onError: fail('render'),
  };
  const slow = setTimeout(() => tell({ state: 'loading', slow: true }), slowAfter);
  const stop = setTimeout(() => fail('load')(new Error(`not there after ${loadDeadline / 1000} s`)), loadDeadline);
  const settled = () => {
    clearTimeout(slow);
    clearTimeout(stop);
  };
  tell({ state: 'loading', slow: false });

  const ready = (async () => {
    const loaded = await withRetries(() => loadModule(offer), networkFailed).catch((error) => {
      fail('load')(error);
      return null;
    });
    if (!live || !loaded) return;
    try {
      await loaded.bootstrap(props);
      if (!live) return;
      module = loaded;
      await loaded.mount(props);
      settled();
      tell({ state: 'ready' });
    } catch (error) {
      fail('mount')(error);
    }
  })();

  function end(): void {
    if (!live) return;
    live = false;
    settled();
    // not while React is at work: the box that unmounts this is part of another root
    setTimeout(async () => {
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, slowAfter))]);
      await module?.unmount(props)?.catch(reportError);
    });
  }

  return {
    update(next) {
      if (!live || !module?.update) return;
      void module.update({ ...props, input: next }).catch(reportError);
    },
    unmount: end,
  };
}

/** A script or stylesheet that did not arrive can arrive the next time; anything else fails the same way again. */
const networkFailed = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|CSS_CHUNK|RUNTIME-008|ScriptNetworkError/.test(`${error.name} ${error.message}`);
