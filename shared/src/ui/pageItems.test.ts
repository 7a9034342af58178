import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageItems } from './pageItems.ts';

const shown = (page: number, pages: number) =>
  pageItems(page, pages)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('pageItems', () => {
  test.each([
    [1, 24, '1 2 3 … 24'],
    [12, 24, '1 … 11 12 13 … 24'],
    [24, 24, '1 … 22 23 24'],
    [4, 24, '1 2 3 4 5 … 24'],
    [1, 1, '1'],
    [1, 0, ''],
    [99, 5, '1 2 3 4 5'],
  ])('page %i of %i reads %s', (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected);
  });

  const anyPlace = fc
    .record({
      pages: fc.integer({ min: 1, max: 500 }),
      range: fc.integer({ min: 1, max: 9 }),
      margin: fc.integer({ min: 0, max: 4 }),
    })
    .chain((place) =>
      fc.record({ page: fc.integer({ min: 1, max: place.pages }) }).map((page) => ({ ...place, ...page })),
    );

  test('numbers rise, and a gap stands wherever more than one page is left out', () => {
    fc.assert(
      fc.property(anyPlace, ({ page, pages, range, margin }) => {
        const items = pageItems(page, pages, range, margin);
        let before: number | 'gap' = 0;
        let gapAfter = 0;
        for (const item of items) {
          if (typeof item !== 'number') {
            expect(before).not.toBe('gap');
            gapAfter = typeof before === 'number' ? before : 0;
            before = 'gap';
          } else {
            if (before === 'gap') expect(item - gapAfter).toBeGreaterThan(2);
            // without a margin the ends may be missing, but gaps within the list are always marked
            else if (before !== 0) expect(item).toBe(before + 1);
            before = item;
          }
        }
      }),
    );
  });

  test('the current page, its neighbours and the margins are always there', () => {
    fc.assert(
      fc.property(anyPlace, ({ page, pages, range, margin }) => {
        const items = pageItems(page, pages, range, margin);
        expect(items).toContain(page);
        for (let end = 1; end <= Math.min(margin, pages); end += 1) {
          expect(items).toContain(end);
          expect(items).toContain(pages - end + 1);
        }
        const numbers = items.filter((item) => typeof item === 'number');
        expect(numbers.length).toBeGreaterThanOrEqual(Math.min(range, pages));
      }),
    );
  });

  test('never longer than the range, the margins, and one item for each gap', () => {
    fc.assert(
      fc.property(anyPlace, ({ page, pages, range, margin }) => {
        expect(pageItems(page, pages, range, margin).length).toBeLessThanOrEqual(range + 2 * margin + 2);
      }),
    );
  });
});
