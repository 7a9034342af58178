import type { SlidePoint } from '@unisite/shared/contract/verification';

/** The contract takes a thousand; a hand that is slow makes more. */
const MAX_POINTS = 900;
/** Points nearer than this are left out, milliseconds. */
const MIN_POINT_INTERVAL_MS = 12;

export interface SlideTrail {
  /** Forgets what was before and begins here. */
  begin(point: SlidePoint): void;
  add(point: SlidePoint): void;
  /** The way so far, with where it ended. */
  points(): SlidePoint[];
}

/** How the piece came to where it is: pixels of the picture, milliseconds. */
export function slideTrail(): SlideTrail {
  let kept: SlidePoint[] = [];
  let last: SlidePoint | undefined;
  return {
    begin(point) {
      kept = [point];
      last = undefined;
    },
    add(point) {
      const before = kept.at(-1);
      if (!before || (point.t - before.t >= MIN_POINT_INTERVAL_MS && kept.length < MAX_POINTS)) {
        kept.push(point);
        last = undefined;
      } else last = point;
    },
    points: () => (last ? [...kept, last] : [...kept]),
  };
}
