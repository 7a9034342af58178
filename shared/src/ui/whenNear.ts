/**
 * How far below (and above) the window an image starts to load, in heights of the window: the specification's preload
 * ratio of 1.3.
 */
const PRELOAD_RATIO = 1.3;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(): IntersectionObserver {
  const margin = `${Math.round((PRELOAD_RATIO - 1) * 100)}%`;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    // `scrollMargin` does for tiles in a sliding rail what `rootMargin` does for the page.
    { rootMargin: margin, scrollMargin: margin },
  );
}

/** Calls back once, when the element comes near the window. The answer stops the wait. One observer serves all. */
export function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  observer ??= watch();
  const leave = () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  waiting.set(element, () => {
    leave();
    callback();
  });
  observer.observe(element);
  return leave;
}
