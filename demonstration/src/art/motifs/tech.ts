// Gear and fighters of the screen.

import { dark, GOLD, mix, pale } from '../colour.ts';
import { type Ink, svg } from '../ink.ts';
import { label } from '../lettering.ts';
import { glow } from './setting.ts';

const ink = '#080b18';
export const headset = (k: Ink, c: string, lit: string) =>
  svg`<path d="M-84 20Q-92-92 0-94T84 20" fill="none" stroke="${ink}" stroke-width="25"/><path d="M-84 20Q-92-92 0-94T84 20" fill="none" stroke="${k.lin(['#6a7296', '#262b46'])}" stroke-width="18"/><path d="M-62-46Q-40-80 0-80T62-46" fill="none" stroke="${lit}" stroke-width="4"/><path d="M-84 66Q-70 104-22 100" fill="none" stroke="#262b46" stroke-width="9"/><rect x="-30" y="90" width="34" height="17" rx="8" fill="${lit}" stroke="${ink}" stroke-width="3"/>` +
  k.mirror(
    svg`<rect x="58" y="-20" width="46" height="92" rx="22" fill="${k.lin([pale(c, 0.4), c, dark(c, 0.55)], 20)}" stroke="${ink}" stroke-width="4"/><circle cx="84" cy="26" r="22" fill="#10142c" stroke="${lit}" stroke-width="4.500"/><path d="M84 12V40M72 26H96" stroke="${lit}" stroke-width="3.500"/><rect x="44" y="-12" width="20" height="76" rx="9" fill="#14182e" stroke="${ink}" stroke-width="3"/>`,
  );

export const pad = (k: Ink, c: string, lit: string) =>
  svg`<path d="M-70-46H70Q104-44 112 14Q122 74 92 80Q72 82 50 44H-50Q-72 82-92 80Q-122 74-112 14Q-104-44-70-46z" fill="${k.lin([pale(c, 0.45), c, dark(c, 0.55)])}" stroke="${ink}" stroke-width="5"/><path d="M-66-38H66Q90-38 98-12" fill="none" stroke="#fff" stroke-width="4" opacity=".55" stroke-linecap="round"/><path d="M-72-22h14v14h14V6h-14v14h-14V6h-14V-8h14z" fill="#14182e" stroke="${lit}" stroke-width="2"/><circle cx="-30" cy="24" r="18" fill="#14182e" stroke="${lit}" stroke-width="3"/><circle cx="30" cy="24" r="18" fill="#14182e" stroke="${lit}" stroke-width="3"/><circle cx="-31" cy="22" r="10" fill="#2a3050"/><circle cx="29" cy="22" r="10" fill="#2a3050"/><circle cx="66" cy="-24" r="9" fill="#ffd23f"/><circle cx="66" cy="10" r="9" fill="#2fd07a"/><circle cx="49" cy="-7" r="9" fill="#3fa8ff"/><circle cx="83" cy="-7" r="9" fill="#ff4a5a"/><path d="M-14-24H14V-14H-14z" fill="${lit}"/>`;

export const sword = (k: Ink, c: string, hilt = GOLD) =>
  svg`<path d="M-9 40V-104L0-128 9-104V40z" fill="${k.lin(['#fff', c, dark(c, 0.3), pale(c, 0.4)], 0)}" stroke="${ink}" stroke-width="3"/><path d="M0-112V36" stroke="#fff" stroke-width="2.500" opacity=".9"/><path d="M-36 40Q0 28 36 40L32 52Q0 44-32 52z" fill="${k.lin([hilt[4], hilt[2], hilt[0]])}" stroke="${ink}" stroke-width="3"/><path d="M-6 50H6V92H-6z" fill="#4a2a1c" stroke="${ink}" stroke-width="3"/><circle cy="98" r="10" fill="${hilt[2]}" stroke="${ink}" stroke-width="3"/>`;
export const shield = (k: Ink, c: string, m = GOLD, body = '') =>
  svg`<path d="M0-94Q40-74 82-78Q92 30 0 100Q-92 30-82-78Q-40-74 0-94z" fill="${k.lin([m[4], m[2], m[0], m[3], m[1]], 60)}" stroke="${ink}" stroke-width="5"/><path d="M0-76Q36-60 68-62Q74 22 0 80Q-74 22-68-62Q-36-60 0-76z" fill="${k.lin([pale(c, 0.3), c, dark(c, 0.55)], 60)}"/><path d="M0-76Q36-60 68-62Q74 22 0 80z" fill="#000" opacity=".18"/>${body}`;

