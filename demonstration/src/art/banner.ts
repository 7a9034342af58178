import { horizons, moods } from './banners/grounds.ts';
import type { Kind } from './banners/kind.ts';
import { offers } from './banners/offers.ts';
import { rooms } from './banners/rooms.ts';
import { mix, pale } from './colour.ts';
import { at, createInk, picture, svg, times } from './ink.ts';
import { glint, glow, ground, rays, scroll } from './motifs/setting.ts';
import { coin } from './motifs/table.ts';

/** Mood, background and group of each kind. */
const kinds = { ...rooms, ...offers };
export type BannerKind = keyof typeof kinds;
export const bannerKinds = Object.keys(kinds).filter((name): name is BannerKind => name in kinds);

export interface BannerOf {
  readonly seed: string | number;
  readonly kind: BannerKind;
  readonly crop?: 'wide' | 'phone';
}

interface Frame {
  readonly w: number;
  readonly h: number;
  /** Centre of the group and its scale. */
  readonly cx: number;
  readonly cy: number;
  readonly s: number;
  /** Height of the floor. */
  readonly floor: number;
}

const frames: Readonly<Record<'wide' | 'phone', Frame>> = {
  wide: { w: 1200, h: 420, cx: 872, cy: 208, s: 0.94, floor: 372 },
  phone: { w: 800, h: 1000, cx: 400, cy: 390, s: 1.36, floor: 640 },
};

/**
 * A hero picture: 1200 by 420 with a calm left half for text, or with crop 'phone' 800 by 1000 with room for text at
 * the foot.
 */
export function banner({ seed, kind, crop = 'wide' }: BannerOf): string {
  const k = createInk(`banner/${seed}/${kind}/${crop}`);
  const { mood, land, draw }: Kind = kinds[kind];
  const [deep, mid, warm, light] = moods[mood];
  const phone = crop === 'phone';
  const { w, h, cx, cy, s, floor } = frames[crop];
  const rect = (fill: string) => svg`<path d="M0 0h${w}v${h}H0z" fill="${fill}"/>`;
  const dust = times(
    3,
    (i) =>
      svg`<path d="${times(14, () => `M${k.whole(0, w)} ${k.whole(0, floor)}h0`)}" stroke="${light}" stroke-width="${2 + i * 2.4}" stroke-linecap="round" opacity="${[0.7, 0.45, 0.25][i]}"/>`,
  );
  const curl = k.keep(
    `<path d="${scroll}" fill="${k.lin([mix(mid, warm, 0.25), deep])}" stroke="${warm}" stroke-opacity=".7" stroke-width="1.500"/>`,
  );
  const banks: readonly (readonly [x: number, y: number, scale: number])[] = phone
    ? [
        [-40, floor + 60, 3],
        [430, floor + 76, 2.6],
        [860, floor + 50, -3],
      ]
    : [
        [470, 420, 1.9],
        [600, 428, 2.4],
        [1230, 424, -2.4],
        [1010, 432, 2],
      ];
  const clouds = banks
    .map(([x, y, q]) => svg`<use href="#${curl}" transform="translate(${x} ${y}) scale(${q} ${Math.abs(q)})"/>`)
    .join('');
  const big = coin(k);
  const body =
    rect(k.rad([pale(warm, 0.2), [0.22, warm], [0.5, mid], deep], cx / w, cy / h, phone ? 0.75 : 0.62)) +
    rays(cx, cy, 24, phone ? 1000 : 860, light, { share: 0.42, o: 0.12 }) +
    glow(k, cx, cy, phone ? 440 : 320, light, 0.75) +
    svg`<path d="${horizons[land](k, w, floor)}" fill="${k.lin([mix(mid, warm, 0.35), mid])}" opacity=".75"/><path d="${horizons[land](k, w, floor)}" fill="${k.lin([mid, deep])}" opacity=".85" transform="translate(0 26)"/>` +
    svg`<path d="M0 ${floor}H${w}V${h}H0z" fill="${k.lin([mix(mid, warm, 0.2), [0.5, deep], deep])}"/><path d="M0 ${floor}H${w}" stroke="${light}" opacity=".35" stroke-width="1.500"/>` +
    svg`<g fill="none" stroke="${light}" opacity=".45"><circle cx="${cx}" cy="${cy}" r="${232 * s}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${248 * s}" stroke-dasharray="0 14" stroke-width="5" stroke-linecap="round"/></g>` +
    dust +
    ground(k, cx, floor + 14, 330 * s, '#000000', 0.6) +
    at(cx, cy, draw(k), { s }) +
    clouds +
    at(phone ? 70 : 1168, phone ? floor + 60 : 64, `<use href="#${big}"/>`, { s: 2.6, sy: 2.1, r: 24, o: 0.9 }) +
    at(phone ? 736 : 560, phone ? 80 : 70, `<use href="#${big}"/>`, { s: 1.4, sy: 0.9, r: -32, o: 0.8 }) +
    glint(cx - 150 * s, cy - 130 * s, 26 * s) +
    glint(cx + 176 * s, cy - 96 * s, 18 * s) +
    (phone
      ? rect(k.lin([[0.6, `${deep}/0`], [0.8, `${deep}/.92`], deep]))
      : rect(k.lin([deep, [0.3, `${deep}/.8`], [0.58, `${deep}/0`]], 0)));
  return picture(k, { width: w, height: h, title: kind, body });
}
