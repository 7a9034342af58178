/**
 * How far below (and above) the window an image starts to load, in heights of the window: the specification's preload
 * ratio of 1.3.
 */
const PRELOAD_RATIO = 1.3;
/**
 * The specification's throttle of lazy images, milliseconds: for so long after the last scroll it still counts as going
 * on.
 */
const THROTTLE = 200;
/**
 * Each frame begins so many images: a drawing is taken apart on the page's own thread, and a frame that waits for many
 * is a jolt.
 */
const LOADS_PER_FRAME = { scrolling: 1, atRest: 4 };

const waiting = new Map<Element, () => void>();
/** Those that came near and are still, in their order. */
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
    // `scrollMargin` does for tiles in a sliding rail what `rootMargin` does for the page; downwards too, it would come
    // on top of that.
    { rootMargin: margin, scrollMargin: `0px ${margin}` },
  );
}

/** Lets the images near the window load, a few a frame, fewer on a page that is scrolled. */
function release(): void {
  nextFrame = 0;
  const scrolling = performance.now() - scrolledAt < THROTTLE;
  const now = [...near].slice(0, scrolling ? LOADS_PER_FRAME.scrolling : LOADS_PER_FRAME.atRest);
  for (const element of now) waiting.get(element)?.();
  if (near.size > 0) nextFrame = requestAnimationFrame(release);
}

/** Calls back once, when the element comes near the window. The answer stops the wait. One observer serves all. */
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
