/**
 * Does something once the browser has nothing better to do, or after `latest` milliseconds. Answers how to call it off.
 */
export function whenIdle(work: () => void, latest: number): () => void {
  // not in every browser
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, latest / 2);
  return () => clearTimeout(timer);
}
