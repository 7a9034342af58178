import type { SlidePoint } from '@unisite/shared/contract/verification';

/** The contract allows a thousand; slow movements produce more. */
const MAX_POINTS = 900;
/** Minimum time between recorded points, milliseconds. */
const MIN_POINT_INTERVAL_MS = 12;

export interface SlideTrail {
  /** Clears the trail and starts here. */
  begin(point: SlidePoint): void;
  add(point: SlidePoint): void;
  /** The trail so far, including its end. */
  points(): SlidePoint[];
}

/** Records how the piece moved: picture pixels, milliseconds. */
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
