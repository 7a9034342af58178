import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draggedBy, MAX_ZOOM, middle, squareOf, zoomedTo } from './crop.ts';

test('the middle of a picture is its largest square', () => {
  expect(squareOf({ width: 300, height: 200 }, middle)).toEqual({ left: 50, top: 0, side: 200 });
});

test('what is dragged stays under the finger', () => {
  const size = { width: 400, height: 200 };
  // dragging right by a quarter of the square moves the square left by as much
  expect(squareOf(size, draggedBy(size, middle, 0.25, 0)).left).toBe(50);
  expect(squareOf(size, draggedBy(size, middle, 5, 5))).toMatchObject({ left: 0, top: 0 });
});

test('a zoom keeps the middle', () => {
  const size = { width: 400, height: 200 };
  expect(squareOf(size, zoomedTo(size, middle, 2))).toEqual({ left: 150, top: 50, side: 100 });
});

test('however it is dragged and zoomed, the square lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 10_000 });
  const by = fc.double({ min: -3, max: 3, noNaN: true });
  const zoom = fc.double({ min: 1, max: MAX_ZOOM, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      fc.array(fc.record({ right: by, down: by, zoom }), { maxLength: 8 }),
      (width, height, moves) => {
        const size = { width, height };
        let crop = middle;
        for (const move of moves) crop = zoomedTo(size, draggedBy(size, crop, move.right, move.down), move.zoom);
        const square = squareOf(size, crop);
        expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(-1e-6);
        expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6);
        expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});
