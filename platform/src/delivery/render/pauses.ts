const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** Number of renders without a process fault after which a version counts as healthy again. */
const WELL_AFTER = 100;

/** When a version may have a process again after one died. */
export interface Pauses {
  /** Its process died: the first is replaced at once, further ones after growing pauses. */
  died(now: number): void;
  /** It rendered. */
  rendered(): void;
  isOver(now: number): boolean;
}

export function createPauses(): Pauses {
  let deaths = 0;
  let renders = 0;
  let until = 0;
  return {
    died(now) {
      until = now + (deaths === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 1), LONGEST_PAUSE_MS));
      deaths += 1;
      renders = 0;
    },
    rendered() {
      renders += 1;
      if (renders >= WELL_AFTER) deaths = 0;
    },
    isOver: (now) => now >= until,
  };
}
