// Balls, trophies, machines and gear.

import { dark, GOLD, pale } from '../colour.ts';
import { type Ink, polar, svg, times } from '../ink.ts';
import { label } from '../lettering.ts';
import { polygon, star } from './setting.ts';

const ink = '#0c0f24';
/** Light and shade over a ball of radius r. */
const round = (k: Ink, r: number, o = 0.7) =>
  svg`<circle r="${r}" fill="${k.rad(['#fff/.55', [0.35, '#fff/0'], [0.7, `${ink}/.12`], `${ink}/${o}`], 0.36, 0.3, 0.72)}"/><path d="M${r * 0.3} ${r * 0.9}A${r * 0.95} ${r * 0.95} 0 0 0 ${r * 0.92} ${r * 0.2}" stroke="#fff" stroke-width="${r * 0.045}" fill="none" opacity=".7" stroke-linecap="round"/>`;

export function football(k: Ink, r = 80, c = '#151a2e') {
  const u = r / 80;
  const clip = k.clip(`M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
  const pent = polygon(5, 27 * u);
  const seams = times(5, (i) => {
    const [a, b] = polar(27 * u, -90 + i * 72);
    const [x, y] = polar(50 * u, -90 + i * 72);
    const [l, m] = polar(64 * u, -90 + i * 72 - 27);
    const [n, o] = polar(64 * u, -90 + i * 72 + 27);
    return `M${a.toFixed(0)} ${b.toFixed(0)}L${x.toFixed(0)} ${y.toFixed(0)}L${l.toFixed(0)} ${m.toFixed(0)}M${x.toFixed(0)} ${y.toFixed(0)}L${n.toFixed(0)} ${o.toFixed(0)}`;
  });
  const rim = times(5, (i) => {
    const [x, y] = polar(74 * u, -54 + i * 72);
    return polygon(5, 24 * u, 126 + i * 72, x, y);
  });
  return (
    svg`<g clip-path="${clip}"><circle r="${r}" fill="#f4f6fc"/><path d="${pent}${rim}" fill="${c}" stroke="${c}" stroke-width="3" stroke-linejoin="round"/><path d="${seams}" stroke="${c}" stroke-width="${2.6 * u}" fill="none"/></g>` +
    round(k, r)
  );
}
export const basketball = (k: Ink, r = 80) =>
  svg`<circle r="${r}" fill="${k.rad(['#ffb86a', '#f2761f', '#b8430a'], 0.38, 0.3, 0.8)}"/><path d="M0-${r}V${r}M-${r} 0H${r}M${-r * 0.7} ${-r * 0.7}Q0 0 ${-r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}Q0 0 ${r * 0.7} ${r * 0.7}" transform="rotate(18)" stroke="#3a1408" stroke-width="${r * 0.055}" fill="none"/>` +
  round(k, r, 0.6);
export const volleyball = (k: Ink, a: string, b: string, r = 80) => {
  const third = svg`<path d="M0 0Q${r * 0.5}-${r * 0.1} ${r * 0.98} ${r * 0.2}M${-r * 0.02} ${-r * 0.36}Q${r * 0.5}-${r * 0.5} ${r * 0.94}-${r * 0.34}M${-r * 0.06} ${-r * 0.68}Q${r * 0.3}-${r * 0.8} ${r * 0.6}-${r * 0.8}M0 0Q-${r * 0.2}-${r * 0.5} 0-${r}"/>`;
  return (
    svg`<circle r="${r}" fill="#fff"/><path d="M0 0Q${r * 0.5}-${r * 0.1} ${r * 0.98} ${r * 0.2}A${r} ${r} 0 0 0 ${r * 0.94}-${r * 0.34}Q${r * 0.5}-${r * 0.5}-${r * 0.02}-${r * 0.36}z" fill="${a}"/><g transform="rotate(120)"><path d="M0 0Q${r * 0.5}-${r * 0.1} ${r * 0.98} ${r * 0.2}A${r} ${r} 0 0 0 ${r * 0.94}-${r * 0.34}Q${r * 0.5}-${r * 0.5}-${r * 0.02}-${r * 0.36}z" fill="${b}"/></g><g transform="rotate(240)"><path d="M0 0Q${r * 0.5}-${r * 0.1} ${r * 0.98} ${r * 0.2}A${r} ${r} 0 0 0 ${r * 0.94}-${r * 0.34}Q${r * 0.5}-${r * 0.5}-${r * 0.02}-${r * 0.36}z" fill="${a}"/></g><g stroke="#2a3358" stroke-width="${r * 0.03}" fill="none">${third}<g transform="rotate(120)">${third}</g><g transform="rotate(240)">${third}</g></g>` +
    round(k, r)
  );
};
export const tennisBall = (k: Ink, r = 50) =>
  svg`<circle r="${r}" fill="${k.rad(['#f8ffb0', '#cdea2f', '#7aa012'], 0.38, 0.3, 0.8)}"/><path d="M${-r * 0.7} ${-r * 0.7}Q${r * 0.3} ${-r * 0.2} ${-r * 0.2} ${r * 0.96}M${r * 0.86}-${r * 0.5}Q${r * 0.2} 0 ${r * 0.8} ${r * 0.6}" stroke="#fff" stroke-width="${r * 0.09}" fill="none"/>` +
  round(k, r, 0.5);
export const pingpong = (k: Ink, c: string) =>
  svg`<path d="M-9 40H9L12 100Q0 110-12 100z" fill="${k.lin(['#e8b878', '#8a5028'], 0)}" stroke="${ink}" stroke-width="3"/><path d="M-14 46Q-64 34-62-18Q-54-76 0-76T62-18Q64 34 14 46Q0 54-14 46z" fill="${k.lin([pale(c, 0.3), c, dark(c, 0.4)], 60)}" stroke="${ink}" stroke-width="4"/><path d="M-44 24Q0 44 44 24" stroke="#ffe0b0" stroke-width="5" fill="none"/><path d="M-46-30Q-36-62 0-64" stroke="#fff" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`;

export function racket(k: Ink, c: string) {
  const net = k.pattern(9, 9, '<path d="M0 0h9M0 0v9" stroke="#fff" stroke-width="1.4"/>');
  return svg`<path d="M-6 62H6L9 140Q0 148-9 140z" fill="${k.lin([pale(c, 0.3), dark(c, 0.4)], 0)}" stroke="${ink}" stroke-width="3"/><path d="M-8 92h16M-8 102h16M-9 112h18M-9 122h18M-9 132h18" stroke="#fff" opacity=".5" stroke-width="3"/><ellipse rx="52" ry="68" fill="#fff" opacity=".12"/><ellipse rx="52" ry="68" fill="${net}"/><ellipse rx="54" ry="70" fill="none" stroke="${ink}" stroke-width="13"/><ellipse rx="54" ry="70" fill="none" stroke="${k.lin([pale(c, 0.55), c, dark(c, 0.35)], 60)}" stroke-width="9"/><path d="M-6 66H6L26 60" stroke="${c}" stroke-width="6" fill="none"/>`;
}
export const shuttle = (k: Ink) =>
  svg`<path d="M-16 20L-44-60Q-20-74 0-70Q20-74 44-60L16 20z" fill="${k.lin(['#fff', '#cfd8ea'])}" stroke="#6a7696" stroke-width="2.500"/><path d="M-6 18L-18-66M6 18L18-66M0 18V-69M-26-10H26M-34-34H34" stroke="#8f9abb" stroke-width="2" fill="none"/><path d="M-19 16H19Q24 48 0 50Q-24 48-19 16z" fill="${k.rad(['#fff', '#f0f2fa', '#8a94b0'], 0.35, 0.3, 0.8)}" stroke="#6a7696" stroke-width="2.500"/><path d="M-19 20H19" stroke="#e3202c" stroke-width="5"/>`;

export function trophy(k: Ink, m = GOLD, jewel = '#e3202c') {
  return (
    k.mirror(
      svg`<path d="M50-66Q100-74 94-30Q86 14 36 26" fill="none" stroke="${m[0]}" stroke-width="17"/><path d="M50-66Q100-74 94-30Q86 14 36 26" fill="none" stroke="${k.lin([m[4], m[2], m[1]])}" stroke-width="11"/>`,
    ) +
    svg`<path d="M-14 40H14L20 78H-20z" fill="${k.lin([m[1], m[4], m[2], m[0]], 0)}" stroke="${m[0]}" stroke-width="3"/><path d="M-60-92H60Q62 30 0 48Q-62 30-60-92z" fill="${k.lin([m[1], [0.22, m[4]], [0.45, m[2]], [0.7, m[3]], m[0]], 0)}" stroke="${m[0]}" stroke-width="4"/><ellipse cy="-92" rx="61" ry="13" fill="${k.lin([m[0], m[2]])}" stroke="${m[3]}" stroke-width="4"/><path d="M-48 78H48V92H-48zM-62 92H62V118H-62z" fill="${k.lin(['#3a3350', '#14101f'])}" stroke="${ink}" stroke-width="3"/><path d="M-62 96H62" stroke="${m[2]}" stroke-width="3"/><path d="${star(5, 30, 13, -90, 0, -26)}" fill="${jewel}" stroke="${m[4]}" stroke-width="3" stroke-linejoin="round"/><path d="M-44-76Q-44-20-26 10" stroke="#fff" stroke-width="7" opacity=".75" fill="none" stroke-linecap="round"/>`
  );
}

export const glove = (k: Ink, c: string) =>
  svg`<path d="M-32 50Q-60 20-58-24Q-52-78 4-78Q60-76 62-28Q62 10 40 50z" fill="${k.rad([pale(c, 0.55), c, dark(c, 0.5)], 0.36, 0.28, 0.85)}" stroke="${dark(c, 0.75)}" stroke-width="4"/><path d="M-54-6Q-78-26-58-46Q-30-50-18-20Q-16 4-36 14" fill="${k.lin([pale(c, 0.35), c, dark(c, 0.3)])}" stroke="${dark(c, 0.75)}" stroke-width="4"/><path d="M-36 50H44L46 92H-38z" fill="${k.lin(['#fff', '#c8cede'])}" stroke="${dark(c, 0.75)}" stroke-width="4"/><path d="M-36 62H45M-37 78H45" stroke="${c}" stroke-width="6"/><path d="M-28-56Q-6-70 22-62" stroke="#fff" stroke-width="7" fill="none" opacity=".75" stroke-linecap="round"/>`;

/** A shirt with a number. */
export const shirt = (k: Ink, c: string, trim: string, n: number) =>
  svg`<path d="M-28-74Q0-56 28-74L66-58 88-10 58 6 48-12V76H-48V-12L-58 6-88-10-66-58z" fill="${k.lin([pale(c, 0.25), c, dark(c, 0.4)], 60)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-28-74Q0-44 28-74L20-77Q0-60-20-77z" fill="${trim}"/><path d="M-84-4l28 16 2-8-29-16zM84-4L56 12l-2-8 29-16zM-48 62H48V76H-48z" fill="${trim}"/><path d="M-34-40V60M34-40V60" stroke="${trim}" stroke-width="5" opacity=".5"/>` +
  label('anton', String(n), { y: 34, size: 70, fill: trim });
