export type Urgency = 'polite' | 'assertive';

type Region = Record<Urgency, HTMLElement>;

/** The live regions on the page, the one of the topmost dialog last. */
let regions: readonly Region[] = [];

/** Who announces often closes a dialog in the same breath, and the words must not go with it. */
const DELAY_MS = 100;

/** Long enough for every screen reader to have taken the words up. */
const CLEAR_MS = 7000;

/** Makes a pair of live regions the one that announcements go to; the answer takes it away again. */
export function registerRegion(region: Region): () => void {
  regions = [...regions, region];
  return () => {
    regions = regions.filter((other) => other !== region);
  };
}

/**
 * Says a text to screen readers: a balance that changed, a win, an error. `assertive` interrupts. Each call adds a line
 * of its own, so that the same words twice are heard twice. Says nothing when no `LiveRegion` is mounted.
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
