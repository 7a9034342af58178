import { at, type Ink, polar, svg, times } from '../ink.ts';

const R = Math.round;
const tenth = (v: number) => Number(v.toFixed(1));

export type Range = readonly [low: number, high: number];

/** Wedges of light from a point, as one path. */
export function wedges(
  cx: number,
  cy: number,
  count: number,
  radius: number,
  { from = 0, sweep = 360, share = 0.5 } = {},
): string {
  const step = sweep / count;
  return times(count, (i) => {
    const [x1, y1] = polar(radius, from + i * step, cx, cy);
    const [x2, y2] = polar(radius, from + (i + share) * step, cx, cy);
    return `M${R(cx)} ${R(cy)}L${R(x1)} ${R(y1)} ${R(x2)} ${R(y2)}z`;
  });
}

export interface Rays {
  /** Share of each step that is light. */
  readonly share?: number;
  readonly from?: number;
  readonly o?: number;
}

/** Wedges of light all around, as a single dashed stroke. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  radius: number,
  paint: string,
  { share = 0.5, from = 0, o }: Rays = {},
): string {
  const step = (Math.PI * radius) / count;
  return svg`<circle cx="${cx}" cy="${cy}" r="${radius / 2}" fill="none" stroke="${paint}" stroke-width="${radius}" stroke-dasharray="${(step * share).toFixed(1)} ${(step * (1 - share)).toFixed(1)}"${o && ` opacity="${o}"`}${from !== 0 && ` transform="rotate(${from} ${cx} ${cy})"`}/>`;
}

/** A regular star or burst as a path. */
export const star = (points: number, outer: number, inner: number, turn = -90, cx = 0, cy = 0): string => {
  const corner = (i: number) => {
    const [x, y] = polar(i % 2 ? inner : outer, turn + (i * 180) / points, cx, cy);
    return `${i ? ' ' : ''}${tenth(x)} ${tenth(y)}`;
  };
  return `M${times(points * 2, corner)}z`;
};

export const polygon = (sides: number, r: number, turn = -90, cx = 0, cy = 0): string => {
  const corner = (i: number) => {
    const [x, y] = polar(r, turn + (i * 360) / sides, cx, cy);
    return `${tenth(x)} ${tenth(y)} `;
  };
  return `M${times(sides, corner)}z`;
};

/** A four-pointed glint. */
export const glint = (x: number, y: number, r: number, fill = '#fff'): string => {
  const a = r * 0.12;
  return svg`<path d="M${x} ${y - r}q${a} ${r - a} ${r} ${r}q${a - r} ${a} ${-r} ${r}q${-a} ${a - r} ${-r} ${-r}q${r - a} ${-a} ${r} ${-r}" fill="${fill}"/>`;
};

export interface Specks {
  readonly x?: Range;
  readonly y?: Range;
  readonly r?: Range;
  readonly fill?: string;
  readonly o?: number;
}

/** Dots of one colour in three sizes: stars, snow, dust. */
export function specks(
  k: Ink,
  count: number,
  { x = [0, 300], y = [0, 400], r = [0.5, 1.4], fill = '#fff', o = 0.8 }: Specks = {},
): string {
  const groups = [r[0], (r[0] + r[1]) / 2, r[1]].map((size) => {
    const d = times(Math.ceil(count / 3), () => `M${k.whole(...x)} ${k.whole(...y)}h0`);
    return svg`<path d="${d}" stroke-width="${size * 2}"/>`;
  });
  return svg`<g stroke="${fill}" stroke-linecap="round" opacity="${o}">${groups}</g>`;
}

/** Soft discs out of focus. */
export const bokeh = (k: Ink, count: number, colours: readonly string[], y: Range, r: Range, o: number): string =>
  `<g opacity="${o}">${times(count, () => svg`<circle cx="${k.whole(0, 300)}" cy="${k.whole(...y)}" r="${k.whole(...r)}" fill="${k.pick(colours)}"/>`)}</g>`;

export const glow = (k: Ink, x: number, y: number, r: number, colour: string, strength = 0.9): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${k.rad([`${colour}/${strength}`, [0.35, `${colour}/${R(strength * 45) / 100}`], `${colour}/0`])}"/>`;

/** A paint over the whole tile. */
export const full = (fill: string, o?: number): string =>
  `<path d="M0 0h300v400H0z" fill="${fill}"${o ? ` opacity="${o}"` : ''}/>`;

