import { isPageAsRendered } from '@unisite/shared/api';
import type { Lifecycles, ModuleInput, MountProps } from '@unisite/shared/remote';
import { watchCommits } from './commits.ts';
import { replayEarlyEvents } from './earlyEvents.ts';
import { loadModule } from './federation.ts';
import { MountError } from './MountError.ts';
import type { RemoteVersion } from './remoteVersion.ts';
import { renderedElement } from './renderedBoxes.ts';
import { withTimeout } from './withTimeout.ts';

/** Time limit for bootstrap and mount of a module, milliseconds. */
const mountTime = 10_000;
/** How long an unmount is awaited, milliseconds; its element is removed before. */
const unmountTime = 4_000;

/** Where an attempt failed: loading, mounting, or rendering afterwards. */
export type Stage = 'load' | 'mount' | 'render';

export interface Attempting {
  version: RemoteVersion;
  module: string;
  /** Parent of the module's element. */
  place: Element;
  path: string | undefined;
  input: ModuleInput | undefined;
  /** Time limit of the whole attempt, milliseconds. */
  time: number;
  onReady(): void;
  /** Called at most once, and not after `end`. */
  onFailed(stage: Stage, error: unknown): void;
  /** The first render differs from the server's markup; the page shows the client's. */
  onDifference(error: unknown): void;
  /** The module has ended but did not unmount properly. */
  onStayed(error: unknown): void;
}

export interface Attempt {
  update(input: ModuleInput | undefined): void;
  /** Removes whatever there is of the module, whatever it does. */
  end(): void;
}

let mounts = 0;

/** One attempt to mount one version in one place. Never throws, whatever the module throws. */
export function attemptMount(attempting: Attempting): Attempt {
  const { version, module, place, path, time, onReady, onFailed, onStayed } = attempting;
  const rendered = renderedElement(place, version.digest, module);
  const element = rendered ?? document.createElement('div');
  element.dataset.remote = version.name;
  element.dataset.module = module;
  element.dataset.version = version.version;
  if (!rendered) place.append(element);

  let live = true;
  let stage: Stage = 'load';
  let mounted: Lifecycles | null = null;
  let stands = false;
  /** Inputs that arrived during mounting: single-spa-react loses a mount that is updated halfway. */
  const early: (ModuleInput | undefined)[] = [];
  const fail = (error: unknown) => {
    if (!live) return;
    end();
    onFailed(stage, error);
  };
  const props: MountProps = {
    name: `${version.name}-${++mounts}`,
    domElement: element,
    path,
    input: attempting.input,
    onDifference(error) {
      // a language or session that changed before all was hydrated is the visitor's doing
      if (live && isPageAsRendered()) attempting.onDifference(error);
    },
    onError(error) {
      stage = 'render';
      fail(error);
    },
  };
  watchCommits(element, () => {
    stage = 'render';
    fail(new MountError('RENDERS_WITHOUT_END', 'commits without a pause'));
  });

  const settled = (async () => {
    const loaded = await loadModule(version, module);
    if (!live) return;
    stage = 'mount';
    // until now the server's markup was shown; it stays if nothing can be loaded
    element.dataset.taken = '';
    for (const other of [...place.children]) if (other !== element) other.remove();
    await withTimeout(mountTime, 'bootstrap', loaded.bootstrap(props));
    if (!live) return;
    if (rendered && !isPageAsRendered()) {
      delete element.dataset.rendered;
      element.replaceChildren();
    }
    mounted = loaded;
    await withTimeout(mountTime, 'mount', loaded.mount(props));
    stands = true;
    // an unchanged input would render everything again, and suspended parts would lose their server markup
    const last = early.at(-1);
    if (early.length > 0 && last !== attempting.input) update(last);
  })();
  withTimeout(time, stage, settled).then(() => {
    if (!live) return;
    replayEarlyEvents(element);
    onReady();
  }, fail);

  function end(): void {
    if (!live) return;
    live = false;
    if (!rendered || stage !== 'load') element.remove();
    // not during a React render, as the box that ends this is part of another root; and not in a later task, as an
    // endless render may leave no time for one
    queueMicrotask(async () => {
      // let what is still arriving settle, but not an endless render, which would never yield
      if (stage !== 'render') await withTimeout(unmountTime, stage, settled).catch(() => {});
      try {
        await withTimeout(unmountTime, 'unmount', Promise.resolve(mounted?.unmount(props)));
      } catch (error) {
        onStayed(error);
      }
    });
  }

  function update(input: ModuleInput | undefined): void {
    if (!stands) early.push(input);
    else if (live && mounted?.update) void mounted.update({ ...props, input }).catch(reportError);
  }

  return { update, end };
}
