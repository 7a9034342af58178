import { games } from '../art/catalogue.ts';
import { chance } from '../art/prng.ts';

export const shelves = ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'ELOTT', 'EGAME'] as const;

/** Share of the play by shelf. */
const shelfShare: Readonly<Record<(typeof shelves)[number], number>> = {
  RNG: 0.36,
  LIVE: 0.22,
  SPORTS: 0.1,
  FISH: 0.09,
  PVP: 0.08,
  LOTT: 0.06,
  ELOTT: 0.04,
  EGAME: 0.03,
  ESPORTS: 0.02,
};

/**
 * A game's share of all play: by its shelf, and within it by a rank that some games lead. The partner lottery's games
 * are new and have not been played yet.
 */
export function popularity(): { id: string; share: number }[] {
  return shelves.flatMap((category) => {
    const ranked = games
      .filter((game) => game.category === category && game.lotto === null)
      .map((game) => ({ game, luck: chance(`share/${game.id}`).next() - (game.leads ? 0.6 : 0) }))
      .toSorted((a, b) => a.luck - b.luck)
      .map(({ game }, rank) => ({ id: game.id, weight: 1 / (rank + 2) ** 0.85 }));
    const whole = ranked.reduce((sum, entry) => sum + entry.weight, 0);
    return ranked.map(({ id, weight }) => ({ id, share: (shelfShare[category] * weight) / whole }));
  });
}
