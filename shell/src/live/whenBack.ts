const onStreamOpened = new Set<() => void>();

/** Says that the stream of live events was opened: the platform answers. */
export function noteStreamOpened(): void {
  for (const listener of [...onStreamOpened]) listener();
}

/** In a row, without anybody asking for one. */
const mostTries = 5;
/** After the first try, doubled with each; milliseconds. */
const firstPause = 5_000;
/** Boxes and pages do not all come back at once; milliseconds. */
const spread = 2_000;

/**
 * Calls `retry` once when the network may be back: the browser says so, the live events are open again, or somebody
 * looks at the page again. Tries that follow upon others (`tries`) come later and later, and after the fifth none does.
 * Returns how to call it off.
 */
export function whenBack(tries: number, retry: () => void): () => void {
  if (tries >= mostTries) return () => {};
  const earliest = performance.now() + (tries === 0 ? 0 : firstPause * 2 ** (tries - 1));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    if (document.hidden || !navigator.onLine) return;
    timer ??= setTimeout(retry, Math.max(0, earliest - performance.now()) + Math.random() * spread);
  };
  addEventListener('online', onSign);
  document.addEventListener('visibilitychange', onSign);
  onStreamOpened.add(onSign);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
    onStreamOpened.delete(onSign);
  };
}
