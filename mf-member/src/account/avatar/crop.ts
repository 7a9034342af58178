/** The visible square of a picture. */
export interface Crop {
  /** From 1, the largest possible square, up to `MAX_ZOOM`. */
  readonly zoom: number;
  /** Position within the remaining space, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 4;
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in picture pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The crop after dragging by a fraction of the square's side: the picture follows the finger. */
export function draggedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (share: number, by: number, slack: number) =>
    slack <= 0 ? share : within(share - (by * side) / slack);
  return { ...crop, x: moved(crop.x, right, size.width - side), y: moved(crop.y, down, size.height - side) };
}

/** The crop at another zoom, around the same centre as far as the picture allows. */
export function zoomedTo(size: Size, crop: Crop, zoom: number): Crop {
  const before = squareOf(size, crop);
  const { side } = squareOf(size, { ...crop, zoom });
  const share = (begin: number, slack: number) =>
    slack <= 0 ? 0.5 : within((begin + (before.side - side) / 2) / slack);
  return { zoom, x: share(before.left, size.width - side), y: share(before.top, size.height - side) };
}