/** Darkens the corners, and the ground under the title. */
export const vignette = (k: Ink, deep: string, { foot = 0.92, from = 0.52, corners = 0.75 } = {}): string =>
  full(
    k.rad(
      [
        [0.45, `${deep}/0`],
        [1, `${deep}/${corners}`],
      ],
      0.5,
      0.42,
      0.78,
    ),
  ) +
  full(
    k.lin([
      [from, `${deep}/0`],
      [from + 0.26, `${deep}/${foot * 0.8}`],
      [1, `${deep}/${foot}`],
    ]),
  );

/** The shadow a thing casts on the floor. */
export const ground = (k: Ink, x: number, y: number, rx: number, colour: string, o: number): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="${k.rad([`${colour}/${o}`, [0.6, `${colour}/${o * 0.6}`], `${colour}/0`])}"/>`;

/** A heap of cloud: overlapping circles on a flat base, lit from above. */
export function cloud(x: number, y: number, w: number, fill: string): string {
  const u = w / 10;
  return svg`<path d="M${x} ${y}q${-u * 0.4} ${-u * 1.5} ${u * 1.4} ${-u * 1.6}q${u * 0.2} ${-u * 1.9} ${u * 2.2} ${-u * 1.3}q${u * 1.3} ${-u * 2.2} ${u * 3} ${-u * 0.3}q${u * 1.9} ${-u * 0.7} ${u * 1.8} ${u * 1.3}q${u * 1.7} ${u * 0.2} ${u * 1.4} ${u * 1.9}z" fill="${fill}"/>`;
}

/** The curled cloud of lacquer work. */
export const scroll =
  'M0 0c-9-16 6-28 18-20c3-17 29-18 32 1c14-9 30 2 24 17c11-4 20 6 16 14H0c-9-2-8-11 0-12M18-20c10 0 13 12 4 15c-6 1-8-7-2-8M50-19c12 1 14 16 3 18c-7 1-9-9-2-9M74-2c6 2 6 9 0 10';

/** A mountain range standing on y: its outline, and the faces turned towards the light. */
export const peaks = (
  k: Ink,
  y: number,
  height: number,
  step: number,
): { readonly d: string; readonly lit: string } => {
  let d = `M-20 400V${R(y)}`;
  let lit = '';
  let x = -20;
  while (x < 320) {
    const w = k.whole(step * 0.7, step * 1.3);
    const h = k.whole(height * 0.55, height);
    const top = Math.trunc(x + w / 2);
    lit += `M${top} ${R(y - h)}L${x + w} ${R(y)} ${top + 3} ${R(y - h * 0.35)} ${top - 4} ${R(y - h * 0.6)}z`;
    d += `L${top} ${R(y - h)}L${x + w} ${R(y - k.between(0, height * 0.2))}`;
    x += w;
  }
  return { d: `${d}V400z`, lit };
};

const leaf = 'M0 0c14-22 16-54 0-86c-16 32-14 64 0 86z';

/** A spray of broad leaves growing from a corner. */
export const fronds = (
  k: Ink,
  x: number,
  y: number,
  from: number,
  sweep: number,
  count: number,
  fill: string,
  vein: string,
  s = 1,
): string => {
  const id = k.keep(
    svg`<path d="${leaf}" fill="${fill}"/><path d="M0 0v-78M0-18l8-12M0-34l9-13M0-18l-8-12M0-34l-9-13M0-50l7-11M0-50l-7-11" stroke="${vein}" fill="none" opacity=".6"/>`,
  );
  const one = (i: number) =>
    `<use href="#${id}" transform="rotate(${R(from + (sweep * i) / Math.max(1, count - 1) + k.between(-7, 7))}) scale(${(s * k.between(0.8, 1.25)).toFixed(2)})"/>`;
  return at(x, y, times(count, one));
};

export const bubbles = (k: Ink, count: number): string => {
  const id = k.keep(
    svg`<circle r="10" fill="${k.rad([[0.55, '#fff/0'], [0.9, '#fff/.25'], '#fff/.6'])}"/><path d="M-6-3a7 7 0 0 1 5-4" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  );
  return times(
    count,
    () =>
      `<use href="#${id}" transform="translate(${k.whole(6, 294)} ${k.whole(20, 330)}) scale(${k.between(0.2, 0.9).toFixed(2)})"/>`,
  );
};
