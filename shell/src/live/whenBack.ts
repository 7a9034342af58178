const onBack = new Set<() => void>();
let isOpened = false;
/** `performance.now()` of the last sign that the network is back; a page's first stream does not count. */
let backAt = Number.NEGATIVE_INFINITY;

/** Records that the live event stream was opened: the platform responds. */
export function noteStreamOpened(): void {
  if (isOpened) backAt = performance.now();
  isOpened = true;
  tell();
}

/** Records that the browser is online again. */
export function noteOnline(): void {
  backAt = performance.now();
  tell();
}

function tell(): void {
  for (const listener of [...onBack]) listener();
}

/** Most retries in a row without a visitor asking. */
const maxTries = 5;
/** Delay after the first attempt, doubled with each; milliseconds. */
const firstPause = 5_000;
/** Jitter, so that boxes and pages do not all retry at once; milliseconds. */
const spread = 2_000;

/**
 * Calls `retry` once when the network may be back: the browser says so, the live stream opens again, or the page
 * becomes visible. When such a sign came after the attempt began (`began`, `performance.now()`), the retry does not
 * wait for another one. Retries in a row (`tries`) come later and later; after the fifth there is none. Returns a
 * function that cancels it.
 */
export function whenBack(tries: number, began: number, retry: () => void): () => void {
  if (tries >= maxTries) return () => {};
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
