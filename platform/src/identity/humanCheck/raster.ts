import { PNG } from 'pngjs';
import type { Polygon } from './shapes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture in the making: `pixels` are red, green, blue and alpha, row by row. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** How much of each pixel of a part of a canvas is covered, from 0 to 1. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

/** Lines that are looked at within one row of pixels. */
const LINES = 4;

/** An opaque canvas of one colour. */
export function createCanvas(width: number, height: number, [red, green, blue]: Colour = [0, 0, 0]): Canvas {
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) pixels.set([red, green, blue, 255], i);
  return { width, height, pixels };
}

/** What polygons cover together, by the non-zero rule: a part that runs the other way round is a hole. */
export function maskOf(polygons: readonly Polygon[], canvas: Pick<Canvas, 'width' | 'height'>): Mask {
  const mask = emptyMask(polygons, canvas);
  const edges = polygons.flatMap(edgesOf);
  for (let line = 0; line < mask.height * LINES; line += 1) {
    const y = mask.top + (line + 0.5) / LINES;
    const crossings: { x: number; turn: number }[] = [];
    for (const { x, top, bottom, slope, turn } of edges)
      if (top <= y && y < bottom) crossings.push({ x: x + (y - top) * slope - mask.left, turn });
    crossings.sort((a, b) => a.x - b.x);
    const row = Math.floor(line / LINES) * mask.width;
    let winding = 0;
    let from = 0;
    for (const { x, turn } of crossings) {
      if (winding === 0) from = x;
      winding += turn;
      if (winding === 0) coverLine(mask, row, Math.max(0, from), Math.min(mask.width, x));
    }
  }
  return mask;
}

/** Lays a colour over what the mask covers. `strength` 1: opaque. */
export function paint({ pixels, width }: Canvas, mask: Mask, [red, green, blue]: Colour, strength = 1): void {
  for (const [i, covered] of mask.cover.entries()) {
    if (covered === 0) continue;
    const part = Math.min(1, covered) * strength;
    const at = ((mask.top + Math.floor(i / mask.width)) * width + mask.left + (i % mask.width)) * 4;
    pixels[at] = (pixels[at] ?? 0) * (1 - part) + red * part;
    pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - part) + green * part;
    pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - part) + blue * part;
  }
}

/** The canvas as a PNG file in base64. `transparent`: with its alpha. */
export function pngOf({ width, height, pixels }: Canvas, { transparent = false } = {}): string {
  const png = new PNG({ width, height });
  pixels.copy(png.data);
  return PNG.sync.write(png, { colorType: transparent ? 6 : 2, deflateLevel: 6 }).toString('base64');
}

interface Edge {
  /** Where it is at its top. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly slope: number;
  readonly turn: 1 | -1;
}

function edgesOf(polygon: Polygon): Edge[] {
  return polygon.flatMap(([x, y], i): Edge[] => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [x, y];
    if (y === nextY) return [];
    const slope = (nextX - x) / (nextY - y);
    return y < nextY
      ? [{ x, top: y, bottom: nextY, slope, turn: 1 }]
      : [{ x: nextX, top: nextY, bottom: y, slope, turn: -1 }];
  });
}

/** As large as what is drawn, and within the canvas. */
function emptyMask(polygons: readonly Polygon[], canvas: Pick<Canvas, 'width' | 'height'>): Mask {
  const [xs, ys] = [polygons.flatMap((points) => points.map(([x]) => x)), polygons.flat().map(([, y]) => y)];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = within(Math.floor(Math.min(...xs)), canvas.width);
  const top = within(Math.floor(Math.min(...ys)), canvas.height);
  const width = within(Math.ceil(Math.max(...xs)), canvas.width) - left;
  const height = within(Math.ceil(Math.max(...ys)), canvas.height) - top;
  return { left, top, width, height, cover: new Float32Array(width * height) };
}

/** Adds one line's share of the pixels from one place to another. */
function coverLine({ cover }: Mask, row: number, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x += 1) {
    const share = Math.min(to, x + 1) - Math.max(from, x);
    if (share > 0) cover[row + x] = (cover[row + x] ?? 0) + share / LINES;
  }
}
