import { anton } from '@unisite/lettering/anton';
import { baloo } from '@unisite/lettering/baloo';
import { bungee } from '@unisite/lettering/bungee';
import { chakra } from '@unisite/lettering/chakra';
import { type Face, glyph } from '@unisite/lettering/face';
import { paytone } from '@unisite/lettering/paytone';
import { vietnam } from '@unisite/lettering/vietnam';
import { between, oneOf } from './chance.ts';
import { type Colour, colourText, filled, pngOf } from './drawing.ts';
import { disc, glyphPolygons, type Point, type Polygon, ribbon } from './shapes.ts';

/**
 * Characters that cannot be mistaken for each other: no 0 and O, no 1, I and L, no 2 and Z, no 5 and S, no 6 and G, no
 * 8 and B, no U and V.
 */
export const captchaSigns = 'ACEFHKMNPRTWXY3479';
export const CAPTCHA_LENGTH = 5;

const WIDTH = 160;
const HEIGHT = 60;
export const captchaFaces = [anton, baloo, bungee, chakra, paytone, vietnam] as const;
const inks: readonly [Colour, ...Colour[]] = [
  [32, 58, 120],
  [130, 34, 70],
  [16, 96, 72],
  [104, 60, 16],
  [84, 38, 130],
];

/**
 * The characters as a picture, base64 PNG: each in a typeface of its own, rotated and bent, behind lines and dots in
 * the same inks.
 */
export function captchaImage(signs: string): Promise<string> {
  const ground: Colour = [between(232, 250), between(232, 250), between(236, 252)];
  const bend = bending();
  const step = (WIDTH - 24) / signs.length;
  const letters = [...signs].map((sign, i) => {
    const middle: Point = [12 + step * (i + 0.5) + between(-2, 2), HEIGHT / 2 + between(-5, 5)];
    const shape = signShape(oneOf(captchaFaces), sign, middle).map((polygon) => polygon.map(bend));
    return filled(shape, oneOf(inks));
  });
  const drawing = [
    `<rect width="100%" height="100%" fill="${colourText(ground)}"/>`,
    ...Array.from({ length: 12 }, () => dot(between(3, 7), 0.25)),
    ...letters,
    ...Array.from({ length: 3 }, curve),
    ...Array.from({ length: 40 }, () => dot(between(0.6, 1.5), 0.8)),
  ];
  return pngOf(drawing.join(''), { width: WIDTH, height: HEIGHT });
}

/** A character centred on a point, some 34 pixels high, rotated by up to 0.38 rad. */
function signShape(face: Face, sign: string, [x, y]: Point): Polygon[] {
  const outlines = glyph(face, sign);
  if (!outlines) throw new Error(`a face has no ${sign}`);
  const scale = between(31, 37) / face.cap;
  // Wide letters would overlap their neighbours.
  const wide = Math.min(scale, 27 / outlines.advance);
  const angle = between(-0.38, 0.38);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return glyphPolygons(outlines).map((polygon) =>
    polygon.map(([px, py]): Point => {
      const [dx, dy] = [(px - outlines.advance / 2) * wide, (py + face.cap / 2) * scale];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  );
}

function bending(): (point: Point) => Point {
  const [high, long, start] = [between(1.5, 3), between(14, 24), between(0, 6)];
  const [broad, tall, begin] = [between(1, 2.2), between(9, 15), between(0, 6)];
  return ([x, y]) => [x + broad * Math.sin(y / tall + begin), y + high * Math.sin(x / long + start)];
}

function curve(): string {
  const [from, to, high] = [between(8, HEIGHT - 8), between(8, HEIGHT - 8), between(-22, 22)];
  const points = Array.from({ length: 25 }, (_none, i): Point => {
    const t = i / 24;
    return [t * WIDTH, from + (to - from) * t + high * Math.sin(t * Math.PI * 2)];
  });
  return filled([ribbon(points, between(1, 1.8))], oneOf(inks), 0.85);
}

function dot(radius: number, opacity: number): string {
  const place: Point = [between(0, WIDTH), between(0, HEIGHT)];
  return filled([disc(place, radius, 8)], oneOf(inks), opacity);
}
