// Creatures of the deep and what hunts them.

import { dark, GOLD, pale } from '../colour.ts';
import { type Ink, polar, svg, times } from '../ink.ts';
import { glow, star } from './setting.ts';

const ink = '#0c1030';
const stare = (x: number, y: number, r: number, iris = '#ffb52e') =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${ink}" stroke-width="2.500"/><circle cx="${x + r * 0.18}" cy="${y + r * 0.06}" r="${r * 0.62}" fill="${iris}"/><circle cx="${x + r * 0.22}" cy="${y + r * 0.08}" r="${r * 0.36}" fill="${ink}"/><circle cx="${x - r * 0.1}" cy="${y - r * 0.28}" r="${r * 0.2}" fill="#fff"/>`;

/** A plump reef fish, swimming left; about 150 long. */
export function fish(k: Ink, c: string, fin: string, { stripe = true } = {}) {
  const body = 'M-72 4Q-52-46 4-46Q44-44 62-6Q50 40 2 46Q-50 44-72 4z';
  const scale = k.pattern(
    18,
    14,
    `<path d="M0 0q9 14 18 0M-9 7q9 14 18 0M9 7q9 14 18 0" fill="none" stroke="#fff" stroke-width="1.500"/>`,
  );
  const f = k.lin([pale(fin, 0.45), fin, dark(fin, 0.4)]);
  return (
    svg`<g fill="${f}" stroke="${dark(fin, 0.65)}" stroke-width="2.500" stroke-linejoin="round"><path d="M50-4Q74-44 96-46Q86-16 90 0Q86 24 98 48Q72 42 50 4z"/><path d="M-26-40Q-4-78 40-66Q34-48 44-26z"/><path d="M-16 40Q2 70 34 62Q28 50 34 32z"/></g><path d="M62-8l26-28M64 0h24M62 6l28 30M0-46l16-18M16-42l16-20" stroke="${dark(fin, 0.4)}" stroke-width="2" opacity=".6"/>` +
    k.relief(body, k.lin([pale(c, 0.55), [0.4, c], dark(c, 0.45)]), {
      edge: dark(c, 0.75),
      width: 5,
      rim: '#fff',
      dx: 1.5,
      dy: -2,
    }) +
    svg`<path d="M-16-44Q44-44 62-6Q50 40-6 46Q6 0-16-44z" fill="${scale}" opacity=".3"/>` +
    (stripe
      ? svg`<path d="M-20-44Q-6 0-18 45L-4 46Q8 0-4-46zM24-40Q34 0 24 40L36 32Q44 0 36-32z" fill="${pale(fin, 0.5)}" opacity=".9"/>`
      : '') +
    svg`<path d="M-40 12Q-60 20-68 10" stroke="${dark(c, 0.7)}" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M-2 8Q22 2 30 18Q16 34-4 24z" fill="${f}" stroke="${dark(fin, 0.65)}" stroke-width="2.500"/><path d="M-50-20Q-30-38 0-38" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".65" fill="none"/>` +
    stare(-42, -8, 11)
  );
}

/** A shark coming straight on, jaws open. */
export function shark(k: Ink, c = '#4a6a9a', gum = '#c8243a') {
  const head =
    'M0-104Q44-96 74-40Q96-6 92 22Q80 58 40 76Q20 84 0 84Q-20 84-40 76Q-80 58-92 22Q-96-6-74-40Q-44-96 0-104z';
  const teeth = (y: number, s: number, n: number) =>
    times(n, (i) => {
      const x = -58 + ((i + 0.5) * 116) / n;
      const yy = y + s * (x / 60) ** 2 * 14;
      return `M${(x - 8).toFixed(0)} ${yy.toFixed(0)}h16l-8 ${s * 20}z`;
    });
  return (
    svg`<path d="M0-96Q8-136 30-150Q26-120 40-84zM80 0Q130 6 146 44Q112 40 76 48zM-80 0Q-130 6-146 44Q-112 40-76 48z" fill="${k.lin([pale(c, 0.2), dark(c, 0.5)])}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    k.relief(head, k.lin([pale(c, 0.3), c, dark(c, 0.35)]), { edge: ink, width: 6, rim: '#fff', dx: 2, dy: -2 }) +
    svg`<path d="M0 0Q50-6 88 20Q76 58 38 74Q18 82 0 82T-38 74Q-76 58-88 20Q-50-6 0 0z" fill="${k.lin(['#f4f8ff', '#b8c6dc'])}"/><path d="M-70 18Q0-22 70 18Q66 64 0 74Q-66 64-70 18z" fill="${gum}" stroke="${ink}" stroke-width="3"/><path d="M-58 22Q0-6 58 22Q52 56 0 62Q-52 56-58 22z" fill="#3a0416"/><path d="M-30 52Q0 32 30 52Q16 62 0 62T-30 52z" fill="#ff6a7a"/><path d="${teeth(2, 1, 7)}M-50 50l14 8-2-22zM-28 60l14 3-5-22zM-6 64h13l-6-20zM16 63l13-4-9-18zM38 56l12-7-12-13z" fill="#fff" stroke="#9aa6c4"/>` +
    k.mirror(
      svg`<path d="M34-40Q52-50 66-30Q52-18 34-40z" fill="#ffd23f" stroke="${ink}" stroke-width="4"/><circle cx="52" cy="-34" r="5" fill="${ink}"/><path d="M26-50L64-44" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M8-22q6 0 8 6" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    ) +
    svg`<path d="M-14-92Q-46-80-62-44" stroke="#fff" stroke-width="7" opacity=".5" fill="none" stroke-linecap="round"/>`
  );
}

