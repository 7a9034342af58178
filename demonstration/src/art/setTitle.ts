import { type Face, glyph } from '@unisite/lettering/face';
import { at, type Ink, svg } from './ink.ts';
import { advance, type FaceName, faces, GRID, known, outline, scaled, widthOf } from './lettering.ts';

/** How far letters reach above and below the baseline: Vietnamese capitals have up to two marks above and one below. */
type Reach = readonly [top: number, foot: number];

const reaches = new WeakMap<Face, Map<string, Reach>>();

function reach(face: Face, c: string): Reach {
  const ofFace = reaches.get(face) ?? new Map<string, Reach>();
  reaches.set(face, ofFace);
  const before = ofFace.get(c);
  if (before) return before;
  let top = 0;
  let foot = 0;
  for (const contour of glyph(face, c)?.contours ?? []) {
    let y = contour.y;
    top = Math.min(top, y);
    foot = Math.max(foot, y);
    for (const [, step, rest = ''] of contour.path.matchAll(/([qlhv])([^qlhv]*)/g)) {
      if (step !== 'h') y += Number(rest.match(/-?\d+/g)?.at(-1) ?? 0);
      top = Math.min(top, y);
      foot = Math.max(foot, y);
    }
  }
  const made: Reach = [-top, foot];
  ofFace.set(c, made);
  return made;
}

const letters = (face: Face, text: string) => known(face, text).filter((c) => c !== ' ');
const lineReach = (face: Face, text: string): Reach => {
  const all = letters(face, text).map((c) => reach(face, c));
  return [Math.max(0, ...all.map(([top]) => top)), Math.max(0, ...all.map(([, foot]) => foot))];
};

interface Station {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly foot: number;
}

/** Position and reach of each letter in a centred line. */
function stations(face: Face, text: string, track: number): readonly Station[] {
  let x = -widthOf(face, text, track) / 2;
  return known(face, text).flatMap((c) => {
    const from = x;
    x += advance(face, c, track);
    if (c === ' ') return [];
    const [top, foot] = reach(face, c);
    return [{ from, to: x, top, foot }];
  });
}

/** The leading with which no mark of one line touches a letter of the other. */
function leading(face: Face, above: string, below: string, track: number, gap: number): number {
  const lower = stations(face, below, track);
  const need = stations(face, above, track).flatMap((a) =>
    lower.filter((b) => b.from < a.to + 6 && b.to > a.from - 6).map((b) => a.foot + b.top),
  );
  return Math.max(0, ...need) + gap * GRID;
}

interface Setting {
  readonly lines: readonly { readonly text: string; readonly reach: Reach; readonly lead: number }[];
  readonly size: number;
  readonly score: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly track: number;
  readonly most: number;
  readonly edge: number;
}

/** A title on the given lines, as large as the room allows. */
function setting(face: Face, texts: readonly string[], { width, height, gap, track, most, edge }: Room): Setting {
  const lines = texts.map((text, i) => {
    const above = texts[i - 1];
    return {
      text,
      reach: lineReach(face, text),
      lead: above === undefined ? 0 : leading(face, above, text, track, gap),
    };
  });
  const tall = (lines.at(0)?.reach[0] ?? 0) + (lines.at(-1)?.reach[1] ?? 0) + lines.reduce((sum, l) => sum + l.lead, 0);
  const widths = texts.map((text) => widthOf(face, text, track));
  const widest = Math.max(...widths);
  const size = Math.min(most, ((width - edge) * GRID) / widest, ((height - edge) * GRID) / tall);
  const ragged = Math.min(...widths) / widest; // prefers lines of similar width
  return { lines, size, score: size * (0.72 + 0.28 * ragged) };
}

/** Breaks a title into one to three lines so that the letters are as large as possible. */
function breakLines(face: Face, title: string, room: Room): Setting {
  const words = title.split(/\s+/);
  const part = (from: number, to?: number) => words.slice(from, to).join(' ');
  const ways = [[title]];
  for (let i = 1; i < words.length; i++) {
    ways.push([part(0, i), part(i)]);
    for (let j = i + 1; j < words.length; j++) ways.push([part(0, i), part(i, j), part(j)]);
  }
  return ways
    .map((lines) => setting(face, lines, room))
    .reduce((best, next) => (next.score > best.score ? next : best));
}

export interface TitleLayer {
  readonly dx?: number;
  readonly dy?: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke. */
  readonly sw?: number;
  readonly o?: number;
}

/** How a title is set: its box, given by centre and foot, the type, and the layers from back to front. */
export interface TitleStyle {
  readonly cx?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly height?: number;
  readonly gap?: number;
  readonly track?: number;
  readonly arch?: number;
  /** Maximum letter size. */
  readonly most?: number;
  readonly skew?: number;
  readonly turn?: number;
  readonly layers: readonly TitleLayer[];
}

/**
 * A title at the foot of its box. Each layer is painted over all lines, so that no line's edge covers another's face.
 */
export function setTitle(
  ink: Ink,
  title: string,
  name: FaceName,
  {
    cx = 150,
    bottom = 386,
    width = 272,
    height = 108,
    gap = 0.1,
    track = 0,
    arch = 0,
    most = 60,
    layers,
    skew = 0,
    turn = 0,
  }: TitleStyle,
): string {
  const edge = Math.max(...layers.map((l) => l.sw ?? 0)); // room for the widest stroke
  const { lines, size } = breakLines(faces[name], title.toUpperCase().normalize('NFC'), {
    width,
    height,
    gap,
    track,
    most,
    edge,
  });
  const k = size / GRID;
  let y = -edge / 2 - (lines.at(-1)?.reach[1] ?? 0) * k;
  const set: string[] = [];
  for (const [i, line] of [...lines.entries()].reverse()) {
    const { d } = outline(name, line.text, { track, arch: i === 0 ? arch : 0 });
    set.unshift(svg`<path d="${d}" transform="translate(0 ${y}) scale(${scaled(k)})"/>`);
    y -= line.lead * k;
  }
  const block = ink.keep(set.join(''));
  const paint = ({ dx = 0, dy = 0, fill = 'none', stroke, sw = 0, o }: TitleLayer) =>
    svg`<use href="#${block}" fill="${fill}"${stroke && svg` stroke="${stroke}" stroke-width="${Math.round(sw / k)}"`}${o && ` opacity="${o}"`}${dx !== 0 && svg` x="${dx}"`}${dy !== 0 && svg` y="${dy}"`}/>`;
  const body = `<g stroke-linejoin="round"${skew ? ` transform="skewX(${skew})"` : ''}>${layers.map(paint).join('')}</g>`;
  return at(cx, bottom, body, { r: turn });
}
