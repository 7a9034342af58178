const onStreamOpened = new Set<() => void>();
/** How often the stream was opened, and when it last was after it had been lost; `performance.now()`. */
const opened = { times: 0, againAt: Number.NEGATIVE_INFINITY };

/** Says that the stream of live events was opened: the platform answers. */
export function noteStreamOpened(): void {
  opened.times += 1;
  if (opened.times > 1) opened.againAt = performance.now();
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
 * looks at the page again. What began before the stream came back, and failed after, has missed that sign: it is tried as
 * if it came now. Tries that follow upon others (`tries`) come later and later, and after the fifth none does.
 * `began`: when what failed began, `performance.now()`. Returns how to call it off.
 */
export function whenBack(tries: number, began: number, retry: () => void): () => void {
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
  if (opened.againAt > began) onSign();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
    onStreamOpened.delete(onSign);
  };
}
