import { randomInt } from 'node:crypto';
import { between } from './chance.ts';
import { type Colour, colourText, filled, pathOf, pngOf } from './drawing.ts';
import { disc, type Point, type Polygon } from './shapes.ts';

export const SLIDE_WIDTH = 320;
export const SLIDE_HEIGHT = 160;
/** Edge length of the piece's box, pixels. */
export const PIECE = 56;
/** The piece starts at the left edge; a hole nearer than this would be solved by leaving it there. */
export const LEAST_X = 88;
export const MOST_X = SLIDE_WIDTH - PIECE - 8;

interface SlideImage {
  /** The piece's position, pixels. */
  readonly x: number;
  readonly y: number;
  /** Base64 PNG. */
  readonly background: string;
  readonly pieceImage: string;
}

/** A freshly drawn picture with a hole, and the piece cut from it. */
export async function slideImage(): Promise<SlideImage> {
  const drawing = scene();
  const x = randomInt(LEAST_X, MOST_X + 1);
  const y = randomInt(8, SLIDE_HEIGHT - PIECE - 8 + 1);
  const outline = pathOf([
    pieceOutline(between(0, 1) < 0.5, between(0, 1) < 0.5).map(([px, py]): Point => [px + x, py + y]),
  ]);
  const hole = `<path d="${outline}" fill="rgb(8 12 24)" fill-opacity="0.62" stroke="white" stroke-opacity="0.75" stroke-width="1.5"/>`;
  // a light edge, so that the piece is visible on any background
  const piece = `<clipPath id="piece"><path d="${outline}"/></clipPath><g clip-path="url(#piece)">${drawing}</g>
    <path d="${outline}" fill="none" stroke="white" stroke-opacity="0.7" stroke-width="1.5"/>`;
  const [background, pieceImage] = await Promise.all([
    pngOf(drawing + hole, { width: SLIDE_WIDTH, height: SLIDE_HEIGHT }),
    pngOf(piece, { left: x, top: y, width: PIECE, height: PIECE }),
  ]);
  return { x, y, background, pieceImage };
}

/** A gradient background with shapes on it. */
function scene(): string {
  const [top, bottom] = [anyColour(30, 130), anyColour(90, 220)].map(colourText);
  const shapes = Array.from({ length: 16 }, (_none, i) => {
    const place: Point = [between(0, SLIDE_WIDTH), between(0, SLIDE_HEIGHT)];
    const shape = disc(place, between(10, 42), i % 3 === 0 ? 24 : randomInt(3, 7), between(0, 6));
    return filled([shape], anyColour(30, 250), between(0.35, 0.8));
  });
  return `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="${SLIDE_WIDTH}" height="${SLIDE_HEIGHT}" fill="url(#ground)"/>${shapes.join('')}`;
}

const anyColour = (least: number, most: number): Colour => [
  between(least, most),
  between(least, most),
  between(least, most),
];

/** A jigsaw piece: a square with a knob on the right, and one at the top that points outwards or inwards. */
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
