/** Runs work once the browser is idle, or after `latest` milliseconds. Returns a function that cancels it. */
export function whenIdle(work: () => void, latest: number): () => void {
  // not in every browser
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, latest / 2);
  return () => clearTimeout(timer);
}