export function octopus(k: Ink, c = '#a83fe0', spot = '#ffb0f0') {
  const arm = k.keep(
    svg`<path d="M14 26Q44 44 58 70Q72 104 104 92Q122 78 108 66Q100 62 98 72" fill="none" stroke="${dark(c, 0.72)}" stroke-width="27" stroke-linecap="round"/><path d="M14 26Q44 44 58 70Q72 104 104 92Q122 78 108 66Q100 62 98 72" fill="none" stroke="${k.lin([c, dark(c, 0.25)])}" stroke-width="21" stroke-linecap="round"/><path d="M34 48Q48 62 56 82Q72 112 100 102" fill="none" stroke="${spot}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 12"/>`,
  );
  const curl = k.keep(
    svg`<path d="M30 10Q84 18 92-22Q92-52 116-50Q134-42 124-28" fill="none" stroke="${dark(c, 0.72)}" stroke-width="24" stroke-linecap="round"/><path d="M30 10Q84 18 92-22Q92-52 116-50Q134-42 124-28" fill="none" stroke="${k.lin([pale(c, 0.2), dark(c, 0.2)])}" stroke-width="18" stroke-linecap="round"/><path d="M50 18Q94 18 100-18Q102-42 116-42" fill="none" stroke="${spot}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 11"/>`,
  );
  const two = (id: string) => `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
  const head = 'M0-104Q66-104 72-44Q74-14 54 8Q52 44 0 46Q-52 44-54 8Q-74-14-72-44Q-66-104 0-104z';
  return (
    two(curl) +
    `<g transform="translate(0 8) scale(.7 1.150)">${two(arm)}</g>` +
    two(arm) +
    k.relief(head, k.rad([pale(c, 0.5), c, dark(c, 0.45)], 0.38, 0.25, 0.8), {
      edge: dark(c, 0.75),
      width: 6,
      rim: spot,
    }) +
    svg`<circle cx="-28" cy="-78" r="9" fill="${spot}" opacity=".7"/><circle cx="34" cy="-72" r="6" fill="${spot}" opacity=".6"/><circle cx="6" cy="-90" r="5" fill="${spot}" opacity=".6"/>` +
    stare(-25, -18, 19, '#ffd23f') +
    stare(25, -18, 19, '#ffd23f') +
    svg`<path d="M-50-46L-12-34M50-46L12-34" stroke="${dark(c, 0.75)}" stroke-width="8" stroke-linecap="round"/><path d="M-20 20Q0 36 20 20" stroke="${dark(c, 0.75)}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  );
}

