import { randomInt } from 'node:crypto';
import { between } from './chance.ts';
import { type Canvas, type Colour, createCanvas, type Mask, maskOf, paint, pngOf } from './raster.ts';
import { disc, type Point, type Polygon, ribbon } from './shapes.ts';

export const SLIDE_WIDTH = 320;
export const SLIDE_HEIGHT = 160;
/** The piece's box. */
export const PIECE = 56;
/** The piece begins at the left edge; nearer than this the hole would be solved by leaving it there. */
export const LEAST_X = 88;
export const MOST_X = SLIDE_WIDTH - PIECE - 8;

interface SlideImage {
  /** Where the piece belongs, pixels. */
  readonly x: number;
  readonly y: number;
  /** Base64 PNG. */
  readonly background: string;
  readonly pieceImage: string;
}

/** A picture that was never drawn before, with a hole, and the piece that was there. */
export function slideImage(): SlideImage {
  const canvas = scene();
  const x = randomInt(LEAST_X, MOST_X + 1);
  const y = randomInt(8, SLIDE_HEIGHT - PIECE - 8 + 1);
  const outline = pieceOutline(between(0, 1) < 0.5, between(0, 1) < 0.5);
  const piece = cut(canvas, outline, x, y);
  const placed = outline.map(([px, py]): Point => [px + x, py + y]);
  paint(canvas, maskOf([placed], canvas), [8, 12, 24], 0.62);
  paint(canvas, maskOf([ribbon([...placed, placed[0] ?? [x, y]], 1.5)], canvas), [255, 255, 255], 0.75);
  return { x, y, background: pngOf(canvas), pieceImage: pngOf(piece, { transparent: true }) };
}

function scene(): Canvas {
  const canvas = createCanvas(SLIDE_WIDTH, SLIDE_HEIGHT);
  const [top, bottom] = [anyColour(30, 130), anyColour(90, 220)];
  for (let y = 0; y < SLIDE_HEIGHT; y += 1) {
    const row: Mask = { left: 0, top: y, width: SLIDE_WIDTH, height: 1, cover: new Float32Array(SLIDE_WIDTH).fill(1) };
    paint(canvas, row, top);
    paint(canvas, row, bottom, y / SLIDE_HEIGHT);
  }
  for (let i = 0; i < 16; i += 1) {
    const place: Point = [between(0, SLIDE_WIDTH), between(0, SLIDE_HEIGHT)];
    const shape = disc(place, between(10, 42), i % 3 === 0 ? 24 : randomInt(3, 7), between(0, 6));
    paint(canvas, maskOf([shape], canvas), anyColour(30, 250), between(0.35, 0.8));
  }
  return canvas;
}

const anyColour = (least: number, most: number): Colour => [
  between(least, most),
  between(least, most),
  between(least, most),
];

/** A piece of a jigsaw: a square with a knob to the right, and one at the top that stands out or goes in. */
function pieceOutline(knobUp: boolean, knobOut: boolean): Polygon {
  const [least, most, middle] = [10, 46, 28];
  const knob = (from: number, to: number, at: Point): Point[] =>
    Array.from({ length: 13 }, (_none, i): Point => {
      const angle = from + ((to - from) * i) / 12;
      return [at[0] + 8 * Math.cos(angle), at[1] + 8 * Math.sin(angle)];
    });
  const { PI } = Math;
  return [
    [least, least],
    ...(knobUp ? knob(PI, 2 * PI, [middle, least]) : knob(PI, 0, [middle, least])),
    [most, least],
    ...(knobOut ? knob(-PI / 2, PI / 2, [most, middle]) : knob(1.5 * PI, PI / 2, [most, middle])),
    [most, most],
    [least, most],
  ];
}

/** The part of a canvas that lies under the outline at a place; with a light edge, so that it is seen on any ground. */
function cut({ pixels, width }: Canvas, outline: Polygon, x: number, y: number): Canvas {
  const piece = createCanvas(PIECE, PIECE);
  for (let i = 3; i < piece.pixels.length; i += 4) piece.pixels[i] = 0;
  const whole = maskOf([outline], piece);
  for (const [i, covered] of whole.cover.entries()) {
    const [px, py] = [whole.left + (i % whole.width), whole.top + Math.floor(i / whole.width)];
    const [from, to] = [((y + py) * width + x + px) * 4, (py * PIECE + px) * 4];
    pixels.copy(piece.pixels, to, from, from + 3);
    piece.pixels[to + 3] = Math.round(Math.min(1, covered) * 255);
  }
  paint(piece, maskOf([ribbon([...outline, ...outline.slice(0, 2)], 3)], piece), [255, 255, 255], 0.7);
  return piece;
}
