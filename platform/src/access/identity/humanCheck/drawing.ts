import { sharp } from '../../../foundation/process/sharp.ts';
import type { Polygon } from './shapes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The visible part of a drawing, in pixels. */
export interface Frame {
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
}

export const colourText = (colour: Colour): string => `rgb(${colour.map(Math.round).join(' ')})`;

/** The union of polygons, by the non-zero rule: one that winds the other way is a hole. */
export const pathOf = (polygons: readonly Polygon[]): string =>
  polygons.map((points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`).join('');

/** An SVG path of polygons in one colour. `opacity` 1: opaque. */
export const filled = (polygons: readonly Polygon[], colour: Colour, opacity = 1): string =>
  `<path d="${pathOf(polygons)}" fill="${colourText(colour)}" fill-opacity="${opacity}"/>`;

/** The framed part of an SVG drawing, as base64 PNG. */
export async function pngOf(drawing: string, { left = 0, top = 0, width, height }: Frame): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${drawing}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return png.toString('base64');
}
