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

interface Character {
  readonly name: string;
  readonly coat: string;
  /** The inner ear and what is painted on the head. */
  readonly second: string;
  readonly muzzle: string;
  readonly line: string;
  readonly ear: keyof typeof ears;
  readonly snout: keyof typeof snouts;
  readonly mark?: keyof typeof marks;
  readonly extra?: keyof typeof extras;
}

const cast: readonly Character[] = [
  {
    name: 'panda',
    coat: '#f6f7fb',
    second: '#1d1c2e',
    muzzle: '#ffffff',
    line: '#1d1c2e',
    ear: 'round',
    snout: 'soft',
    mark: 'patch',
  },
  {
    name: 'tiger',
    coat: '#ff9a2e',
    second: '#ffd0b0',
    muzzle: '#fff4e4',
    line: '#2a1210',
    ear: 'round',
    snout: 'soft',
    mark: 'stripe',
  },
  { name: 'fox', coat: '#ff7a2a', second: '#3a1a18', muzzle: '#fff2e4', line: '#2a1218', ear: 'point', snout: 'point' },
  {
    name: 'cat',
    coat: '#8f9ab8',
    second: '#ffb0b8',
    muzzle: '#eef0f8',
    line: '#2a2438',
    ear: 'point',
    snout: 'soft',
    mark: 'stripe',
    extra: 'glasses',
  },
  {
    name: 'rabbit',
    coat: '#f4ecf4',
    second: '#ffb0c0',
    muzzle: '#ffffff',
    line: '#5a2a48',
    ear: 'long',
    snout: 'soft',
  },
  {
    name: 'bear',
    coat: '#9a5a34',
    second: '#d89a6a',
    muzzle: '#f0c898',
    line: '#2a1408',
    ear: 'round',
    snout: 'soft',
    extra: 'scarf',
  },
  { name: 'frog', coat: '#4fc85a', second: '#d8ffb0', muzzle: '#a8f08a', line: '#14401c', ear: 'eyes', snout: 'smile' },
  {
    name: 'penguin',
    coat: '#2a3358',
    second: '#ffffff',
    muzzle: '#ffb02e',
    line: '#6a3a08',
    ear: 'none',
    snout: 'beak',
    mark: 'face',
    extra: 'scarf',
  },
  {
    name: 'pig',
    coat: '#ffa8b8',
    second: '#ff7a96',
    muzzle: '#ff86a0',
    line: '#8a2a48',
    ear: 'flop',
    snout: 'pig',
    extra: 'cap',
  },
  {
    name: 'owl',
    coat: '#8a5ac8',
    second: '#ffd23f',
    muzzle: '#ffb02e',
    line: '#5a2a08',
    ear: 'tuft',
    snout: 'beak',
    mark: 'disc',
  },
  {
    name: 'monkey',
    coat: '#8a5030',
    second: '#f0c090',
    muzzle: '#f0c090',
    line: '#2a1408',
    ear: 'wide',
    snout: 'soft',
    mark: 'face',
  },
  {
    name: 'elephant',
    coat: '#8fa4c8',
    second: '#d0b0c8',
    muzzle: '#8fa4c8',
    line: '#2a3358',
    ear: 'wide',
    snout: 'trunk',
    extra: 'flower',
  },
  {
    name: 'wolf',
    coat: '#7a86a8',
    second: '#3a4262',
    muzzle: '#f0f4ff',
    line: '#14182c',
    ear: 'point',
    snout: 'point',
    extra: 'phones',
  },
  {
    name: 'buffalo',
    coat: '#5a4a5a',
    second: '#f0e0c0',
    muzzle: '#c8a898',
    line: '#1c1218',
    ear: 'horn',
    snout: 'pig',
  },
  {
    name: 'dog',
    coat: '#e8b878',
    second: '#8a5028',
    muzzle: '#fff4e0',
    line: '#3a2010',
    ear: 'flop',
    snout: 'soft',
    mark: 'half',
  },
  {
    name: 'chick',
    coat: '#ffd84a',
    second: '#fff0a0',
    muzzle: '#ff8a2e',
    line: '#8a4a08',
    ear: 'none',
    snout: 'beak',
    mark: 'blush',
    extra: 'leaf',
  },
  {
    name: 'lion',
    coat: '#f5b04a',
    second: '#9a4a1c',
    muzzle: '#fff0d8',
    line: '#3a1a08',
    ear: 'round',
    snout: 'soft',
    mark: 'mane',
  },
  {
    name: 'dragon',
    coat: '#2fb88a',
    second: '#ffd23f',
    muzzle: '#a8f0c8',
    line: '#0a3a2a',
    ear: 'horn',
    snout: 'smile',
    mark: 'brow',
  },
  {
    name: 'robot',
    coat: '#b8c8e8',
    second: '#3fe0ff',
    muzzle: '#b8c8e8',
    line: '#3fe0ff',
    ear: 'none',
    snout: 'visor',
    mark: 'robot',
  },
  {
    name: 'ghost',
    coat: '#e8e0ff',
    second: '#b09aff',
    muzzle: '#ffffff',
    line: '#4a2a8a',
    ear: 'none',
    snout: 'smile',
    mark: 'blush',
    extra: 'crown',
  },
  {
    name: 'raccoon',
    coat: '#8a8a9a',
    second: '#2a2a3a',
    muzzle: '#ffffff',
    line: '#1c1c28',
    ear: 'round',
    snout: 'point',
    mark: 'mask',
  },
  {
    name: 'deer',
    coat: '#c8824a',
    second: '#ffe0b8',
    muzzle: '#fff0dc',
    line: '#3a1c0c',
    ear: 'horn',
    snout: 'soft',
    mark: 'dots',
    extra: 'leaf',
  },
  {
    name: 'koala',
    coat: '#9aa6ba',
    second: '#f0d0dc',
    muzzle: '#9aa6ba',
    line: '#22283a',
    ear: 'wide',
    snout: 'soft',
    extra: 'bow',
  },
  {
    name: 'alien',
    coat: '#7af0a0',
    second: '#c8ffd8',
    muzzle: '#7af0a0',
    line: '#0a3a2a',
    ear: 'none',
    snout: 'smile',
    mark: 'alien',
  },
  {
    name: 'shiba',
    coat: '#f0943a',
    second: '#fff0dc',
    muzzle: '#fff4e4',
    line: '#2a1408',
    ear: 'point',
    snout: 'soft',
    mark: 'cheek',
    extra: 'bow',
  },
  {
    name: 'rooster',
    coat: '#fff4e8',
    second: '#e0304a',
    muzzle: '#ffb02e',
    line: '#7a3a08',
    ear: 'none',
    snout: 'beak',
    mark: 'comb',
  },
  {
    name: 'goat',
    coat: '#efe6da',
    second: '#c8a888',
    muzzle: '#ffffff',
    line: '#4a3424',
    ear: 'horn',
    snout: 'point',
    extra: 'flower',
  },
  {
    name: 'cow',
    coat: '#ffffff',
    second: '#ffb8c0',
    muzzle: '#ffc0c8',
    line: '#3a2030',
    ear: 'horn',
    snout: 'pig',
    mark: 'half',
  },
  {
    name: 'mouse',
    coat: '#a8a2b8',
    second: '#ffb8c8',
    muzzle: '#f4eef8',
    line: '#3a2a44',
    ear: 'wide',
    snout: 'soft',
    extra: 'crown',
  },
  {
    name: 'snowcat',
    coat: '#dfeaff',
    second: '#8ab8ff',
    muzzle: '#ffffff',
    line: '#24406a',
    ear: 'point',
    snout: 'soft',
    mark: 'dots',
    extra: 'phones',
  },
];
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

/** A friendly face on a round ground, 96 by 96; a whole number picks one of the cast in order, any other seed by chance. */
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
