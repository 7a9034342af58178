import type { StudioName } from './studios/studio.ts';

export const categories = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME'] as const;
export type Category = (typeof categories)[number];

export interface Vendor {
  readonly id: string;
  readonly name: string;
  readonly style: StudioName;
  readonly categories: readonly Category[];
  /** A partner lottery: it has titles of its own, and none of the shelves' others. */
  readonly isPartnerLottery?: true;
}

/** The thirteen invented studios of the demonstration's catalogue, its two lottery vendors, and an external one. */
export const vendors: readonly Vendor[] = [
  { id: 'lumivolta', name: 'Lumivolta', style: 'neon', categories: ['RNG', 'LIVE', 'EGAME', 'ESPORTS'] },
  {
    id: 'kim-hac-phuong',
    name: 'Kim Hạc Phường',
    style: 'lacquer',
    categories: ['RNG', 'PVP', 'LIVE', 'FISH'],
  },
  { id: 'bathyral', name: 'Bathyral', style: 'abyss', categories: ['FISH', 'RNG'] },
  { id: 'mossgate-nine', name: 'Mossgate Nine', style: 'jungle', categories: ['RNG', 'FISH', 'EGAME', 'PVP'] },
  { id: 'maison-orlec', name: 'Maison Orlec', style: 'deco', categories: ['LIVE', 'PVP', 'RNG'] },
  { id: 'pippaloo', name: 'Pippaloo', style: 'candy', categories: ['RNG', 'EGAME', 'FISH'] },
  { id: 'olvarra', name: 'Olvarra', style: 'myth', categories: ['RNG', 'PVP', 'EGAME', 'LIVE', 'ESPORTS'] },
  { id: 'ravel-eleven', name: 'Ravel Eleven', style: 'arena', categories: ['SPORTS', 'ESPORTS', 'EGAME'] },
  { id: 'kyvexa', name: 'Kyvexa', style: 'cyber', categories: ['ESPORTS', 'EGAME', 'SPORTS', 'LIVE'] },
  { id: 'borealune', name: 'Borealune', style: 'frost', categories: ['RNG', 'SPORTS', 'ESPORTS', 'PVP'] },
  { id: 'dunefolk', name: 'Dunefolk', style: 'desert', categories: ['RNG', 'LIVE', 'PVP', 'EGAME'] },
  { id: 'zappetti', name: 'Zappetti', style: 'comic', categories: ['SPORTS', 'FISH', 'EGAME', 'ESPORTS', 'PVP'] },
  // its code is on the specification's list of esports vendors (section 3)
  { id: 'TF', name: 'Trifalcon', style: 'arena', categories: ['ESPORTS'] },
  // codes of the specification (section 3) with the demonstration's names: their games are the draws on the lottery's
  // own pages (section 4)
  { id: 'TCG_LOTTO_VN', name: 'Kim Cầu', style: 'lacquer', categories: ['LOTT'] },
  { id: 'TCG_SEA', name: 'Bi Nhanh', style: 'neon', categories: ['ELOTT'] },
  { id: 'octavane', name: 'Octavane', style: 'deco', categories: ['LOTT', 'ELOTT'], isPartnerLottery: true },
];