export function crab(k: Ink, c = '#ff5a2a') {
  const e = dark(c, 0.75);
  return (
    k.mirror(
      svg`<path d="M60 20Q96 20 104 54M54 34Q84 40 86 70M42 44Q62 54 62 80" fill="none" stroke="${e}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 20Q96 20 104 54M54 34Q84 40 86 70M42 44Q62 54 62 80" fill="none" stroke="${c}" stroke-width="10" stroke-linecap="round"/><path d="M62-4Q90-10 92-36" fill="none" stroke="${e}" stroke-width="20" stroke-linecap="round"/><path d="M62-4Q90-10 92-36" fill="none" stroke="${c}" stroke-width="14" stroke-linecap="round"/><path d="M76-40Q60-84 96-106Q92-82 102-74Q106-92 124-96Q138-56 108-36Q90-28 76-40z" fill="${k.lin([pale(c, 0.5), c, dark(c, 0.35)], 60)}" stroke="${e}" stroke-width="4" stroke-linejoin="round"/><path d="M22-30V-56" stroke="${e}" stroke-width="9"/>`,
    ) +
    k.relief(
      'M0-38Q70-40 76 6Q70 54 0 58Q-70 54-76 6Q-70-40 0-38z',
      k.rad([pale(c, 0.55), c, dark(c, 0.45)], 0.4, 0.25, 0.8),
      { edge: e, width: 6, rim: '#fff' },
    ) +
    svg`<path d="M-40-14Q-20-26 0-20M20-18q10-4 20 2" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/>` +
    stare(-22, -62, 14, '#37c76a') +
    stare(22, -62, 14, '#37c76a') +
    svg`<path d="M-28 14Q0 44 28 14Q0 24-28 14z" fill="#5a0a14" stroke="${e}" stroke-width="3.500" stroke-linejoin="round"/><path d="M-14 20l5 9 6-7zM3 22l6 7 5-9z" fill="#fff"/><path d="M-34-84L-44-118-18-104 0-128 18-104 44-118 34-84z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="3" stroke-linejoin="round"/><path d="M-33-92h66" stroke="${GOLD[0]}" stroke-width="3"/><circle cy="-100" r="5" fill="#e3202c"/>`
  );
}

/** A turtle from above, swimming up. */
export function turtle(k: Ink, c = '#3fae5a', shell = '#c8862a') {
  const hexes = times(6, (i) => {
    const [x, y] = polar(36, i * 60 - 90);
    return `M${x.toFixed(0)} ${(y * 1.1).toFixed(0)}L${polar(60, i * 60 - 90)
      .map((v, j) => (v * (j ? 1.12 : 1)).toFixed(0))
      .join(' ')}`;
  });
  return (
    k.mirror(
      svg`<path d="M40-44Q96-76 124-34Q112-6 52-18z" fill="${k.lin([pale(c, 0.4), c, dark(c, 0.35)])}" stroke="${dark(c, 0.7)}" stroke-width="4"/><path d="M40 50Q76 54 82 92Q56 92 30 70z" fill="${k.lin([c, dark(c, 0.35)])}" stroke="${dark(c, 0.7)}" stroke-width="4"/><path d="M66-46h0M84-42h0M100-34h0M62-32h0M80-28h0" stroke="${dark(c, 0.45)}" stroke-width="9" stroke-linecap="round"/>`,
    ) +
    svg`<path d="M0-118Q30-114 28-82Q22-62 0-62T-28-82Q-30-114 0-118z" fill="${k.lin([pale(c, 0.5), c])}" stroke="${dark(c, 0.7)}" stroke-width="4"/>` +
    stare(-15, -94, 8, '#2a1a10') +
    stare(15, -94, 8, '#2a1a10') +
    k.relief(
      'M0-72Q66-66 68 4Q62 72 0 84Q-62 72-68 4Q-66-66 0-72z',
      k.rad([pale(shell, 0.55), shell, dark(shell, 0.5)], 0.4, 0.3, 0.75),
      { edge: dark(shell, 0.75), width: 6, rim: GOLD[4] },
    ) +
    svg`<path d="M0-40L34-20V22L0 42-34 22V-20z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]], 60)}" stroke="${dark(shell, 0.65)}" stroke-width="4" stroke-linejoin="round"/><path d="${hexes}" stroke="${dark(shell, 0.65)}" stroke-width="4"/><path d="${star(5, 18, 8)}" fill="#fff" opacity=".85"/>`
  );
}

