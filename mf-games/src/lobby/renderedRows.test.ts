import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  nextRenderStep,
  type RenderedRows,
  type RowRange,
  type TargetRows,
  TILES_PER_STEP,
  visibleRows,
} from './renderedRows.ts';

const window = { windowHeight: 900, top: 300, step: 260, count: 100 };

const about = (rows: number) => ({ above: rows, below: rows });

test('the rows in sight are those that the window touches, and so many beyond on each side', () => {
  expect(visibleRows({ ...window, scrolled: 0 }, about(0))).toEqual({ first: 0, last: 2 });
  expect(visibleRows({ ...window, scrolled: 3000 }, about(0))).toEqual({ first: 10, last: 13 });
  expect(visibleRows({ ...window, scrolled: 3000 }, about(2))).toEqual({ first: 8, last: 15 });
  expect(visibleRows({ ...window, scrolled: 3000 }, { above: 1, below: 2 })).toEqual({ first: 9, last: 15 });
  expect(visibleRows({ ...window, scrolled: 26_000 }, about(2))).toEqual({ first: 96, last: 99 });
  expect(visibleRows({ ...window, scrolled: 90_000 }, about(2))).toEqual({ first: 99, last: 99 });
  expect(visibleRows({ ...window, scrolled: 0, top: 2_000 }, about(1))).toEqual({ first: 0, last: -1 });
  expect(visibleRows({ ...window, scrolled: 0, count: 0 }, about(2))).toEqual({ first: 0, last: -1 });
});

const columns = 8;
const wantedAt = (inSight: RowRange, more: Partial<TargetRows> = {}): TargetRows => ({
  inSight,
  ready: { first: Math.max(0, inSight.first - 2), last: inSight.last + 2 },
  held: null,
  tilesOf: () => columns,
  ...more,
});
const listed = (drawn: RenderedRows) => Object.fromEntries(drawn);

test('with nothing visible rendered, all visible tiles come at once, others step by step, nearest first', () => {
  const wanted = wantedAt({ first: 5, last: 6 });
  let { drawn, behind } = nextRenderStep(new Map(), wanted);
  expect([listed(drawn), behind]).toEqual([{ 5: 8, 6: 8, 7: 2 }, false]);
  for (let step = 0; step < 4; step += 1) drawn = nextRenderStep(drawn, wanted).drawn;
  expect(listed(drawn)).toEqual({ 4: 2, 5: 8, 6: 8, 7: 8 });
});

test('a row that comes in sight is filled a few tiles a step, before those beyond', () => {
  const wanted = wantedAt({ first: 5, last: 7 });
  let step = nextRenderStep(
    new Map([
      [5, 8],
      [6, 8],
      [7, 5],
    ]),
    wanted,
  );
  expect([listed(step.drawn), step.behind]).toEqual([{ 5: 8, 6: 8, 7: 7 }, true]);
  step = nextRenderStep(step.drawn, wanted);
  expect([listed(step.drawn), step.behind]).toEqual([{ 5: 8, 6: 8, 7: 8, 8: 1 }, false]);
});

test('the row that has the focus stays where the others go', () => {
  const far = wantedAt({ first: 40, last: 41 }, { held: 5 });
  const { drawn } = nextRenderStep(new Map([5, 6].map((row) => [row, columns])), far);
  expect(listed(drawn)).toEqual({ 5: 8, 40: 8, 41: 8, 42: 2 });
});

test('a list that became shorter keeps no tile that it has not', () => {
  const wanted = wantedAt({ first: 0, last: 0 }, { ready: { first: 0, last: 0 }, tilesOf: () => 3 });
  expect(listed(nextRenderStep(new Map([[0, 8]]), wanted).drawn)).toEqual({ 0: 3 });
});

test('at any scroll position steps lead to exactly the visible and ready tiles', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 30_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 800 }),
      (places, tiles) => {
        const count = Math.ceil(tiles / columns);
        const tilesOf = (row: number) => Math.min(columns, tiles - row * columns);
        const sum = (drawn: RenderedRows) => [...drawn.values()].reduce((all, n) => all + n, 0);
        let drawn: RenderedRows = new Map();
        for (const scrolled of places) {
          const view = { ...window, scrolled, count };
          const [inSight, ready] = [visibleRows(view, about(0)), visibleRows(view, { above: 1, below: 2 })];
          for (let step = 0; step < 60; step += 1) {
            const next = nextRenderStep(drawn, { inSight, ready, held: null, tilesOf });
            if (step > 0) expect(sum(next.drawn) - sum(drawn)).toBeLessThanOrEqual(TILES_PER_STEP);
            if (next.drawn === drawn) break;
            drawn = next.drawn;
          }
          expect([...drawn].sort(([a], [b]) => a - b)).toEqual(
            Array.from({ length: Math.max(0, ready.last - ready.first + 1) }, (_, n) => [
              ready.first + n,
              tilesOf(ready.first + n),
            ]),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
