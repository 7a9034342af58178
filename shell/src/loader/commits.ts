/**
 * With more commits than this within the span, beyond one per animation frame, the page has no time for anything else.
 */
const most = 200;
const span = 2_000;

interface Watched {
  since: number;
  commits: number;
  /** This frame has had its commit. */
  drawn: boolean;
  onEndless: () => void;
}

interface ReactHook {
  onCommitFiberRoot?:
    | ((renderer: unknown, root: { containerInfo?: unknown }, ...rest: unknown[]) => unknown)
    | undefined;
  [name: string]: unknown;
}

declare global {
  // React looks for this hook at start, to report its commits to
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: ReactHook | undefined;
}

const watched = new WeakMap<Element, Watched>();

/**
 * Calls back once when the content of an element renders endlessly; React itself stops only renders nested within a
 * render.
 */
export function watchCommits(element: Element, onEndless: () => void): void {
  watched.set(element, { since: performance.now(), commits: 0, drawn: false, onEndless });
}

function count(container: unknown): void {
  const element = container instanceof Element && container.closest('[data-remote]');
  const seen = element && watched.get(element);
  if (!seen) return;
  if (!seen.drawn) {
    seen.drawn = true;
    requestAnimationFrame(() => {
      seen.drawn = false;
    });
    return;
  }
  const now = performance.now();
  if (now - seen.since > span) {
    seen.since = now;
    seen.commits = 0;
  }
  if (++seen.commits <= most) return;
  watched.delete(element);
  seen.onEndless();
}

const renderers = new Map<number, unknown>();
const hook: ReactHook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
  supportsFiber: true,
  renderers,
  inject(renderer: unknown) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onCommitFiberUnmount() {},
};
const others = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (renderer, root, ...rest) => {
  count(root.containerInfo);
  return others?.call(hook, renderer, root, ...rest);
};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;