export function puffer(k: Ink, c = '#ffc23a') {
  return (
    svg`<path d="${star(20, 100, 78)}" fill="${k.lin([pale(c, 0.3), dark(c, 0.35)])}" stroke="${dark(c, 0.7)}" stroke-width="4" stroke-linejoin="round"/>` +
    k.mirror(
      svg`<path d="M70-14Q110-36 116 4Q112 34 74 18z" fill="${k.lin([pale(c, 0.5), c, dark(c, 0.3)])}" stroke="${dark(c, 0.7)}" stroke-width="4"/>`,
    ) +
    svg`<circle r="80" fill="${k.rad([pale(c, 0.6), c, dark(c, 0.4)], 0.38, 0.28, 0.8)}"/><path d="M-66 20Q0 4 66 20Q56 78 0 80Q-56 78-66 20z" fill="${k.lin(['#fffdf0', '#f0d8b0'])}"/><path d="M-44-48h0M-20-60h0M8-64h0M36-54h0M-6-44h0M22-40h0" stroke="${dark(c, 0.45)}" stroke-width="12" stroke-linecap="round"/>` +
    stare(-36, -8, 21, '#22b0ff') +
    stare(36, -8, 21, '#22b0ff') +
    svg`<ellipse cy="34" rx="20" ry="15" fill="#d8506a" stroke="${dark(c, 0.7)}" stroke-width="4"/><ellipse cy="35" rx="11" ry="8" fill="#4a0a1c"/>`
  );
}

/** The lantern fish, in profile, facing left. */
export function angler(k: Ink, c = '#3a4a8a', lamp = '#fff07a') {
  return (
    glow(k, -92, -62, 70, lamp, 1) +
    svg`<path d="M66-10Q96-46 124-44Q112-10 126 32Q92 34 64 16z" fill="${k.lin([pale(c, 0.3), dark(c, 0.4)])}" stroke="${ink}" stroke-width="4"/><path d="M-6-70Q20-110 60-84Q60-64 68-40zM4 66Q24 96 54 78Q48 66 52 50z" fill="${k.lin([pale(c, 0.25), dark(c, 0.4)])}" stroke="${ink}" stroke-width="4"/><path d="M-20-66Q-40-124-78-106Q-96-94-92-66" fill="none" stroke="${ink}" stroke-width="7"/><path d="M-20-66Q-40-124-78-106Q-96-94-92-66" fill="none" stroke="${pale(c, 0.3)}" stroke-width="3"/><circle cx="-92" cy="-60" r="13" fill="${k.rad(['#fff', lamp, '#ffae1f'])}"/>` +
    k.relief(
      'M-88-4Q-70-76 0-78Q60-72 80 0Q62 74-8 76Q-60 74-86 40z',
      k.rad([pale(c, 0.45), c, dark(c, 0.55)], 0.35, 0.25, 0.85),
      { edge: ink, width: 6, rim: lamp, dx: -2, dy: -1 },
    ) +
    svg`<path d="M-88-6Q-40-2-14 6Q-24 30-16 44Q-50 62-86 40Q-96 20-88-6z" fill="#2a0618" stroke="${ink}" stroke-width="4"/><path d="M-84-4l10 24 9-22zM-62-1l9 20 9-17zM-40 2l8 16 9-12zM-84 40l10-22 9 29zM-62 51l9-22 10 22zM-42 52l8-18 10 12z" fill="#fffbe0"/>` +
    stare(-34, -34, 17, '#ff5d5d') +
    svg`<path d="M10-10q14 10 10 30M28-14q14 14 10 36M46-10q10 14 6 28" stroke="${pale(c, 0.35)}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".6"/>`
  );
}

/** The gun at the foot of every fishing table, pointing up. */
export function cannon(k: Ink, c = '#e3202c') {
  const g = k.lin([GOLD[1], [0.3, GOLD[4]], [0.55, GOLD[2]], GOLD[0]], 0);
  return svg`<path d="M-26 20L-20-86H20L26 20z" fill="${k.lin([dark(c, 0.5), [0.3, pale(c, 0.5)], [0.55, c], dark(c, 0.6)], 0)}" stroke="#1a0a14" stroke-width="4"/><path d="M-28-104H28L24-84H-24zM-26-42H26l1 14H-27zM-29 4h58l1 16h-60z" fill="${g}" stroke="${GOLD[0]}" stroke-width="2.500"/><ellipse cy="-104" rx="28" ry="8" fill="#14060e" stroke="${GOLD[2]}" stroke-width="4"/><path d="M-62 62A62 50 0 0 1 62 62z" fill="${k.lin([pale(c, 0.3), c, dark(c, 0.6)], 60)}" stroke="#1a0a14" stroke-width="4"/><path d="M-76 60H76Q82 72 72 80H-72Q-82 72-76 60z" fill="${g}" stroke="${GOLD[0]}" stroke-width="3"/><circle cy="38" r="17" fill="${k.rad(['#fff', '#7fe8ff', '#0a6ac8'], 0.35, 0.3, 0.8)}" stroke="${GOLD[2]}" stroke-width="5"/>`;
}
