/**
 * A stored typeface: `cap` is the cap height, `space` the width of the space, in grid units; each letter is
 * "advance;x,y,path;…", one part per outline: its start and the rest of its path in relative q, l, h and v.
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

/** The glyph of a letter, or undefined. */
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
