/**
 * A face as it is kept: `cap` height and width of the space in the grid, and per letter "advance;x,y,path;…", one part for each outline:
 * where it starts and the rest of its path in relative q, l, h and v.
 */
export interface Face {
  readonly cap: number;
  readonly space: number;
  readonly glyphs: Readonly<Record<string, string>>;
}

interface Contour {
  readonly x: number;
  readonly y: number;
  readonly path: string;
}

export interface Glyph {
  readonly advance: number;
  readonly contours: readonly Contour[];
}

const read = new WeakMap<Face, Map<string, Glyph>>();

/** A face's letter, or undefined where the face has none. */
export function glyph(face: Face, letter: string): Glyph | undefined {
  const packed = face.glyphs[letter];
  if (packed === undefined) return undefined;
  const known = read.get(face) ?? new Map<string, Glyph>();
  read.set(face, known);
  const before = known.get(letter);
  if (before) return before;
  const [advance, ...parts] = packed.split(';');
  const contours = parts.map((part) => {
    const [x, y, path = ''] = part.split(',');
    return { x: Number(x), y: Number(y), path };
  });
  const made = { advance: Number(advance), contours };
  known.set(letter, made);
  return made;
}
