// Lanterns, lotus, balloons and presents.
import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';

/** A silk lantern on its string, some 100 high. */
export const lantern = (k: Ink, c: string): string =>
  svg`<path d="M0-60v42" stroke="${GOLD[2]}" stroke-width="1.5"/><path d="M-7-20h14v5H-7zM-7 21h14v5H-7z" fill="${GOLD[2]}"/><ellipse cy="3" rx="22" ry="19" fill="${k.rad(['#fff2b0', [0.3, '#ffb14a'], [0.75, c], dark(c, 0.5)], 0.42, 0.4, 0.62)}"/><path d="M0-16v38M-11-13q-9 16 0 33M11-13q9 16 0 33" stroke="${dark(c, 0.35)}" fill="none" opacity=".6"/><path d="M0 26v16m-3-14v12m6-12v12" stroke="${GOLD[2]}" stroke-width="1.6"/>`;

/** One petal, its foot at (0, 0); returns its id. */
export const lotusPetal = (k: Ink, c: string): string =>
  k.keep(
    svg`<path d="M0 0Q44-40 0-112Q-44-40 0 0z" fill="${k.lin(['#fff', pale(c, 0.4), c, dark(c, 0.2)])}" stroke="${dark(c, 0.35)}" stroke-width="2"/>`,
  );

/** A lotus in bloom, its foot at (0, 0), some 110 high. */
export function lotus(k: Ink, c: string): string {
  const petal = lotusPetal(k, c);
  const ring = (turns: readonly number[], s: number) =>
    turns.map((r) => `<use href="#${petal}" transform="rotate(${r}) scale(${s})"/>`).join('');
  return ring([-78, 78, -54, 54, -30, 30, 0], 1) + ring([-66, 66, -40, 40, -13, 13], 0.74);
}

/** A balloon of 40 by 48 with its string. */
export const balloon = (k: Ink, c: string): string =>
  svg`<path d="M0 52q-14 40 4 70t-6 64" stroke="#fff" stroke-width="2" fill="none" opacity=".6"/><path d="M-8 56L0 46 8 56z" fill="${dark(c, 0.35)}"/><path d="M0-48C28-48 40-26 40-4C40 24 20 48 0 48S-40 24-40-4C-40-26-28-48 0-48z" fill="${k.rad([pale(c, 0.7), [0.35, c], dark(c, 0.45)], 0.36, 0.28, 0.8)}"/><path d="M-24-16Q-20-34-6-38" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".75"/>`;

/** A present with a ribbon, some 220 wide. */
export const gift = (k: Ink, c: string, ribbon: string): string => {
  const band = k.lin([pale(ribbon, 0.5), ribbon, dark(ribbon, 0.35)], 30);
  return (
    svg`<path d="M-96-20H96V96Q96 104 88 104H-88Q-96 104-96 96z" fill="${k.lin([pale(c, 0.2), c, dark(c, 0.5)], 60)}" stroke="${dark(c, 0.7)}" stroke-width="4"/><path d="M-20-20H20V104H-20z" fill="${band}"/><path d="M-96-20H96V-4H-96z" fill="#000" opacity=".25"/><path d="M-106-58H106Q112-58 112-52V-26Q112-20 106-20H-106Q-112-20-112-26V-52Q-112-58-106-58z" fill="${k.lin([pale(c, 0.4), c, dark(c, 0.3)])}" stroke="${dark(c, 0.7)}" stroke-width="4"/><path d="M-22-58H22V-20H-22z" fill="${band}"/>` +
    k.mirror(
      svg`<path d="M0-60Q14-116 62-116Q92-112 82-86Q70-60 0-58z" fill="${band}" stroke="${dark(ribbon, 0.6)}" stroke-width="3.5" stroke-linejoin="round"/><path d="M12-66Q28-94 58-98Q70-92 56-80Q42-68 12-66z" fill="${dark(ribbon, 0.45)}"/>`,
    ) +
    svg`<circle cy="-62" r="15" fill="${band}" stroke="${dark(ribbon, 0.6)}" stroke-width="3.5"/>`
  );
};

/** Paper falling over a banner's group. */
export const confetti = (k: Ink): string =>
  at(
    0,
    0,
    times(
      34,
      () =>
        svg`<path d="M${k.whole(-280, 280)} ${k.whole(-190, 120)}l${k.whole(-8, 8)} ${k.whole(6, 12)}" stroke="${k.pick(['#ffd25e', '#ff5fa8', '#3fd6ff', '#7af0a0', '#fff'])}" stroke-width="7"/>`,
    ),
  );
