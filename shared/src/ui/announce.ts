export type Urgency = 'polite' | 'assertive';

type Region = Record<Urgency, HTMLElement>;

/** The page's live regions, the topmost dialog's last. */
let regions: readonly Region[] = [];

/** Delay, milliseconds: an announcement often coincides with closing a dialog, and must not disappear with it. */
const DELAY_MS = 100;

/** Long enough for all screen readers to pick it up, milliseconds. */
const CLEAR_MS = 7000;

/** Makes a pair of live regions the target of announcements; the returned function removes it. */
export function registerRegion(region: Region): () => void {
  regions = [...regions, region];
  return () => {
    regions = regions.filter((other) => other !== region);
  };
}

/**
 * Announces a text to screen readers: a changed balance, a win, an error. `assertive` interrupts. Each call adds a
 * line, so that repeated texts are announced again. No effect without a mounted `LiveRegion`.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  setTimeout(() => {
    const region = regions.at(-1)?.[urgency];
    if (!region) return;
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), CLEAR_MS);
  }, DELAY_MS);
}