/** A war machine's helm. */
export function mecha(k: Ink, c: string, lit: string) {
  return (
    k.mirror(
      svg`<path d="M30-60L84-118 74-40z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M64-34L104-20 98 44 66 58z" fill="${k.lin([pale(c, 0.2), dark(c, 0.5)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`,
    ) +
    k.relief(
      'M0-90L44-78 70-36 74 30 44 84 20 100H-20L-44 84-74 30-70-36-44-78z',
      k.lin([pale(c, 0.5), c, dark(c, 0.5)]),
      { edge: ink, width: 7, rim: lit },
    ) +
    k.mirror(
      svg`<path d="M0-90L16-84 12-30 0-24z" fill="${k.lin([pale(c, 0.2), dark(c, 0.3)])}"/><path d="M12-28L66-34 72 8 48 20 14 12z" fill="#0a0e20" stroke="${ink}" stroke-width="3"/><path d="M18-8L60-20 58-2 24 6z" fill="${k.lin(['#fff', lit], 0)}"/><path d="M16 26L52 30 44 78 20 92 12 60z" fill="${dark(c, 0.45)}"/><path d="M20 44H44M20 56H42M22 68H38" stroke="${lit}" stroke-width="4"/><path d="M0 14H10L14 58 0 62z" fill="${pale(c, 0.35)}"/><path d="M78-10L94-4M78 8L94 12M78 26L92 28" stroke="${lit}" stroke-width="4"/>`,
    ) +
    svg`<path d="M-10-78H10L6-56H-6z" fill="${lit}"/>`
  );
}

/** A masked operator with goggles. */
export const operator = (k: Ink, c: string, lit: string) =>
  svg`<path d="M-96 124Q-90 60-40 50H40Q90 60 96 124z" fill="${k.lin([dark(c, 0.2), dark(c, 0.7)])}" stroke="${ink}" stroke-width="4"/><path d="M-70 84h34v34h-34zM36 84h34v34H36z" fill="${dark(c, 0.45)}" stroke="${ink}" stroke-width="3"/><path d="M0-86Q66-86 70-20L64 30Q44 72 0 74Q-44 72-64 30L-70-20Q-66-86 0-86z" fill="${k.lin([pale(c, 0.15), c, dark(c, 0.6)])}" stroke="${ink}" stroke-width="5"/><path d="M-72-26Q0-50 72-26L74-40Q60-92 0-94T-74-40z" fill="${k.lin([mix(c, '#8a94a8', 0.5), dark(c, 0.3)])}" stroke="${ink}" stroke-width="4"/><path d="M-26-92H26V-70H-26z" fill="#20263e" stroke="${ink}" stroke-width="3"/>` +
  k.mirror(
    svg`<path d="M4-22Q36-34 66-22Q72 10 48 16Q14 18 4-4z" fill="${k.lin(['#fff', lit, dark(lit, 0.7)], 60)}" stroke="${ink}" stroke-width="5"/><path d="M16-14L34-18" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M0 24Q30 26 40 40Q34 64 14 70H0z" fill="${dark(c, 0.65)}"/><circle cx="30" cy="50" r="17" fill="#20263e" stroke="${ink}" stroke-width="4"/><path d="M20 46H40M20 54H40" stroke="#5a6484" stroke-width="4"/>`,
  );

export const keycap = (k: Ink, c: string, text: string) =>
  svg`<rect x="-32" y="-26" width="64" height="64" rx="12" fill="${dark(c, 0.7)}"/><rect x="-32" y="-34" width="64" height="62" rx="12" fill="${k.lin([c, dark(c, 0.4)])}"/><rect x="-25" y="-32" width="50" height="48" rx="9" fill="${k.lin([pale(c, 0.45), c])}"/>` +
  label('chakra', text, { y: 4, size: 34, fill: '#fff' });

/** A tower of the lane, crystal on top. */
export const tower = (k: Ink, c: string, stone = '#6a7498') =>
  svg`<path d="M-62 118L-44 40H44L62 118z" fill="${k.lin([pale(stone, 0.2), stone, dark(stone, 0.6)], 20)}" stroke="${ink}" stroke-width="5"/><path d="M-38 40L-30-30H30L38 40z" fill="${k.lin([pale(stone, 0.35), stone, dark(stone, 0.55)], 20)}" stroke="${ink}" stroke-width="4"/><path d="M-52-30L-62-66-34-50-22-78 0-56 22-78 34-50 62-66 52-30z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0]])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-14 118V80Q0 62 14 80V118z" fill="${ink}"/><path d="M-40 66H40M-36 10H36" stroke="${dark(stone, 0.6)}" stroke-width="4"/>` +
  glow(k, 0, -92, 62, c, 0.9) +
  svg`<path d="M0-140L24-96 0-58-24-96z" fill="${k.lin(['#fff', c, dark(c, 0.5)], 40)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M0-140L6-96 0-58-24-96z" fill="#fff" opacity=".45"/>`;
