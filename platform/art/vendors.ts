import type { StudioName } from './studios/studio.ts';

export const categories = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME'] as const;
export type Category = (typeof categories)[number];

export interface Vendor {
  readonly id: string;
  readonly name: string;
  readonly style: StudioName;
  readonly categories: readonly Category[];
}

/** The thirteen invented studios of the demonstration catalogue. */
export const vendors: readonly Vendor[] = [
  { id: 'lumivolta', name: 'Lumivolta', style: 'neon', categories: ['RNG', 'LIVE', 'EGAME', 'ELOTT', 'ESPORTS'] },
  {
    id: 'kim-hac-phuong',
    name: 'Kim Hạc Phường',
    style: 'lacquer',
    categories: ['RNG', 'PVP', 'LIVE', 'LOTT', 'FISH'],
  },
  { id: 'bathyral', name: 'Bathyral', style: 'abyss', categories: ['FISH', 'RNG', 'ELOTT', 'LOTT'] },
  { id: 'mossgate-nine', name: 'Mossgate Nine', style: 'jungle', categories: ['RNG', 'FISH', 'EGAME', 'PVP'] },
  { id: 'maison-orlec', name: 'Maison Orlec', style: 'deco', categories: ['LIVE', 'PVP', 'RNG', 'ELOTT', 'LOTT'] },
  { id: 'pippaloo', name: 'Pippaloo', style: 'candy', categories: ['RNG', 'EGAME', 'LOTT', 'ELOTT', 'FISH'] },
  { id: 'olvarra', name: 'Olvarra', style: 'myth', categories: ['RNG', 'PVP', 'EGAME', 'LIVE', 'ESPORTS'] },
  { id: 'ravel-eleven', name: 'Ravel Eleven', style: 'arena', categories: ['SPORTS', 'ESPORTS', 'LOTT', 'EGAME'] },
  { id: 'kyvexa', name: 'Kyvexa', style: 'cyber', categories: ['ESPORTS', 'EGAME', 'SPORTS', 'LIVE', 'ELOTT'] },
  { id: 'borealune', name: 'Borealune', style: 'frost', categories: ['RNG', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT'] },
  { id: 'dunefolk', name: 'Dunefolk', style: 'desert', categories: ['RNG', 'LIVE', 'PVP', 'EGAME', 'LOTT'] },
  { id: 'zappetti', name: 'Zappetti', style: 'comic', categories: ['SPORTS', 'FISH', 'EGAME', 'ESPORTS', 'PVP'] },
  // its code is one of the specification's list of esports vendors (section 3)
  { id: 'TF', name: 'Trifalcon', style: 'arena', categories: ['ESPORTS'] },
];
