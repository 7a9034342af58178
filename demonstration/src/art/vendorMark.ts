import { pale } from './colour.ts';
import { at, createInk, type Ink, picture, svg } from './ink.ts';
import { label, outline } from './lettering.ts';
import { polygon, star } from './motifs/setting.ts';
import { studios, styleOf } from './studios/index.ts';
import type { Palette, StudioName } from './studios/studio.ts';
import { vendors } from './vendors.ts';

const nameOf = (vendor: string) => vendors.find((v) => v.id === vendor)?.name ?? vendor;

/** The sign of each studio in a 48-unit field around its centre, in one or two inks. */
const signs: Readonly<Record<StudioName, (a: string, b: string) => string>> = {
  neon: (a, b) =>
    svg`<path d="M-13-18V14H15" fill="none" stroke="${a}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M4-18l-9 15H3l-7 14" fill="none" stroke="${b}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/>`,
  lacquer: (a, b) =>
    svg`<circle cx="6" cy="-5" r="13" fill="${b}"/><path d="M-20 16c8-2 12-8 14-16c2-10 8-16 17-17l6-3-4 6c-2 3-6 4-8 5c-3 4-2 8 2 12c-4-1-6 0-8 3c4 0 8 2 11 6c-6-3-12-2-16 2c-4 3-9 4-14 2z" fill="${a}"/>`,
  abyss: (a, b) =>
    svg`<path d="M-20-2q10-12 20 0t20 0v7q-10 12-20 0t-20 0z" fill="${a}"/><path d="M-20 12q10-10 20 0t20 0" stroke="${b}" stroke-width="4.500" fill="none"/><circle cx="8" cy="-15" r="4.500" fill="${b}"/><circle cx="-3" cy="-17" r="2.500" fill="${b}"/>`,
  jungle: (a, b) =>
    svg`<path d="M-19 19V2A19 19 0 0 1 19 2V19H10V4A10 10 0 0 0-10 4V19z" fill="${a}"/><path d="M0 19C-8 8-6 0 0-8C6 0 8 8 0 19z" fill="${b}"/>`,
  deco: (a, b) =>
    svg`<path d="M0-21L21 0 0 21-21 0z" fill="none" stroke="${a}" stroke-width="3.500"/><path d="M0-13L13 0 0 13-13 0z" fill="${b}"/><path d="M0-13V13M-6-7V7M6-7V7" stroke="${a}" stroke-width="2"/>`,
  candy: (a, b) =>
    svg`<circle r="13" fill="${a}"/><path d="M-12-4l-9-7v22l9-7zM12-4l9-7v22l-9-7z" fill="${b}"/><path d="M-6 6q-3-8 3-10t6 3-3 5" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  myth: (a, b) =>
    svg`<path d="M-20 20Q-26-8 0-20Q26-8 20 20Q14 0 0-6Q-14 0-20 20z" fill="${a}"/><path d="${star(4, 13, 4, -90, 0, 9)}" fill="${b}"/>`,
  arena: (a, b) =>
    svg`<path d="M-20-17H20L15 8Q11 18 0 22Q-11 18-15 8z" fill="${a}"/><path d="M-6-10v22M6-10v22" stroke="${b}" stroke-width="5.500"/>`,
  cyber: (a, b) =>
    svg`<path d="${polygon(6, 21)}" fill="none" stroke="${a}" stroke-width="4"/><path d="M-8-10V10M8-10L-5 0 8 10" fill="none" stroke="${b}" stroke-width="4.500"/>`,
  frost: (a, b) =>
    svg`<path d="M9-17A19 19 0 1 0 19 7A15 15 0 0 1 9-17z" fill="${a}"/><path d="M9-12v16M2-8l14 8M16-8L2 0" stroke="${b}" stroke-width="3" stroke-linecap="round"/>`,
  desert: (a, b) => svg`<circle cy="-6" r="11" fill="${b}"/><path d="M-22 18Q-8-6 2 6Q10-4 22 18z" fill="${a}"/>`,
  comic: (a, b) => svg`<path d="${star(9, 22, 14)}" fill="${a}"/><path d="M4-13L-8 3h7l-3 11L9-3H2z" fill="${b}"/>`,
};

/** Signs of vendors that share their studio's style with another. */
const ownSigns: Readonly<Record<string, (a: string, b: string) => string>> = {
  TF: (a, b) =>
    svg`<path d="M-22-14Q-8-10 0 2Q8-10 22-14Q18 4 0 20Q-18 4-22-14z" fill="${a}"/><path d="M-7-19L0-8 7-19Z" fill="${b}"/><circle cx="0" cy="6" r="4" fill="${b}"/>`,
  TCG_LOTTO_VN: (a, b) =>
    svg`<circle r="19" fill="${a}"/><circle r="11" fill="${b}"/><path d="${star(5, 8, 3.5, -90)}" fill="${a}"/>`,
  octavane: (a, b) =>
    svg`<path d="${polygon(8, 21)}" fill="none" stroke="${a}" stroke-width="4"/><circle cx="-6" cy="-6" r="5" fill="${a}"/><circle cx="7" cy="-5" r="5" fill="${b}"/><circle cx="-5" cy="7" r="5" fill="${b}"/><circle cx="7" cy="8" r="5" fill="${a}"/>`,
  TCG_SEA: (a, b) =>
    svg`<circle cx="5" r="15" fill="${a}"/><circle cx="5" r="8" fill="${b}"/><path d="M-22-9H-11M-24 0H-12M-22 9H-11" stroke="${a}" stroke-width="4" stroke-linecap="round"/>`,
};

const signOf = (vendor: string): ((a: string, b: string) => string) => ownSigns[vendor] ?? signs[styleOf(vendor)];

/** The small signature in the corner of a tile. */
export const studioMark = (vendor: string, p: Palette): string =>
  svg`<circle cx="26" cy="27" r="14" fill="${p.deep}" opacity=".72"/>` +
  at(26, 27, signOf(vendor)('#fff', p.third), { s: 0.42 });

/** A vendor's square mark (96 by 96) and its horizontal lockup (240 by 64). */
export function vendorMark(vendor: string): { readonly square: string; readonly lockup: string } {
  const name = nameOf(vendor);
  const style = styleOf(vendor);
  const studio = studios[style];
  const draw = (kind: string, width: number, height: number, body: (k: Ink) => string) => {
    const k = createInk(`mark/${vendor}/${kind}`);
    return picture(k, { width, height, title: name, body: body(k) });
  };
  const p = studio.palettes[0];
  const emblem = (k: Ink) =>
    svg`<rect width="96" height="96" rx="22" fill="${k.lin([pale(p.mid, 0.12), p.mid, p.deep], 60)}"/><rect x=".75" y=".75" width="94.500" height="94.500" rx="21.250" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.500"/><rect width="96" height="96" rx="22" fill="${k.rad(['#fff/.28', '#fff/0'], 0.3, 0.2, 0.6)}"/>` +
    at(48, 48, signOf(vendor)('#fff', p.third), { s: 1.42 });
  const square = draw('square', 96, 96, emblem);
  const { width } = outline(studio.face, name);
  const size = Math.min(32, (168 * 200) / width);
  const lockup = draw(
    'lockup',
    240,
    64,
    (k) =>
      `<g transform="translate(4 6) scale(.54)">${emblem(k)}</g>` +
      label(studio.face, name, { x: 66, y: 32 + size * 0.36, size, fill: '#EAF0FF', anchor: 'start' }),
  );
  return { square, lockup };
}
