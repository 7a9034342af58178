import { COPPER, dark, GOLD, type Metal, pale, SILVER } from './colour.ts';
import { at, createInk, picture, polar, svg, times } from './ink.ts';
import { label } from './lettering.ts';
import { gem } from './motifs/gem.ts';
import { polygon, rays, star } from './motifs/setting.ts';
import { nth } from './prng.ts';

const IRON: Metal = ['#1f2433', '#454d66', '#717a96', '#a4acc4', '#dde2f0'];
const PLATINUM: Metal = ['#1f3a4a', '#5a8aa0', '#a4d8e4', '#dcf6fa', '#ffffff'];
const AMETHYST: Metal = ['#2a0f5a', '#5a2ab0', '#9a5aff', '#ceaaff', '#f6eeff'];

interface Rank {
  readonly metal: Metal;
  readonly field: string;
  readonly form: 'round' | 'shield' | 'hex' | 'star';
  /** Per side. */
  readonly leaves?: number;
  /** Per side. */
  readonly feathers?: number;
  readonly jewel?: string;
  readonly crown?: boolean;
}

const ranks: readonly Rank[] = [
  { metal: IRON, field: '#2a3048', form: 'round' },
  { metal: COPPER, field: '#5a2416', form: 'round', jewel: '#ff8a4a' },
  { metal: COPPER, field: '#6a2a1a', form: 'shield', leaves: 4, jewel: '#ff6a3a' },
  { metal: SILVER, field: '#2a3a66', form: 'shield', leaves: 4, jewel: '#4da3ff' },
  { metal: SILVER, field: '#233a7a', form: 'hex', leaves: 5, jewel: '#3f8cff' },
  { metal: GOLD, field: '#6a3408', form: 'hex', leaves: 5, jewel: '#ffb02e' },
  { metal: GOLD, field: '#7a1a2a', form: 'hex', leaves: 5, feathers: 3, jewel: '#ff4a5a' },
  { metal: PLATINUM, field: '#0f4a5e', form: 'star', feathers: 4, jewel: '#3fe0ff' },
  { metal: AMETHYST, field: '#3a1480', form: 'star', feathers: 5, jewel: '#d07aff', crown: true },
  { metal: GOLD, field: '#140f2e', form: 'star', leaves: 5, feathers: 6, jewel: '#ff3b5c', crown: true },
];
export const badgeCount = ranks.length;

/** The medal of a VIP level from 0 to 9, 120 by 120. */
export function badge(level: number): string {
  const n = Math.min(ranks.length - 1, Math.max(0, Math.trunc(level)));
  const k = createInk(`badge/${n}`);
  const { metal: m, field, form, leaves = 0, feathers = 0, jewel, crown } = nth(ranks, n);
  const metal = k.lin([m[4], [0.3, m[2]], [0.55, m[1]], [0.75, m[3]], m[1]], 60);
  const outer = {
    round: 'M0-36A36 36 0 1 1-.1-36z',
    shield: 'M0-38Q20-30 34-32Q38 10 0 40Q-38 10-34-32Q-20-30 0-38z',
    hex: polygon(6, 40),
    star: star(8, 43, 35, -90),
  }[form];
  const wing = k.keep(
    times(
      feathers,
      (i) =>
        svg`<path d="M20 ${8 - i * 3}Q${40 + i * 2} ${2 - i * 7} ${57 - i * 3.2} ${-8 - i * 8.6}Q${50 - i * 2} ${10 - i * 4} 22 ${15 - i * 3}z" fill="${k.lin([m[4], m[3], m[1]], 20)}" stroke="${m[0]}" stroke-width="1.200"/>`,
    ),
  );
  const leaf = k.keep(
    times(leaves, (i) => {
      const [x, y] = polar(44, 82 - i * 25);
      return svg`<path d="M0 0Q7-7 3-17Q-6-9 0 0z" fill="${k.lin([m[4], m[2], m[1]])}" stroke="${m[0]}" transform="translate(${x} ${y}) rotate(${40 - i * 30})"/><path d="M0 0Q-7-6-5-15Q4-9 0 0z" fill="${m[2]}" stroke="${m[0]}" transform="translate(${x} ${y}) rotate(${-10 - i * 28})"/>`;
    }),
  );
  const id = k.keepPath(outer);
  const both = (g: string) => `<use href="#${g}"/><use href="#${g}" transform="scale(-1 1)"/>`;
  const body =
    (n > 4 ? rays(60, 62, 16, 58, k.rad([`${m[3]}/.7`, `${m[3]}/0`], 0.5, 0.5, 1)) : '') +
    '<ellipse cx="60" cy="111" rx="30" ry="4" fill="#000" opacity=".35"/>' +
    at(
      60,
      63,
      (feathers ? both(wing) : '') +
        (leaves ? both(leaf) : '') +
        svg`<use href="#${id}" fill="${m[0]}" y="3"/><use href="#${id}" fill="${metal}" stroke="${m[0]}" stroke-width="1.500"/><use href="#${id}" fill="${dark(field, 0.4)}" transform="scale(.82)"/><use href="#${id}" fill="${k.rad([pale(field, 0.35), field, dark(field, 0.35)], 0.4, 0.25, 0.8)}" transform="scale(.78)"/>` +
        label('bungee', String(n), {
          y: jewel ? 9 : 13,
          size: jewel ? 40 : 44,
          fill: m[0],
          extra: `stroke="${m[0]}" stroke-width="24" stroke-linejoin="round"`,
        }) +
        label('bungee', String(n), {
          y: jewel ? 8 : 12,
          size: jewel ? 40 : 44,
          fill: k.lin([m[4], m[3], m[2], m[1]]),
        }) +
        svg`<path d="M-22-18Q-8-28 10-26Q-10-20-20-4z" fill="#fff" opacity=".28"/>` +
        (jewel ? at(0, 24, gem(k, jewel, 'hex'), { s: 0.2 }) : '') +
        (crown
          ? at(
              0,
              -44,
              svg`<path d="M-20 10L-25-12-10-3 0-18 10-3 25-12 20 10z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2" stroke-linejoin="round"/><circle cy="3" r="3.500" fill="${jewel}"/><circle cy="-19" r="3" fill="${GOLD[3]}"/>`,
            )
          : ''),
    );
  return picture(k, { width: 120, height: 120, title: `VIP ${n}`, body });
}
