import type { healthSeries } from '@unisite/shared/contract/operators';
import type { Infer } from '@unisite/shared/schema';
import { failureRate } from '../../../../frame/words/grade.ts';

type Points = Infer<typeof healthSeries.value>['points'];

/**
 * Figures of a version in one role, for everyone or as a canary. `values` are at the series' steps; `null`: no visits.
 */
export interface Course {
  readonly key: string;
  readonly version: string;
  readonly canary: boolean;
  readonly visits: readonly (number | null)[];
  /** From 0 to 1. */
  readonly failures: readonly (number | null)[];
  /** Milliseconds. */
  readonly p75: readonly (number | null)[];
  readonly total: { readonly visits: number; readonly failures: number };
}

export interface Series {
  /** Start of each step, milliseconds since the epoch. */
  readonly times: readonly number[];
  readonly courses: readonly Course[];
}

/** Arranges points by step into one course per version and role, over all steps from `hours` ago until now. */
export function seriesOf(points: Points, { step, hours, now }: { step: number; hours: number; now: number }): Series {
  const length = step * 1000;
  const last = Math.floor(now / length) * length;
  const count = Math.round((hours * 3_600_000) / length);
  const times = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * length);
  const byCourse = new Map<string, Points>();
  for (const point of points) {
    const key = `${point.digest} ${point.canary}`;
    byCourse.set(key, [...(byCourse.get(key) ?? []), point]);
  }
  const courses = [...byCourse].map(([key, own]): Course => {
    const at = new Map(own.map((point) => [Math.floor(Date.parse(point.at) / length) * length, point]));
    const along = <T>(value: (point: Points[number]) => T) =>
      times.map((time) => {
        const point = at.get(time);
        return point && point.visits > 0 ? value(point) : null;
      });
    return {
      key,
      version: own[0]?.version ?? '',
      canary: own[0]?.canary ?? false,
      visits: along(({ visits }) => visits),
      failures: along(failureRate),
      p75: along(({ p75 }) => p75),
      total: {
        visits: own.reduce((sum, { visits }) => sum + visits, 0),
        failures: own.reduce((sum, { failures }) => sum + failures, 0),
      },
    };
  });
  return { times, courses: courses.toSorted((one, other) => other.total.visits - one.total.visits) };
}

/** Segments of a course drawn as one line each: a step without a value breaks it. */
export function unbroken(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const runs: { index: number; value: number }[][] = [];
  let run: { index: number; value: number }[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run.push({ index, value });
  }
  return run.length > 0 ? [...runs, run] : runs;
}
