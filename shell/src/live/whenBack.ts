const onBack = new Set<() => void>();
let isOpened = false;
/** When the last sign of a network that is back came, `performance.now()`; the first stream of a page is none. */
let backAt = Number.NEGATIVE_INFINITY;

/** Says that the stream of live events was opened: the platform answers. */
export function noteStreamOpened(): void {
  if (isOpened) backAt = performance.now();
  isOpened = true;
  tell();
}

/** Says that the browser has a network again. */
export function noteOnline(): void {
  backAt = performance.now();
  tell();
}

function tell(): void {
  for (const listener of [...onBack]) listener();
}

/** In a row, without anybody asking for one. */
const mostTries = 5;
/** After the first try, doubled with each; milliseconds. */
const firstPause = 5_000;
/** Boxes and pages do not all come back at once; milliseconds. */
const spread = 2_000;

/**
 * Calls `retry` once when the network may be back: the browser says so, the live events are open again, or somebody
 * looks at the page again. What began before such a sign and failed after it has missed it: it is tried as if the sign
 * came now. Tries that follow upon others (`tries`) come later and later, and after the fifth none does.
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
  document.addEventListener('visibilitychange', onSign);
  onBack.add(onSign);
  if (backAt > began) onSign();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSign);
    onBack.delete(onSign);
  };
}
