import { isPageAsRendered } from '@unisite/shared/api';
import type { Lifecycles, ModuleInput, MountProps } from '@unisite/shared/remote';
import { watchCommits } from './commits.ts';
import { takeEarlyEvents } from './earlyEvents.ts';
import { loadModule } from './federation.ts';
import { MountError } from './MountError.ts';
import type { RemoteVersion } from './remoteVersion.ts';
import { renderedElement } from './renderedBoxes.ts';
import { withTimeout } from './withTimeout.ts';

/** How long bootstrap and mount of a module may take, milliseconds. */
const mountTime = 10_000;
/** How long an unmount is waited for, milliseconds; the element is gone before. */
const unmountTime = 4_000;

/** When something of an attempt failed: on the way here, as it was mounted, or once it stood there. */
export type Stage = 'load' | 'mount' | 'render';

export interface Attempting {
  version: RemoteVersion;
  module: string;
  /** Where the module gets an element of its own. */
  place: Element;
  path: string | undefined;
  input: ModuleInput | undefined;
  /** How long all of it may take, milliseconds. */
  time: number;
  onReady(): void;
  /** Called at most once, and not after `end`. */
  onFailed(stage: Stage, error: unknown): void;
  /** Its first render here differs from what the server rendered; the page shows the former. */
  onDifference(error: unknown): void;
  /** The module is over and did not leave as it should. */
  onStayed(error: unknown): void;
}

export interface Attempt {
  update(input: ModuleInput | undefined): void;
  /** Takes away what there is of the module, whatever it does. */
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
  /** Inputs that came while the module was being mounted: in the midst of that, single-spa-react loses the mount. */
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
    onDifference: (error) => live && attempting.onDifference(error),
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
    // until now the server's markup was shown, and stays if nothing can be loaded
    element.dataset.taken = '';
    if (rendered && !isPageAsRendered()) {
      delete element.dataset.rendered;
      element.replaceChildren();
    }
    for (const other of [...place.children]) if (other !== element) other.remove();
    await withTimeout(mountTime, 'bootstrap', loaded.bootstrap(props));
    if (!live) return;
    mounted = loaded;
    await withTimeout(mountTime, 'mount', loaded.mount(props));
    stands = true;
    // the same input again would render all of it twice, and what waits for its code anew instead of as it was rendered
    const last = early.at(-1);
    if (early.length > 0 && last !== attempting.input) update(last);
  })();
  withTimeout(time, stage, settled).then(() => {
    if (!live) return;
    takeEarlyEvents(element);
    onReady();
  }, fail);

  function end(): void {
    if (!live) return;
    live = false;
    if (!rendered || stage !== 'load') element.remove();
    // not while React is at work: the box that ends this is part of another root. Nor later: what renders without end
    // may leave time for nothing else
    queueMicrotask(async () => {
      // what is half-way there is let arrive; not so what would never let go of the page
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
