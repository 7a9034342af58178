import { anton } from '@unisite/lettering/anton';
import { baloo } from '@unisite/lettering/baloo';
import { bangers } from '@unisite/lettering/bangers';
import { bevan } from '@unisite/lettering/bevan';
import { bungee } from '@unisite/lettering/bungee';
import { chakra } from '@unisite/lettering/chakra';
import { chonburi } from '@unisite/lettering/chonburi';
import { dela } from '@unisite/lettering/dela';
import { type Face, glyph } from '@unisite/lettering/face';
import { paytone } from '@unisite/lettering/paytone';
import { philosopher } from '@unisite/lettering/philosopher';
import { stencil } from '@unisite/lettering/stencil';
import { vietnam } from '@unisite/lettering/vietnam';
import { svg } from './ink.ts';

export const faces = {
  anton,
  baloo,
  bangers,
  bevan,
  bungee,
  chakra,
  chonburi,
  dela,
  paytone,
  philosopher,
  stencil,
  vietnam,
} satisfies Record<string, Face>;
export type FaceName = keyof typeof faces;

/** Units per em of the outlines. */
export const GRID = 200;

export const known = (face: Face, text: string) =>
  [...text.normalize('NFC').toUpperCase()].filter((c) => c === ' ' || face.glyphs[c]);
export const advance = (face: Face, c: string, track: number) => (glyph(face, c)?.advance ?? face.space) + track;
export const widthOf = (face: Face, text: string, track: number) =>
  known(face, text).reduce((w, c) => w + advance(face, c, track), -track);

interface Line {
  readonly d: string;
  readonly width: number;
  readonly cap: number;
}

/**
 * One line of capitals as a single path in the face's own grid, centred on x = 0 (or starting there), baseline y = 0.
 */
export function outline(name: FaceName, text: string, { track = 0, arch = 0, left = false } = {}): Line {
  const face = faces[name];
  const width = widthOf(face, text, track);
  let x = left ? 0 : -width / 2;
  let d = '';
  for (const c of known(face, text)) {
    const step = advance(face, c, track);
    const lift = Math.round(arch * ((2 * (x + step / 2)) / width) ** 2);
    for (const contour of glyph(face, c)?.contours ?? [])
      d += `M${Math.round(x + contour.x)} ${contour.y + lift}${contour.path}z`;
    x += step;
  }
  return { d, width, cap: face.cap };
}

export interface Label {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly fill?: string;
  readonly track?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Further attributes. */
  readonly extra?: string;
}

export const scaled = (k: number) => k.toFixed(3).replace(/^0/, '');

/** Small text at a given size: one path element. */
export function label(
  name: FaceName,
  text: string,
  { x = 0, y = 0, size = 12, fill = '#fff', track = 0, anchor = 'middle', extra = '' }: Label,
): string {
  const { d, width } = outline(name, text, { track, left: true });
  const k = size / GRID;
  const left = anchor === 'middle' ? x - (width * k) / 2 : anchor === 'end' ? x - width * k : x;
  return svg`<path d="${d}" fill="${fill}" transform="translate(${left} ${y}) scale(${scaled(k)})"${extra && ` ${extra}`}/>`;
}
