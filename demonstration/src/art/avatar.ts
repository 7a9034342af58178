import { type Character, cast } from './avatarCast.ts';
import { ears, extras, marks, snouts } from './avatarParts.ts';
import { dark, pale } from './colour.ts';
import { at, createInk, type Ink, picture, svg } from './ink.ts';
import { star } from './motifs/setting.ts';
import { hash, nth } from './prng.ts';

const grounds = [
  ['#3a5cff', '#7a2aff'],
  ['#0fa37a', '#0a5a8a'],
  ['#ff7a4a', '#d8246a'],
  ['#f5b93a', '#e0562a'],
  ['#22b8e0', '#2a4ae0'],
  ['#b04fff', '#5a1aa8'],
  ['#ff6aa8', '#8a2ae0'],
  ['#2a3a6a', '#121a3a'],
] as const;

export const avatarCount = cast.length;

const heads = {
  robot: 'M-30-22Q-30-32-20-32H20Q30-32 30-22V22Q30 32 20 32H-20Q-30 32-30 22z',
  alien: 'M0-40Q38-38 36-6Q30 26 0 36Q-30 26-36-6Q-38-38 0-40z',
  other: 'M0-33C24-33 38-18 38 2C38 24 22 35 0 35S-38 24-38 2C-38-18-24-33 0-33z',
};

function eyesOf(k: Ink, { second, ear, mark, extra }: Character): string {
  if (mark === 'robot') return `<path d="M-12-4h0M12-4h0" stroke="${second}" stroke-width="9" stroke-linecap="round"/>`;
  if (mark === 'alien')
    return k.mirror('<path d="M6 2Q8-14 28-18Q28 4 6 2z" fill="#10142c"/><circle cx="21" cy="-11" r="3" fill="#fff"/>');
  if (extra === 'glasses') return '';
  if (ear === 'eyes')
    return k.mirror(
      '<circle cx="18" cy="-27" r="8.5" fill="#fff"/><circle cx="17" cy="-26" r="5" fill="#14182c"/><circle cx="15" cy="-28" r="1.8" fill="#fff"/>',
    );
  const wide = mark === 'disc';
  const ringed = wide || mark === 'patch' || mark === 'mask';
  const one = (x: number) =>
    svg`<circle cx="${x}" cy="-4" r="${wide ? 8 : 6}" fill="${ringed ? '#fff' : '#15132a'}"/>${ringed && svg`<circle cx="${x}" cy="-4" r="${wide ? 5 : 4}" fill="#15132a"/>`}<circle cx="${x - 1.8}" cy="-6" r="2" fill="#fff"/>`;
  return one(-15) + one(15);
}

/** A friendly face on a round ground, 96 by 96; an integer picks from the cast in order, any other seed by hash. */
export function avatar(seed: number | string): string {
  const k = createInk(`avatar/${seed}`);
  const place = typeof seed === 'number' ? Math.trunc(seed) : hash(seed) % cast.length;
  const round = typeof seed === 'number' ? Math.floor(place / cast.length) : hash(`${seed}+`);
  const character = nth(cast, place);
  const { name, coat, second, muzzle, line, ear, snout, mark, extra } = character;
  const [a, b] = nth(grounds, (place % cast.length) * 5 + round);
  const fur = k.rad([pale(coat, 0.45), coat, dark(coat, 0.3)], 0.38, 0.3, 0.8);
  const head = mark === 'robot' || mark === 'alien' ? heads[mark] : heads.other;
  const mane =
    mark === 'mane' &&
    svg`<path d="${star(14, 48, 40)}" fill="${k.rad([pale(second, 0.3), second, dark(second, 0.4)])}" stroke="${second}" stroke-width="5" stroke-linejoin="round"/>`;
  const blush = '<ellipse cx="26" cy="11" rx="5" ry="3.2" fill="#ff5a7a" opacity=".32"/>';
  const face = [
    mane || '',
    k.mirror(ears[ear](fur, second)),
    svg`<path d="${head}" fill="${fur}"/>`,
    mark ? marks[mark]({ k, coat, second, line }) : '',
    snouts[snout](muzzle, line),
    eyesOf(k, character),
    ear === 'eyes' || mark === 'robot' || mark === 'alien' ? '' : k.mirror(blush),
    extra ? extras[extra] : '',
  ].join('');
  const body =
    svg`<circle cx="48" cy="48" r="48" fill="${k.lin([a, b], 60)}"/><circle cx="48" cy="48" r="48" fill="${k.rad(['#fff/.38', '#fff/0'], 0.35, 0.25, 0.5)}"/><path d="M10 77Q20 84 24 82Q34 74 48 74T72 82Q76 84 86 77A48 48 0 0 1 10 77z" fill="${dark(coat, 0.28)}"/>` +
    at(48, 53, `<ellipse cy="36" rx="26" ry="5" fill="#0a0820" opacity=".3"/>${face}`, {
      s: ear === 'long' || extra === 'crown' ? 0.82 : 0.92,
    }) +
    '<circle cx="48" cy="48" r="47" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>';
  return picture(k, { width: 96, height: 96, title: name, body });
}
