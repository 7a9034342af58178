/**
 * How far beyond the viewport an image starts to load, in viewport heights: the specification's preload ratio of 1.3.
 */
const PRELOAD_RATIO = 1.3;
/**
 * The specification's throttle of lazy images, milliseconds: how long after the last scroll event scrolling counts as
 * ongoing.
 */
const THROTTLE = 200;
/** Images started per frame: SVGs are parsed on the main thread, and many at once cause jank. */
const LOADS_PER_FRAME = { scrolling: 1, atRest: 4 };

const waiting = new Map<Element, () => void>();
/** Elements near the viewport, in order. */
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let scrolledAt = Number.NEGATIVE_INFINITY;
let nextFrame = 0;

function watch(): IntersectionObserver {
  const margin = `${Math.round((PRELOAD_RATIO - 1) * 100)}%`;
  addEventListener(
    'scroll',
    () => {
      scrolledAt = performance.now();
    },
    { passive: true, capture: true },
  );
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && waiting.has(target)) near.add(target);
        else near.delete(target);
      }
      if (nextFrame === 0) release();
    },
    // `scrollMargin` does for tiles in a rail what `rootMargin` does for the page; vertically both would add up.
    { rootMargin: margin, scrollMargin: `0px ${margin}` },
  );
}

/** Starts loading images near the viewport, a few per frame, fewer while scrolling. */
function release(): void {
  nextFrame = 0;
  const scrolling = performance.now() - scrolledAt < THROTTLE;
  const now = [...near].slice(0, scrolling ? LOADS_PER_FRAME.scrolling : LOADS_PER_FRAME.atRest);
  for (const element of now) waiting.get(element)?.();
  if (near.size > 0) nextFrame = requestAnimationFrame(release);
}

/**
 * Calls back once, when the element comes near the viewport. Returns a function that cancels. All elements share one
 * observer.
 */
export function onNearViewport(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  observer ??= watch();
  const leave = () => {
    waiting.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
  waiting.set(element, () => {
    leave();
    callback();
  });
  observer.observe(element);
  return leave;
}
